import {
  type Connections,
  type Degrees,
  dot,
  type Inches,
  OPPOSITE,
  type Point,
  type Side,
  subtract,
} from '@ramp/domain'
import { heightAtSide, type LaidPart } from './laid-part.ts'

/** One part of an unrolled run, seen square to the way a person enters it, and where it lies along the walk. */
export type WalkStretch<Part extends LaidPart = LaidPart> = {
  readonly part: Part
  /** Where the walk enters the part, and which way it goes on; of length 1. */
  readonly start: Point
  readonly ahead: Point
  readonly from: Inches
  readonly to: Inches
  /** Inches of the elevation for an inch ahead; less than 1 for a part that bends, whose outline reaches further than its walk. */
  readonly perInch: number
  /** Walking surface where it begins and where it ends. */
  readonly heights: readonly [Inches, Inches]
  /** How far the walk turns where it leaves the part, clockwise as seen from above; 0 straight on and at the last part. */
  readonly turn: Degrees
}

type Joined = {
  readonly connections: Pick<Connections, 'joints' | 'openings'>
  /** Room between a part whose walk turns and the next one. */
  readonly atTurn: Inches
}

/** Walks that bend by less go straight on. */
const STRAIGHT: Degrees = 1

/** The parts of a run one after the other from its top, each as long as itself in the way it is entered. */
export function unrolledWalk<Part extends LaidPart>(
  parts: readonly Part[],
  { connections, atTurn }: Joined,
): readonly WalkStretch<Part>[] {
  let along = 0
  return parts.map((part, index) => {
    const enter = endToward(part, parts[index - 1], connections, { use: 'entrance' })
    const leave = endToward(part, parts[index + 1], connections, { use: 'exit', taken: enter.side })
    const { x, y } = part.placed.sides[enter.side].normal
    const ahead = { x: 0 - x, y: 0 - y }
    const outline = Math.max(...part.outline.map((corner) => dot(subtract(corner, enter.at), ahead)))
    const reach = part.bentLength ?? outline
    const turn = index === parts.length - 1 ? 0 : turnAt(part, enter, leave)
    const [from, to] = [along, along + reach]
    along = to + (turn === 0 ? 0 : atTurn)
    const heights = [heightAtSide(part, enter.side), heightAtSide(part, leave.side)] as const
    const perInch = outline === 0 ? 1 : reach / outline
    return { part, start: enter.at, ahead, from, to, perInch, heights, turn }
  })
}

/** Where a place lies along the walk of its part. */
export const alongWalk = ({ start, ahead, from, perInch }: WalkStretch, place: Point): Inches =>
  from + dot(subtract(place, start), ahead) * perInch

type End = { readonly side: Side; readonly at: Point }
type EndUse = { readonly use: 'entrance' | 'exit'; readonly taken?: Side }

/** Where a part joins another, or where it is entered or left. */
function endToward(
  part: LaidPart,
  other: LaidPart | undefined,
  { joints, openings }: Joined['connections'],
  { use, taken }: EndUse,
): End {
  const joint = joints.find(
    ({ a, b }) =>
      other !== undefined &&
      ((a.part === part.id && b.part === other.id) || (b.part === part.id && a.part === other.id)),
  )
  if (joint)
    return { side: joint.a.part === part.id ? joint.a.side : joint.b.side, at: part.toGround(joint.at) }
  const opening = openings.find(({ use: one, end }) => one === use && end.part === part.id)
  const side = opening?.end.side ?? (taken ? OPPOSITE[taken] : part.entered)
  return { side, at: part.toGround(part.placed.sides[side].middle) }
}

/** From the way a part is entered to the way it is left; back along itself it turns to the side on which it leaves. */
function turnAt({ placed }: LaidPart, enter: End, leave: End): Degrees {
  const { x, y } = placed.sides[enter.side].normal
  const ahead = { x: 0 - x, y: 0 - y }
  const right = { x: 0 - ahead.y, y: ahead.x }
  const out = placed.sides[leave.side].normal
  const turn = (Math.atan2(dot(out, right), dot(out, ahead)) * 180) / Math.PI
  if (Math.abs(turn) < STRAIGHT) return 0
  if (Math.abs(turn) <= 180 - STRAIGHT) return turn
  return dot(subtract(leave.at, enter.at), right) < 0 ? -180 : 180
}
