import { type Degrees, normalizeAngle, type PlacedPart, type Side } from '@ramp/domain'
import type { Datum } from '@ramp/solids'

const NAMES = [
  'top',
  'top right',
  'right',
  'bottom right',
  'bottom',
  'bottom left',
  'left',
  'top left',
] as const
type SideName = (typeof NAMES)[number]
const EIGHTH: Degrees = 45

/** What a direction of the layout is called on a plan with the door at the top; `facing` in degrees clockwise from up. */
export const namedDirection = (facing: Degrees, { turn }: Pick<Datum, 'turn'>): SideName =>
  NAMES[Math.round(normalizeAngle(facing - turn) / EIGHTH) % NAMES.length] ?? 'top'

/** What a side of a part is called on a plan with the door at the top. */
export const sideOnPlan = ({ sides }: PlacedPart, side: Side, datum: Pick<Datum, 'turn'>): SideName =>
  namedDirection(sides[side].facing, datum)

/** What lies at the top of a plan: the door that a system is measured from; where none has an entrance, its first part. */
export const topOfPlan = (datums: readonly Pick<Datum, 'hasEntrance'>[]): string =>
  datums.some(({ hasEntrance }) => hasEntrance) ? 'the door' : 'the first part'
