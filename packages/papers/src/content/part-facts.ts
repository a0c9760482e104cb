import {
  type Analysis,
  groundRatio,
  INCHES_PER_FOOT,
  type Inches,
  isDeck,
  type PlacedPart,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import type { SetOutPart } from '@ramp/solids'

/** What a part is, as papers tell them apart. */
export const kindOf = (placed: PlacedPart): 'ramp' | 'platform' | 'stair' | 'other' => {
  const { kind } = placed.part
  if (kind === 'ramp' || kind === 'stair') return kind
  return isDeck(placed) || placed.item.role === 'landing-pad' ? 'platform' : 'other'
}

/** `8 ft`, `5 ft x 5 ft`: usable sizes as they are sold. */
export function sizeText({ item, usableWidth, usableLength, part }: PlacedPart): string {
  if (part.kind === 'stair') return item.frontendName
  return part.kind === 'ramp' ? feet(usableLength) : `${feet(usableWidth)} x ${feet(usableLength)}`
}

const feet = (inches: number): string => {
  const whole = inches / INCHES_PER_FOOT
  return Number.isInteger(whole) ? `${whole} ft` : lengthText(inches, 'part-size')
}

/** Rise over the horizontal run, and the angle along the deck. */
export type Slope = {
  readonly rise: number
  readonly covers: number
  readonly ratio: string
  readonly degrees: number
}

/** How steep a ramp lies; null where it is level. */
export function slopeOf({ covers, height }: SetOutPart): Slope | null {
  const rise = height.top - height.bottom
  if (Math.abs(rise) < 1e-6 || covers === 0) return null
  return {
    rise,
    covers,
    ratio: groundRatio(rise, covers),
    degrees: (Math.atan2(Math.abs(rise), covers) * 180) / Math.PI,
  }
}

/** Whether the ground is level as far as it is known: heights are then above grade, else above the datum. */
export const isLevel = ({ layout }: Analysis): boolean => (layout.site.ground ?? []).length === 0

/** Steeper than any ramp: a stair has risers and no slope. */
const STEEPEST = 0.4
export const isAsSteepAsStairs = ({
  rise,
  covers,
}: {
  readonly rise: Inches
  readonly covers: Inches
}): boolean => rise > covers * STEEPEST
