import { type Cents, INCHES_PER_FOOT } from '@ramp/domain'
import { rounded } from '../money/percent.ts'

/** Lengths count to the sixteenth of an inch, so that a price of feet is one of whole numbers. */
const SIXTEENTHS = 16

/** What so many inches cost at a price for a foot. */
export const priceOfLength = (inches: number, perFoot: Cents): Cents =>
  rounded(Math.round(inches * SIXTEENTHS) * perFoot, INCHES_PER_FOOT * SIXTEENTHS)
