import type { ReactNode } from 'react'
import { DiscountFields } from '../../../ui/prices/discount-fields.tsx'
import type { DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'
import type { Problems } from '../../../ui/prices/draft/read-draft.ts'
import { MoneyEntry } from '../../../ui/prices/entries.tsx'
import { FreightFields } from '../../../ui/prices/freight-fields.tsx'
import { InstallationFields } from '../../../ui/prices/installation-fields.tsx'
import { MarginFields } from '../../../ui/prices/margin-fields.tsx'
import { OptionalLineFields, OtherWorkFields } from '../../../ui/prices/other-work-fields.tsx'
import { PayersFields } from '../../../ui/prices/payers-fields.tsx'
import { PlanFields } from '../../../ui/prices/plan-fields.tsx'
import { RentalFields } from '../../../ui/prices/rental-fields.tsx'
import { TaxFields } from '../../../ui/prices/tax-fields.tsx'
import { Section } from '../../../ui/prices/terms/section.tsx'
import { FIELD_NAMES, SUMMARIES } from '../../../ui/prices/terms/terms-text.ts'
import classes from './terms-form.module.css'

type Part = keyof typeof SUMMARIES

type TermsSectionsProps = {
  readonly draft: DraftTerms
  readonly problems: Problems
  readonly onChange: (changed: Partial<DraftTerms>) => void
}

/** Everything beside the method, in the order in which a proposal lists it. */
export function TermsSections({ draft, problems, onChange }: TermsSectionsProps) {
  const section = (part: Part, content: ReactNode) => (
    <Section
      key={part}
      title={FIELD_NAMES[part]}
      summary={SUMMARIES[part](draft)}
      hasProblem={[...problems.keys()].some((path) => path === part || path.startsWith(`${part}.`))}
    >
      {content}
    </Section>
  )
  const of = <Field extends keyof DraftTerms>(field: Field) => ({
    value: draft[field],
    onChange: (value: DraftTerms[Field]) => onChange({ [field]: value }),
  })
  return (
    <div className={classes.sections}>
      {section('installation', <InstallationFields {...of('installation')} />)}
      {section('freight', <FreightFields {...of('freight')} />)}
      {section('permit', <PermitEntry {...of('permit')} />)}
      {section('otherWork', <OtherWorkFields {...of('otherWork')} />)}
      {section('optionalLines', <OptionalLineFields {...of('optionalLines')} />)}
      {section('discount', <DiscountFields {...of('discount')} />)}
      {section('tax', <TaxFields {...of('tax')} />)}
      {section('plan', <PlanFields {...of('plan')} />)}
      {section(
        'payers',
        <PayersFields
          {...of('payers')}
          hasNoCustomerShare={draft.hasNoCustomerShare}
          onNoCustomerShare={(hasNoCustomerShare) => onChange({ hasNoCustomerShare })}
        />,
      )}
      {section('rental', <RentalFields {...of('rental')} />)}
      {section(
        'margin',
        <>
          <p className={classes.hint}>You alone see this. It is never printed.</p>
          <MarginFields {...of('margin')} />
        </>,
      )}
    </div>
  )
}

type PermitEntryProps = {
  readonly value: number | null
  readonly onChange: (cents: number | null) => void
}

const PermitEntry = ({ value, onChange }: PermitEntryProps) => (
  <div className={classes.one}>
    <MoneyEntry
      path="permit"
      label="Permit fee"
      value={value}
      placeholder="Not included"
      onChange={onChange}
    />
  </div>
)
