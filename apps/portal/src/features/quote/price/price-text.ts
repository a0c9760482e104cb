import type { PricedOption } from '@ramp/contracts'
import { counted } from '@ramp/domain'
import {
  type Charge,
  type ChargeUnit,
  changedTerms,
  GROUP_NAMES,
  type PaymentStage,
  type PriceFinding,
  type PriceTerms,
  type QuotePrice,
  type Rental,
} from '@ramp/pricing'
import { moneyText, numberText } from '@ramp/shell'

/** The terms that hold for an option, as far as this person sees them. */
export const termsInForce = ({ company, terms }: Pick<PricedOption, 'company' | 'terms'>): PriceTerms =>
  changedTerms(company, terms)

const taxOf = ({ taxes }: Pick<QuotePrice, 'taxes'>): number =>
  (taxes ?? []).reduce((sum, { cents }) => sum + cents, 0)

/** What a total is, as it stands behind the figure: `including $278.71 sales tax`. */
export function taxText(price: Pick<QuotePrice, 'taxes'>): string {
  if (price.taxes === null) return 'before tax'
  const tax = taxOf(price)
  return tax === 0 ? 'no sales tax' : `including ${moneyText(tax)} sales tax`
}

/** `$6,003.00`, `$5,724.29 before tax`. */
export const shortPriceText = ({ total, taxes }: Pick<QuotePrice, 'taxes' | 'total'>): string =>
  taxes === null ? `${moneyText(total)} before tax` : moneyText(total)

const UNITS: Readonly<Record<Exclude<ChargeUnit, 'job'>, readonly [one: string, more: string]>> = {
  each: ['', ''],
  ft: [' ft', ' ft'],
  hour: [' hour', ' hours'],
  mile: [' mile', ' miles'],
  month: [' month', ' months'],
}

/** `6.5 hours at $95.00`; nothing for one amount for a whole job. */
export function quantityText({ quantity, unit, rate }: Pick<Charge, 'quantity' | 'unit' | 'rate'>): string {
  if (unit === 'job') return ''
  const [one, more] = UNITS[unit]
  return `${numberText(quantity)}${quantity === 1 ? one : more} at ${moneyText(rate)}`
}

export const STAGE_NAMES: Readonly<Record<PaymentStage, string>> = {
  deposit: 'Deposit',
  delivery: 'On delivery',
  completion: 'On completion',
}

/** What a payer pays and under which number: `Installation, freight · PO 4711`. */
export function payerText({ groups, number }: QuotePrice['payers'][number]): string {
  const names = groups.map((group, place) =>
    place === 0 ? GROUP_NAMES[group] : GROUP_NAMES[group].toLowerCase(),
  )
  return [names.join(', '), number].filter((text) => text !== '').join(' · ')
}

/** Terms of a rental beside the rent itself, each a sentence. */
export function rentalTexts(rental: Rental): readonly string[] {
  const { perMonth, minimumMonths, proration, removal, damageWaiver, purchaseCredit } = rental
  return [
    `${moneyText(perMonth)} a month, at least ${counted(minimumMonths, 'month')}.`,
    proration === 'days'
      ? 'Each day of a partial month is charged at 1/30 of a month.'
      : 'A partial month is charged as a full month.',
    ...(damageWaiver === null ? [] : [`Damage waiver ${moneyText(damageWaiver)} a month.`]),
    ...(removal > 0 ? [`Removal ${moneyText(removal)}, included in the total.`] : []),
    ...(purchaseCredit
      ? [
          `${purchaseCredit.percent}% of the rent for the first ${counted(purchaseCredit.months, 'month')} is credited toward a purchase.`,
        ]
      : []),
  ]
}

/** Findings in one notice: red once one of them stops the price. */
export function worstOf(findings: readonly PriceFinding[]): 'bad' | 'look' | null {
  if (findings.length === 0) return null
  return findings.some(({ stops }) => stops) ? 'bad' : 'look'
}

/** Whether there is more to a price than one line: somebody else pays, in stages, or lines are offered. */
export const isSimple = ({ payers, payments }: QuotePrice, { rental }: Pick<PriceTerms, 'rental'>): boolean =>
  payers.length === 0 && payments.length === 0 && rental === null

/** The price as the figures of a quote name it; nothing where there is none. */
export function priceFigures(priced: PricedOption | null): readonly (readonly [string, string])[] {
  if (!priced?.price) return []
  const { taxes, total } = priced.price
  const { rental } = termsInForce(priced)
  const name = taxes === null ? 'Price before tax' : 'Price'
  return [
    [rental ? `${name}, ${counted(rental.minimumMonths, 'month')}` : name, moneyText(total)],
    ...(rental ? [['Rent per month', moneyText(rental.perMonth)] as const] : []),
  ]
}
