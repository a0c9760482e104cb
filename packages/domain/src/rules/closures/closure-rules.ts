import { type Inches, inchesFromSpecPixels, isLess, roundTo } from '../../base/units.ts'
import type { Position } from '../../model/layout/part.ts'
import { closureDifferences } from '../../model/products/closure-differences.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { ClosureComponent, ClosureType } from './closure.ts'

/** What a closure rule looks at: a joint at a platform side and the gap beside it. */
export type GapCase = {
  readonly product: ProductLine
  readonly platform: PlacedPart
  /** What joins the platform there. */
  readonly component: ClosureComponent
  readonly position: Position
  /** Difference of the overall side lengths: all there is to close beside the joint. */
  readonly difference: Inches
  /** Overall length of the platform side. */
  readonly platformSide: Inches
}

type ClosureRule = {
  readonly name: string
  readonly source: string
  readonly when: (gap: GapCase) => boolean
  readonly gives: { readonly type: ClosureType; readonly suffix: string } | 'nothing'
}

/** Openings narrower than this need nothing (domain 7.9). */
export const NARROWEST_OPENING: Inches = inchesFromSpecPixels(6)
const SIDE_DIFFERENCE = inchesFromSpecPixels(6)
const CENTER_DIFFERENCE = inchesFromSpecPixels(8)
/** An 8 ft side: 170.17 px overall (spec 3 §4.7), to the tenth of an inch. */
const CUSTOM_SIDE = roundTo(inchesFromSpecPixels(170.17), 1)

const isCenter = ({ position }: GapCase) => position === 'CENTER'
const joinsDeck = ({ component }: GapCase) => component === 'PLATFORM' || component === 'PLATFORM_EXT'
const isCustomSide = ({ product, platform, platformSide }: GapCase) =>
  closureDifferences(product).cutsPickets &&
  platform.item.handrails === 'VERT_PICKET' &&
  roundTo(platformSide, 1) === CUSTOM_SIDE

const joining = (component: ClosureComponent, isAtCenter: boolean) => (gap: GapCase) =>
  gap.component === component && isCenter(gap) === isAtCenter

/** Closures beside a joint (spec 3 §4.7). First match wins, so the exceptions stand above the general cases. */
const CLOSURE_RULES: readonly ClosureRule[] = [
  {
    name: 'a platform without rails has nothing to close',
    source: 'domain 7.9',
    when: ({ platform }) => platform.item.handrails === null || platform.item.handrails === 'NO_RAILS',
    gives: 'nothing',
  },
  {
    name: 'a landing pad and a resting platform need none',
    source: 'spec 3 §4.7',
    when: ({ platform }) =>
      platform.item.role === 'landing-pad' || (platform.part.kind === 'platform' && platform.part.isResting),
    gives: 'nothing',
  },
  {
    name: 'decks joined at the side with nearly equal edges leave no gap',
    source: 'spec 3 §4.7',
    when: (gap) => joinsDeck(gap) && !isCenter(gap) && isLess(gap.difference, SIDE_DIFFERENCE),
    gives: 'nothing',
  },
  {
    name: 'a centred joint with nearly equal edges leaves no gap, unless a stair hangs there',
    source: 'spec 3 §4.7',
    when: (gap) => isCenter(gap) && gap.component !== 'STAIR' && isLess(gap.difference, CENTER_DIFFERENCE),
    gives: 'nothing',
  },
  {
    name: 'beside a stair, a gap too narrow to fall through is left open',
    source: 'domain 7.9',
    when: (gap) => gap.component === 'STAIR' && isLess(gap.difference, NARROWEST_OPENING),
    gives: 'nothing',
  },
  {
    name: 'vertical pickets at a ramp on an 8 ft side are made to order, centred',
    source: 'spec 3 §4.7',
    when: (gap) => joining('RAMP', true)(gap) && isCustomSide(gap),
    gives: { type: 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE', suffix: 'C' },
  },
  {
    name: 'vertical pickets at a ramp on an 8 ft side are made to order',
    source: 'spec 3 §4.7',
    when: (gap) => joining('RAMP', false)(gap) && isCustomSide(gap),
    gives: { type: 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE', suffix: 'S' },
  },
  {
    name: 'platforms joined at the side',
    source: 'spec 3 §4.7',
    when: joining('PLATFORM', false),
    gives: { type: 'PLATFORM_TO_PLATFORM', suffix: 'P2PS' },
  },
  {
    name: 'platforms joined at the center',
    source: 'spec 3 §4.7',
    when: joining('PLATFORM', true),
    gives: { type: 'PLATFORM_TO_PLATFORM', suffix: 'P2PC' },
  },
  {
    name: 'an extension at the side of a platform',
    source: 'spec 3 §4.7',
    when: joining('PLATFORM_EXT', false),
    gives: { type: 'PLATFORM_TO_PLATFORM_EXT', suffix: 'P2PS' },
  },
  {
    name: 'an extension at the center of a platform',
    source: 'spec 3 §4.7',
    when: joining('PLATFORM_EXT', true),
    gives: { type: 'PLATFORM_TO_PLATFORM_EXT', suffix: 'P2PC' },
  },
  {
    name: 'a ramp at the side of a platform',
    source: 'spec 3 §4.7',
    when: joining('RAMP', false),
    gives: { type: 'PLATFORM_TO_RAMP', suffix: 'S' },
  },
  {
    name: 'a ramp at the center of a platform',
    source: 'spec 3 §4.7',
    when: joining('RAMP', true),
    gives: { type: 'PLATFORM_TO_RAMP', suffix: 'C' },
  },
  {
    name: 'a stair at the side of a platform',
    source: 'spec 3 §4.7',
    when: joining('STAIR', false),
    gives: { type: 'PLATFORM_TO_STAIR', suffix: 'S' },
  },
  {
    name: 'a stair at the center of a platform',
    source: 'spec 3 §4.7',
    when: joining('STAIR', true),
    gives: { type: 'PLATFORM_TO_STAIR', suffix: 'C' },
  },
]

/** What the rule that speaks for a gap gives; null when nothing is to be closed. */
export function closureFor(gap: GapCase): { readonly type: ClosureType; readonly suffix: string } | null {
  const rule = CLOSURE_RULES.find(({ when }) => when(gap))
  return !rule || rule.gives === 'nothing' ? null : rule.gives
}
