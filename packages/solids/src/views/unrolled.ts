import {
  type Analysis,
  type Degrees,
  dot,
  type Inches,
  OPPOSITE,
  type PartId,
  type Point,
  type RunFigures,
  type Side,
  subtract,
} from '@ramp/domain'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'

/** One part of an unrolled run, seen square to the way a person enters it, and where it lies along the elevation. */
export type Stretch = {
  readonly part: SetOutPart
  /** Where the walk enters the part, over the ground, and which way it goes on; of length 1. */
  readonly start: Point
  readonly ahead: Point
  readonly from: Inches
  readonly to: Inches
  /** Walking surface where it begins and where it ends. */
  readonly heights: readonly [Inches, Inches]
  /** How far the walk turns where it leaves the part, clockwise as seen from above; 0 straight on and at the last part. */
  readonly turn: Degrees
}

/** From a part whose walk turns to the next one: room for the break line, and for rails that reach back over the part before. */
export const BREAK: Inches = 20
/** The break line is so far behind the part before it. */
export const BREAK_AT: Inches = 5

/** Walks that bend by less go straight on. */
const STRAIGHT: Degrees = 1

/** The parts of a run one after the other, each as long as itself; where the walk turns, there is a break between two. */
export function unrolled({ parts }: RunFigures, analysis: Analysis): readonly Stretch[] {
  const { byId } = settingOut(analysis)
  const own = parts.flatMap((id) => byId.get(id) ?? [])
  let along = 0
  return own.map((part, index): Stretch => {
    const enter = sideToward(part, own[index - 1], analysis, 'entrance')
    const leave = sideToward(part, own[index + 1], analysis, 'exit', enter.side)
    const { x, y } = part.placed.sides[enter.side].normal
    const ahead = { x: 0 - x, y: 0 - y }
    const reach = Math.max(...part.outline.map((corner) => dot(subtract(corner, enter.at), ahead)))
    const turn = index === own.length - 1 ? 0 : turnAt(part, enter, leave)
    const [from, to] = [along, along + reach]
    along = to + (turn === 0 ? 0 : BREAK)
    const heights = [heightAtSide(part, enter.side), heightAtSide(part, leave.side)] as const
    return { part, start: enter.at, ahead, from, to, heights, turn }
  })
}

type End = { readonly side: Side; readonly at: Point }

/** Where a part joins another, or where it is entered or left. */
function sideToward(
  part: SetOutPart,
  other: SetOutPart | undefined,
  { connections }: Analysis,
  use: 'entrance' | 'exit',
  taken?: Side,
): End {
  const joint = connections.joints.find(
    ({ a, b }) =>
      other !== undefined &&
      ((a.part === part.id && b.part === other.id) || (b.part === part.id && a.part === other.id)),
  )
  if (joint)
    return { side: joint.a.part === part.id ? joint.a.side : joint.b.side, at: part.toGround(joint.at) }
  const opening = connections.openings.find(({ use: one, end }) => one === use && end.part === part.id)
  const side = opening?.end.side ?? (taken ? OPPOSITE[taken] : part.entered)
  return { side, at: part.toGround(part.placed.sides[side].middle) }
}

/** From the way a part is entered to the way it is left; back along itself it turns to the side on which it leaves. */
function turnAt({ placed }: SetOutPart, enter: End, leave: End): Degrees {
  const { x, y } = placed.sides[enter.side].normal
  const ahead = { x: 0 - x, y: 0 - y }
  const right = { x: 0 - ahead.y, y: ahead.x }
  const out = placed.sides[leave.side].normal
  const turn = (Math.atan2(dot(out, right), dot(out, ahead)) * 180) / Math.PI
  if (Math.abs(turn) < STRAIGHT) return 0
  if (Math.abs(turn) <= 180 - STRAIGHT) return turn
  return dot(subtract(leave.at, enter.at), right) < 0 ? -180 : 180
}

/** Where a place lies along the elevation of its part. */
export const alongWalk = ({ start, ahead, from }: Stretch, place: Point): Inches =>
  from + dot(subtract(place, start), ahead)

/** A leg this near to a part carries it too. */
const UNDER: Inches = 4

/** Where the legs of a part are seen: with it, and behind or before a turn with the next part that stands on them. */
export function legStretches(id: PartId, at: Point, stretches: readonly Stretch[]): readonly Stretch[] {
  const own = stretches.findIndex(({ part }) => part.id === id)
  if (own === -1) return []
  const isBroken = (index: number) => (stretches[index]?.turn ?? 0) !== 0
  return stretches.filter(
    (stretch, index) =>
      index === own ||
      (((index === own + 1 && isBroken(own)) || (index === own - 1 && isBroken(index))) &&
        isUnder(stretch, at)),
  )
}

function isUnder({ part, start, ahead }: Stretch, place: Point): boolean {
  const across = { x: 0 - ahead.y, y: ahead.x }
  return [ahead, across].every((axis) => {
    const reach = part.outline.map((corner) => dot(subtract(corner, start), axis))
    const own = dot(subtract(place, start), axis)
    return own > Math.min(...reach) - UNDER && own < Math.max(...reach) + UNDER
  })
}
