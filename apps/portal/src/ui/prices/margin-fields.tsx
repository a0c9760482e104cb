import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { PercentEntry } from './entries.tsx'
import classes from './prices.module.css'

type Field = keyof DraftOf<'margin'>

const FIELDS: readonly (readonly [field: Field, label: string, hint: string])[] = [
  ['floor', 'Margin floor', 'Below it, only the owner can issue a quote.'],
  ['commission', 'Commission', 'Percent of the price before tax.'],
  ['overhead', 'Overhead', 'Percent of the price before tax.'],
  ['cardFee', 'Card fee', 'Percent of the total with tax.'],
  [
    'workCost',
    'Work cost',
    'What installation, freight, and other work cost you, as a percent of their price.',
  ],
]

/** What only the owner sees. */
export const MarginFields = ({ value, onChange }: FieldsProps<'margin'>) => (
  <div className={classes.fields}>
    {FIELDS.map(([field, label, hint]) => (
      <PercentEntry
        key={field}
        path={`margin.${field}`}
        label={label}
        value={value[field]}
        max={100}
        hint={hint}
        onChange={(percent) => onChange({ ...value, [field]: percent })}
      />
    ))}
  </div>
)
