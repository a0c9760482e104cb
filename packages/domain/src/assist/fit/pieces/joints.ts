import type { Point } from '../../../base/geometry/point.ts'
import type { Cents } from '../../../base/units.ts'
import type { Heading } from '../room/rect.ts'
import type { PricedJoints } from './priced-joints.ts'
import type { Deck } from './route.ts'

type Onwards = { readonly onward: Heading; readonly from: Point }

/** What joints cost; null where the engine does not join the parts so. */
export type Joints = {
  /** From the door over its decks, or from the edge of a porch, to the first ramp; the foot on soft ground is in it. */
  readonly start: (decks: readonly Deck[], heading: Heading, from: Point) => PricedJoints | null
  /** From the lower end of a ramp at 0, 0 over decks to the upper end of the next. */
  readonly landing: (decks: readonly Deck[], heading: Heading, onwards: Onwards) => PricedJoints | null
  /** What a foot on hard ground costs more than one on soft ground; less where negative. */
  readonly hardFoot: () => Cents
}
