import { type DesiredRatio, INCHES_PER_FOOT, type Inches, type RelengthOffer } from '@ramp/domain'
import { moneyText, numberText } from '@ramp/shell'

type Offered = Pick<RelengthOffer, 'flights' | 'priceChange' | 'excess'> & {
  readonly rampingLength: Inches
  readonly desiredRatio: DesiredRatio
}

/** Which sections change to which, and what that makes of the run: `Change ramps to 1:12: 8 ft → 4 ft + 8 ft, 28 ft of ramp, +$919.11`. */
export function relengthText({ flights, priceChange, rampingLength, desiredRatio }: Offered): string {
  const changes = flights.map(({ before, after }) => `${sum(before)} → ${sum(after)}`).join(', ')
  return `Change ramps to ${desiredRatio}: ${changes}, ${feet(rampingLength)} of ramp, ${priceText(priceChange)}`
}

const feet = (length: Inches): string => `${numberText(length / INCHES_PER_FOOT)} ft`

const sum = (lengths: readonly Inches[]): string => lengths.map(feet).join(' + ')

const priceText = (change: number): string =>
  change < 0 ? `-${moneyText(-change)}` : `+${moneyText(change)}`

/** What no choice of sections mends; null where the codes have nothing to say. */
export const excessText = ({ excess }: Pick<Offered, 'excess'>): string | null =>
  excess === 0
    ? null
    : `A ramp without a landing must be ${feet(excess)} shorter by code: add a platform in between.`

/** What stands at the preview on the canvas. */
export const ghostText = (rampingLength: Inches, price: number): string =>
  `${feet(rampingLength)} of ramp, ${moneyText(price)}`
