import { type Analysis, counted, type Inches } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { taggedLegs } from '@ramp/solids'
import type { Foundation } from '../../paper/input.ts'
import { listedTags } from '../words.ts'

/** What is under the feet of a system, and what ties them to the ground: null where there is none, or nobody entered it. */
export type Footings = {
  readonly pads: { readonly side: Inches; readonly feet: readonly string[] } | null
  /** Tags of the feet that are anchored. */
  readonly anchors: readonly string[] | null
}

export const hasPads = ({ pad }: Pick<Foundation, 'pad'>): boolean => pad !== null && pad > 0

/** A pad under each foot, and an anchored foot at each leg: every paper counts them here. */
export function footings(analysis: Analysis, { pad, isAnchored }: Foundation): Footings {
  const feet = taggedLegs(analysis).map(({ tag }) => tag)
  if (feet.length === 0) return { pads: null, anchors: null }
  return {
    pads: pad !== null && hasPads({ pad }) ? { side: pad, feet } : null,
    anchors: isAnchored === true ? feet : null,
  }
}

/** `12 pads 12" square` */
export const padCountText = ({ side, feet }: NonNullable<Footings['pads']>): string =>
  `${counted(feet.length, 'pad')} ${lengthText(side, 'part-size')} square`

/** `the feet of 12 legs (L1 to L12)`: never `12 feet`, which is a length. */
export const footText = (feet: readonly string[]): string =>
  feet.length === 1 ? `the foot of leg ${feet[0]}` : `the feet of ${feet.length} legs (${listedTags(feet)})`
