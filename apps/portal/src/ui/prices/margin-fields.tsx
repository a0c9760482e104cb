import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { PercentEntry } from './entries.tsx'
import classes from './prices.module.css'

type Field = keyof DraftOf<'margin'>

const FIELDS: readonly (readonly [field: Field, label: string, hint: string])[] = [
  ['floor', 'Lowest margin', 'Below it, only the owner can issue.'],
  ['commission', 'Commission', 'Of the price before tax.'],
  ['overhead', 'Overhead', 'Of the price before tax.'],
  ['cardFee', 'Card fee', 'Of the total with tax.'],
  [
    'workCost',
    'Work cost',
    'What installation, freight, and other work cost you, in percent of their price.',
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
