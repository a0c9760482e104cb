import { type Analysis, counted, missingRise, roundTo } from '@ramp/domain'
import type { PrintedCharge, PrintedPrice } from '@ramp/pricing'
import { hasPartWithoutRun } from '../../content/rise.ts'
import type { PaperInput } from '../../paper/input.ts'
import type { OfferSettings } from '../settings/offer-settings.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const MINUS = '−'
/** Less of nothing is nothing: -0 has no sign. */
export const money = (cents: number): string =>
  cents < 0 ? `${MINUS}${dollars.format(-cents / 100)}` : dollars.format(cents / 100 + 0)

/** The price that a proposal shows; legs follow from heights, so that without a rise there is none. */
export const priceShown = (
  { analysis, price }: Pick<PaperInput, 'analysis' | 'price'>,
  settings: OfferSettings,
): PrintedPrice | null => (settings.price === 'none' || missingRise(analysis) ? null : price)

/** Said where a price would stand. */
export function noPriceText(analysis: Analysis): string {
  if (!missingRise(analysis)) return 'We will send the price separately.'
  return hasPartWithoutRun(analysis)
    ? 'No price yet: a part is not in a run.'
    : 'No price yet: the rise is not entered.'
}

export const priceName = ({ rental, includesInstallation }: PrintedPrice): string => {
  if (rental) return `Rental, first ${counted(rental.minimumMonths, 'month')}`
  return includesInstallation ? 'Price of the installed ramp' : 'Price of the ramp'
}

/** What the total says of sales tax; nothing where the lines bear none. */
export function taxWords({ taxes, exemption }: PrintedPrice): string | null {
  if (exemption !== null) return exemptWords(exemption)
  if (taxes === null) return 'Before sales tax.'
  const sum = taxes.reduce((all, { cents }) => all + cents, 0)
  return sum === 0 ? null : `Includes ${money(sum)} sales tax.`
}

export const exemptWords = (number: string): string =>
  number === '' ? 'No sales tax: exempt.' : `No sales tax: exempt, certificate ${number}.`

/** How much of something is charged; work on the site is its amount. */
export function quantityWords({ group, quantity, unit }: PrintedCharge): string {
  if (group === 'installation') return ''
  const number = `${roundTo(quantity, 3)}`
  switch (unit) {
    case 'job':
    case 'hour':
      return ''
    case 'each':
      return number
    case 'ft':
      return `${number} ft`
    case 'mile':
      return counted(quantity, 'mile')
    case 'month':
      return counted(quantity, 'month')
  }
}

/** The part of a payer by its name; null where the price has no such payer. */
export const shareOf = ({ payers }: PrintedPrice, payer: string | null) =>
  payer === null ? null : (payers.find(({ name }) => name === payer) ?? null)
