import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { type Choice, ChoiceEntry, MoneyEntry, PercentEntry, WordsEntry } from './entries.tsx'
import classes from './prices.module.css'

type Discount = NonNullable<DraftOf<'discount'>>
type Kind = 'none' | 'percent' | 'cents'

const KINDS: readonly Choice<Kind>[] = [
  ['none', 'No discount'],
  ['percent', 'Percent'],
  ['cents', 'Amount'],
]

const kindOf = (discount: Discount | null): Kind => {
  if (!discount) return 'none'
  return 'percent' in discount.amount ? 'percent' : 'cents'
}

const BLANK: Discount = { amount: { percent: null }, reason: '', name: '' }

/** What is taken off everything but the permit fee. */
export function DiscountFields({ value, onChange }: FieldsProps<'discount'>) {
  const choose = (kind: Kind) => {
    if (kind === 'none') return onChange(null)
    onChange({ ...(value ?? BLANK), amount: kind === 'percent' ? { percent: null } : { cents: null } })
  }
  return (
    <div className={classes.fields}>
      <ChoiceEntry path="discount" label="Discount" value={kindOf(value)} choices={KINDS} onChange={choose} />
      {value && (
        <>
          {'percent' in value.amount ? (
            <PercentEntry
              path="discount.amount"
              label="Discount percent"
              value={value.amount.percent}
              max={100}
              onChange={(percent) => onChange({ ...value, amount: { percent } })}
            />
          ) : (
            <MoneyEntry
              path="discount.amount"
              label="Discount amount"
              value={value.amount.cents}
              onChange={(cents) => onChange({ ...value, amount: { cents } })}
            />
          )}
          <WordsEntry
            path="discount.name"
            label="Printed name"
            value={value.name}
            placeholder="Veteran discount"
            maxLength={80}
            onChange={(name) => onChange({ ...value, name })}
          />
          <WordsEntry
            path="discount.reason"
            label="Reason (never printed)"
            value={value.reason}
            placeholder="Not entered"
            maxLength={120}
            onChange={(reason) => onChange({ ...value, reason })}
          />
        </>
      )}
    </div>
  )
}
