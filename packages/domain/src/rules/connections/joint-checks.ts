import { type Inches, inchesFromSpecPixels, isLess } from '../../base/units.ts'
import type { IssueCode } from '../../model/layout/issue.ts'
import type { Position } from '../../model/layout/part.ts'
import { connectionDifferences } from '../../model/products/connection-differences.ts'
import { isPlatform } from '../placement/decks.ts'
import type { PlacedPart, PlacedSide } from '../placement/placed-part.ts'
import { shortestSideAtRamp, shortestSideAtWalk } from './side-at-ramp.ts'
import { connectionTypeOf } from './validity.ts'

/** A joint in the making, seen from one of its two ends. */
export type JointView = {
  readonly own: PlacedPart
  readonly ownSide: PlacedSide
  readonly other: PlacedPart
  readonly otherSide: PlacedSide
  readonly position: Position
  /** Difference of the two overall side lengths. */
  readonly difference: Inches
}

type JointCheck = { readonly code: IssueCode; readonly when: (view: JointView) => boolean }

/** Sides this nearly equal count as equal (spec 2 §6: size matching uses a tolerance of 8). */
const SAME_SIZE: Inches = inchesFromSpecPixels(8)
/** The platform side a 45-degree piece may meet, usable (spec 2 §5: 8 feet). */
const SIDE_AT_ARR: Inches = 96

/** What may be wrong where two parts that may meet do meet; every check looks from both ends (spec 2 §5, spec 3 §5.5). */
const JOINT_CHECKS: readonly JointCheck[] = [
  {
    code: 'connection.arr-not-allowed',
    when: (view) =>
      view.own.part.kind === 'arr' && isPlatform(view.other) && !(isTwoLine(view) && hasArrSide(view)),
  },
  { code: 'connection.arr-not-allowed', when: (view) => view.own.part.kind === 'arr' && isInner(view) },
  {
    code: 'connection.center-ramp-on-hd',
    when: (view) => isHdRamp(view) && !isResting(view.own) && isInner(view) && isOwnWider(view),
  },
  {
    code: 'connection.side-on-hd-resting',
    when: (view) =>
      connectionDifferences(view.own.item.productLine).centersRampsAtRestsOnly &&
      isResting(view.own) &&
      view.position !== 'CENTER',
  },
  {
    code: 'connection.side-too-small',
    when: (view) => isDeckAtWalk(view) && isLess(view.ownSide.length, shortestSideAt(view)),
  },
  {
    code: 'connection.platform-edges',
    when: (view) => isAt(view, 'platform', 'platform') && !isLess(view.difference, SAME_SIZE),
  },
]

const isAt = ({ own, other }: JointView, one: string, another: string) =>
  connectionTypeOf(own) === one && connectionTypeOf(other) === another
const shortestSideAt = ({ other, otherSide }: JointView): Inches =>
  (connectionTypeOf(other) === 'ramp' ? shortestSideAtRamp : shortestSideAtWalk)(otherSide.length)
/** An extension is a deck too, where its side has to hold a ramp or stair. */
const isDeckAtWalk = (view: JointView) =>
  (['platform', 'ext'] as const).some((deck) => isAt(view, deck, 'ramp') || isAt(view, deck, 'stair'))
const isResting = ({ part }: PlacedPart) => part.kind === 'platform' && part.isResting
/** In the middle of a clearly wider side, away from both of its corners. */
const isInner = ({ position, difference }: JointView) =>
  position === 'CENTER' && !isLess(difference, SAME_SIZE)
const isOwnWider = ({ ownSide, otherSide }: JointView) => isLess(otherSide.length, ownSide.length)
const isHdRamp = (view: JointView) =>
  connectionDifferences(view.own.item.productLine).centersRampsAtRestsOnly && isAt(view, 'platform', 'ramp')

/** Rails an item leaves open follow its neighbour: they come with the system, not with the piece. */
const isTwoLine = ({ own, other }: JointView) =>
  [own, other].every(({ item }) => (item.handrails ?? 'TWO_LINE') === 'TWO_LINE')
const hasArrSide = ({ ownSide, otherSide }: JointView) =>
  ownSide.usableLength === SIDE_AT_ARR || otherSide.usableLength === SIDE_AT_ARR

/** What is wrong with a joint; each problem once, whichever end sees it. */
export function jointProblems(view: JointView): readonly IssueCode[] {
  const { own, ownSide, other, otherSide, position, difference } = view
  const turned = { own: other, ownSide: otherSide, other: own, otherSide: ownSide, position, difference }
  const codes: IssueCode[] = []
  for (const { code, when } of JOINT_CHECKS)
    if (!codes.includes(code) && (when(view) || when(turned))) codes.push(code)
  return codes
}
