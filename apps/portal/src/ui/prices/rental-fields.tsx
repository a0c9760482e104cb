import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { ChargeEntry, type Choice, ChoiceEntry, CountEntry, MoneyEntry, PercentEntry } from './entries.tsx'
import classes from './prices.module.css'

type Rental = NonNullable<DraftOf<'rental'>>

const BLANK: Rental = {
  perMonth: null,
  minimumMonths: null,
  proration: 'days',
  removal: 0,
  damageWaiver: null,
  purchaseCredit: null,
}

const SALE_OR_RENT: readonly Choice<'sale' | 'rental'>[] = [
  ['sale', 'Sale'],
  ['rental', 'Rental'],
]

const PRORATIONS: readonly Choice<Rental['proration']>[] = [
  ['days', 'By the day, 1/30 of a month'],
  ['months', 'As a full month'],
]

/** Whether the ramp is sold or rented, and at which terms. */
export const RentalFields = ({ value, onChange }: FieldsProps<'rental'>) => (
  <div className={classes.stack}>
    <ChoiceEntry
      path="rental"
      label="Sale or rental"
      value={value ? 'rental' : 'sale'}
      choices={SALE_OR_RENT}
      onChange={(kind) => onChange(kind === 'sale' ? null : BLANK)}
    />
    {value && <Terms value={value} onChange={onChange} />}
  </div>
)

type TermsProps = { readonly value: Rental; readonly onChange: (value: Rental) => void }

function Terms({ value, onChange }: TermsProps) {
  const credit = value.purchaseCredit
  const credited = (changed: Partial<NonNullable<Rental['purchaseCredit']>>) => {
    const next = { percent: null, months: null, ...credit, ...changed }
    onChange({ ...value, purchaseCredit: next.percent === null && next.months === null ? null : next })
  }
  return (
    <div className={`${classes.fields} ${classes.broad}`}>
      <MoneyEntry
        path="rental.perMonth"
        label="Rent per month"
        value={value.perMonth}
        onChange={(perMonth) => onChange({ ...value, perMonth })}
      />
      <CountEntry
        path="rental.minimumMonths"
        label="Minimum term (months)"
        value={value.minimumMonths}
        min={1}
        max={120}
        onChange={(minimumMonths) => onChange({ ...value, minimumMonths })}
      />
      <ChoiceEntry
        path="rental.proration"
        label="Partial month"
        value={value.proration}
        choices={PRORATIONS}
        onChange={(proration) => onChange({ ...value, proration })}
      />
      <ChargeEntry
        path="rental.removal"
        label="Removal"
        value={value.removal}
        onChange={(removal) => onChange({ ...value, removal: removal ?? 0 })}
      />
      <MoneyEntry
        path="rental.damageWaiver"
        label="Damage waiver per month"
        value={value.damageWaiver}
        placeholder="Not offered"
        onChange={(damageWaiver) => onChange({ ...value, damageWaiver })}
      />
      <PercentEntry
        path="rental.purchaseCredit.percent"
        label="Rent credited toward a purchase"
        value={credit?.percent ?? null}
        max={100}
        placeholder="None"
        onChange={(percent) => credited({ percent })}
      />
      <CountEntry
        path="rental.purchaseCredit.months"
        label="Months credited"
        value={credit?.months ?? null}
        min={1}
        max={120}
        placeholder="None"
        onChange={(months) => credited({ months })}
      />
    </div>
  )
}
