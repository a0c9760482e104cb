import { Button } from '@mantine/core'
import type { PricedOption } from '@ramp/contracts'
import type { ReactNode } from 'react'
import { DiscountFields } from '../../../ui/prices/discount-fields.tsx'
import type { ChangedDraft, DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'
import type { Problems } from '../../../ui/prices/draft/read-draft.ts'
import { MoneyEntry, StepsEntry } from '../../../ui/prices/entries.tsx'
import { FreightFields } from '../../../ui/prices/freight-fields.tsx'
import { InstallationFields } from '../../../ui/prices/installation-fields.tsx'
import { MarginFields } from '../../../ui/prices/margin-fields.tsx'
import { MethodFields, type OfferedTable } from '../../../ui/prices/method-fields.tsx'
import { OptionalLineFields, OtherWorkFields } from '../../../ui/prices/other-work-fields.tsx'
import { PayersFields } from '../../../ui/prices/payers-fields.tsx'
import { PlanFields } from '../../../ui/prices/plan-fields.tsx'
import { RentalFields } from '../../../ui/prices/rental-fields.tsx'
import { TaxFields } from '../../../ui/prices/tax-fields.tsx'
import { Section } from '../../../ui/prices/terms/section.tsx'
import { FIELD_NAMES, SUMMARIES } from '../../../ui/prices/terms/terms-text.ts'
import { isOwn } from './own-draft.ts'
import classes from './price-panel.module.css'

type Field = keyof DraftTerms

type TermsOfQuoteProps = {
  readonly draft: DraftTerms
  readonly own: ChangedDraft
  readonly problems: Problems
  readonly priced: PricedOption
  readonly tables: readonly OfferedTable[]
  readonly change: (changed: ChangedDraft) => void
  readonly takeCompanyTerms: (fields: readonly Field[]) => void
}

/** Everything that a quote can have of its own, each closed with what holds now; what stops the price is open. */
export function TermsOfQuote(props: TermsOfQuoteProps) {
  const { draft, own, problems, priced, tables, change, takeCompanyTerms } = props
  const of = <One extends Field>(field: One) => ({
    value: draft[field],
    onChange: (value: DraftTerms[One]) => change({ [field]: value }),
    isOfQuote: true,
  })
  const section = (field: keyof typeof SUMMARIES, content: ReactNode, more: readonly Field[] = []) => {
    const fields = [field, ...more]
    const isAt = (path: string) => fields.some((one) => path === one || path.startsWith(`${one}.`))
    return (
      <Section
        key={field}
        title={FIELD_NAMES[field]}
        summary={isOwn(own, fields) ? `${SUMMARIES[field](draft)}, this quote only` : SUMMARIES[field](draft)}
        level="h3"
        hasProblem={[...problems.keys()].some(isAt)}
        isOpenAtFirst={priced.findings.some(({ field: at, stops }) => stops && isAt(at))}
      >
        {content}
        <div className={classes.companys}>
          {isOwn(own, fields) ? (
            <Button variant="default" size="xs" onClick={() => takeCompanyTerms(fields)}>
              Use company terms
            </Button>
          ) : (
            'Company terms apply.'
          )}
        </div>
      </Section>
    )
  }
  return (
    <div className={classes.terms}>
      {priced.mayChangeMethod && section('method', <MethodFields {...of('method')} tables={tables} />)}
      {section(
        'installation',
        <InstallationFields {...of('installation')} proposedHours={priced.proposedHours} />,
      )}
      {section('freight', <FreightFields {...of('freight')} />)}
      {section('permit', <PermitEntry {...of('permit')} />)}
      {section('miles', <MilesEntry {...of('miles')} />)}
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
          onNoCustomerShare={(hasNoCustomerShare) => change({ hasNoCustomerShare })}
        />,
        ['hasNoCustomerShare'],
      )}
      {section('rental', <RentalFields {...of('rental')} />)}
      {priced.mayChangeMethod &&
        section(
          'margin',
          <>
            <p className={classes.said}>You alone see this. It is never printed.</p>
            <MarginFields {...of('margin')} />
          </>,
        )}
    </div>
  )
}

type EntryProps = {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

const PermitEntry = ({ value, onChange }: EntryProps) => (
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

const MilesEntry = ({ value, onChange }: EntryProps) => (
  <div className={classes.one}>
    <StepsEntry
      path="miles"
      label="Miles to the site"
      value={value}
      max={5000}
      step={0.1}
      hint="For a rate card that charges miles."
      onChange={onChange}
    />
  </div>
)
