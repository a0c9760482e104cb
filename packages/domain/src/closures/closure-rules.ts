import type { Joint } from '../connections/joint.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { ProductLine } from '../products/product-line.ts'
import { type Inches, inchesFromSpecPixels, isLess } from '../units.ts'
import type { ClosureType } from './closure.ts'

/** What a closure rule looks at: a joint at a platform side and the gap beside it. */
export type GapCase = {
  readonly product: ProductLine
  readonly platform: PlacedPart
  readonly other: PlacedPart
  readonly position: Joint['position']
  /** Difference of the overall side lengths. */
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

const SIDE_DIFFERENCE = inchesFromSpecPixels(6)
const CENTER_DIFFERENCE = inchesFromSpecPixels(8)
/** An 8 ft side: 170.17 px overall (spec 3 §4.7). */
const CUSTOM_SIDE = inchesFromSpecPixels(170.17)
const CUSTOM_SIDE_TOLERANCE: Inches = 0.01
/** Lines whose vertical pickets cannot be closed from stock on an 8 ft side. */
const PICKET_LINES: readonly ProductLine[] = ['P3G', 'APD', 'HAR']

const joins = ({ other }: GapCase, kind: PlacedPart['part']['kind']) => other.part.kind === kind
const isCenter = ({ position }: GapCase) => position === 'CENTER'

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
    name: 'platforms joined at the side with nearly equal edges leave no gap',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'platform') && !isCenter(gap) && isLess(gap.difference, SIDE_DIFFERENCE),
    gives: 'nothing',
  },
  {
    name: 'platforms joined at the side',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'platform') && !isCenter(gap),
    gives: { type: 'PLATFORM_TO_PLATFORM', suffix: 'P2PS' },
  },
  {
    name: 'a centred joint with nearly equal edges leaves no gap',
    source: 'spec 3 §4.7',
    when: (gap) => isCenter(gap) && isLess(gap.difference, CENTER_DIFFERENCE),
    gives: 'nothing',
  },
  {
    name: 'platforms joined at the center',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'platform'),
    gives: { type: 'PLATFORM_TO_PLATFORM', suffix: 'P2PC' },
  },
  {
    name: 'vertical pickets on an 8 ft side are made to order',
    source: 'spec 3 §4.7',
    when: (gap) =>
      joins(gap, 'ramp') &&
      PICKET_LINES.includes(gap.product) &&
      gap.platform.item.handrails === 'VERT_PICKET' &&
      Math.abs(gap.platformSide - CUSTOM_SIDE) < CUSTOM_SIDE_TOLERANCE,
    gives: { type: 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE', suffix: 'S' },
  },
  {
    name: 'a ramp at the side of a platform',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'ramp') && !isCenter(gap),
    gives: { type: 'PLATFORM_TO_RAMP', suffix: 'S' },
  },
  {
    name: 'a ramp at the center of a platform',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'ramp'),
    gives: { type: 'PLATFORM_TO_RAMP', suffix: 'C' },
  },
  {
    name: 'a stair at the side of a platform',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'stair') && !isCenter(gap),
    gives: { type: 'PLATFORM_TO_STAIR', suffix: 'S' },
  },
  {
    name: 'a stair at the center of a platform',
    source: 'spec 3 §4.7',
    when: (gap) => joins(gap, 'stair'),
    gives: { type: 'PLATFORM_TO_STAIR', suffix: 'C' },
  },
]

/** The rule that speaks for a gap. */
export const closureRuleFor = (gap: GapCase): ClosureRule | undefined =>
  CLOSURE_RULES.find(({ when }) => when(gap))
