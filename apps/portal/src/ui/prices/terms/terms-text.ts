import { counted, listed } from '@ramp/domain'
import { METHOD_NAMES, type PriceTerms } from '@ramp/pricing'
import { moneyText, numberText } from '@ramp/shell'
import { momentText } from '../../text.ts'
import type { DraftTerms } from '../draft/draft-terms.ts'
import type { MergedTerms } from './merged-terms.ts'

/** What the parts of the terms are called on the page. */
export const FIELD_NAMES: Readonly<Record<keyof PriceTerms, string>> = {
  method: 'How the price is built',
  installation: 'Installation',
  freight: 'Freight',
  permit: 'Permit fee',
  miles: 'Miles',
  otherWork: 'Other work and inclusions',
  optionalLines: 'Optional lines',
  discount: 'Discount',
  tax: 'Sales tax',
  plan: 'Payment plan',
  payers: 'Payers',
  hasNoCustomerShare: 'Customer share',
  rental: 'Rental',
  margin: 'Margin view',
}

const NOT_ENTERED = 'Not entered'
const countedOr = (count: number, what: string) => (count === 0 ? NOT_ENTERED : counted(count, what))

const INSTALLATIONS = {
  none: 'Not charged',
  'per-foot': 'Per foot of ramp',
  'per-part': 'Per part',
  hours: 'Hours and rate',
} as const
const FREIGHTS = { none: 'Not charged', typed: 'One amount', table: 'By weight' } as const

/** What is entered in a part of the terms, as short as the head of its section needs it. */
export const SUMMARIES = {
  method: ({ method }: DraftTerms) => (method ? METHOD_NAMES[method.kind] : NOT_ENTERED),
  installation: ({ installation }: DraftTerms) => INSTALLATIONS[installation.kind],
  freight: ({ freight }: DraftTerms) => FREIGHTS[freight.kind],
  permit: ({ permit }: DraftTerms) => (permit === null ? 'Not included' : moneyText(permit)),
  miles: ({ miles }: DraftTerms) => (miles === null ? NOT_ENTERED : numberText(miles)),
  otherWork: ({ otherWork }: DraftTerms) => countedOr(otherWork.length, 'line'),
  optionalLines: ({ optionalLines }: DraftTerms) => countedOr(optionalLines.length, 'option'),
  plan: ({ plan }: DraftTerms) => (plan ? `Deposit ${plan.stages.deposit ?? 0}%` : NOT_ENTERED),
  tax: ({ tax }: DraftTerms) => countedOr(tax.rates.length, 'rate'),
  rental: ({ rental }: DraftTerms) => (rental ? 'Rental' : 'Sale'),
  discount: ({ discount }: DraftTerms) => (discount ? discount.name || 'Discount' : 'No discount'),
  payers: ({ payers }: DraftTerms) =>
    payers.length === 0 ? 'Customer only' : counted(payers.length, 'payer'),
  margin: ({ margin }: DraftTerms) =>
    countedOr(Object.values(margin).filter((percent) => percent !== null).length, 'percent'),
} as const satisfies Partial<Record<keyof PriceTerms, (draft: DraftTerms) => string>>

const namesOf = (fields: readonly (keyof PriceTerms)[]) => listed(fields.map((field) => FIELD_NAMES[field]))

type Saved = { readonly savedBy: string | null; readonly savedAt: string | null }

/** What happened when somebody saved while the page was open. */
export function mergedText(
  { savedBy, savedAt }: Saved,
  { theirs, both }: Pick<MergedTerms<unknown>, 'theirs' | 'both'>,
): string {
  const who = savedBy ?? 'Someone else'
  const when = savedAt === null ? '' : ` on ${momentText(savedAt)}`
  return [
    `${who} saved these prices${when}, after you opened them. Your entries are still here and are not saved.`,
    ...(theirs.length === 0 ? [] : [`New from ${who}: ${namesOf(theirs)}.`]),
    ...(both.length === 0 ? [] : [`Both of you changed ${namesOf(both)}: your entry is shown.`]),
    'Check them, then save again.',
  ].join(' ')
}
