import type { ReactNode } from 'react'
import { DiscountFields } from '../discount-fields.tsx'
import type { DraftTerms } from '../draft/draft-terms.ts'
import { MoneyEntry, StepsEntry } from '../entries.tsx'
import { FreightFields } from '../freight-fields.tsx'
import { InstallationFields } from '../installation-fields.tsx'
import { MarginFields } from '../margin-fields.tsx'
import { OptionalLineFields, OtherWorkFields } from '../other-work-fields.tsx'
import { PayersFields } from '../payers-fields.tsx'
import { PlanFields } from '../plan-fields.tsx'
import { RentalFields } from '../rental-fields.tsx'
import { TaxFields } from '../tax-fields.tsx'
import type { SUMMARIES } from '../terms/terms-text.ts'
import classes from './terms-contents.module.css'

type Field = keyof DraftTerms

/** The value of a part of the terms, and what changes it. */
type Of = <One extends Field>(
  field: One,
) => {
  readonly value: DraftTerms[One]
  readonly onChange: (value: DraftTerms[One]) => void
  readonly isOfQuote?: boolean
}

type Content = {
  readonly part: keyof typeof SUMMARIES
  /** Fields that belong to it besides. */
  readonly more: readonly Field[]
  readonly content: ReactNode
}

const content = (part: Content['part'], fields: ReactNode, more: readonly Field[] = []): Content => ({
  part,
  more,
  content: fields,
})

/** Miles, which only a quote has. */
export const milesContent = (of: Of): Content =>
  content(
    'miles',
    <div className={classes.one}>
      <StepsEntry
        path="miles"
        label="Miles to the site"
        max={5000}
        step={0.1}
        hint="For a rate card that charges by the mile."
        {...of('miles')}
      />
    </div>,
  )

/** What installation, freight and permit cost the customer. */
export const chargeContents = (of: Of, proposedHours?: number | null): readonly Content[] => [
  content(
    'installation',
    <InstallationFields {...of('installation')} {...(proposedHours !== undefined && { proposedHours })} />,
  ),
  content('freight', <FreightFields {...of('freight')} />),
  content(
    'permit',
    <div className={classes.one}>
      <MoneyEntry path="permit" label="Permit fee" placeholder="Not included" {...of('permit')} />
    </div>,
  ),
]

/** Everything after the charges, in the order in which a proposal lists it. */
export const laterContents = (of: Of): readonly Content[] => {
  const { value: hasNoCustomerShare, onChange: onNoCustomerShare } = of('hasNoCustomerShare')
  return [
    content('otherWork', <OtherWorkFields {...of('otherWork')} />),
    content('optionalLines', <OptionalLineFields {...of('optionalLines')} />),
    content('discount', <DiscountFields {...of('discount')} />),
    content('tax', <TaxFields {...of('tax')} />),
    content('plan', <PlanFields {...of('plan')} />),
    content(
      'payers',
      <PayersFields
        {...of('payers')}
        hasNoCustomerShare={hasNoCustomerShare}
        onNoCustomerShare={onNoCustomerShare}
      />,
      ['hasNoCustomerShare'],
    ),
    content('rental', <RentalFields {...of('rental')} />),
  ]
}

/** The margin view, for the owner alone. */
export const marginContent = (of: Of): Content =>
  content(
    'margin',
    <>
      <p className={classes.hint}>Only you see this. It is never printed.</p>
      <MarginFields {...of('margin')} />
    </>,
  )
