import {
  type Analysis,
  distance,
  dot,
  type Inches,
  OPPOSITE,
  type Point,
  type RunFigures,
  type Side,
  subtract,
} from '@ramp/domain'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'

/** One part of an unrolled run: the way over it, and where it lies along the walk. */
export type Stretch = {
  readonly part: SetOutPart
  /** The way from its upper side to its lower one, over the ground. */
  readonly way: readonly Point[]
  readonly from: Inches
  readonly to: Inches
  /** Walking surface where it begins and where it ends. */
  readonly heights: readonly [Inches, Inches]
}

/** Ways that miss the middle by less than this go straight. */
const STRAIGHT: Inches = 1

/** The parts of a run along its walk: each as long as the way over it. */
export function unrolled({ parts }: RunFigures, analysis: Analysis): readonly Stretch[] {
  const { byId } = settingOut(analysis)
  const own = parts.flatMap((id) => byId.get(id) ?? [])
  let along = 0
  return own.map((part, index): Stretch => {
    const enter = sideToward(part, own[index - 1], analysis, 'entrance')
    const leave = sideToward(part, own[index + 1], analysis, 'exit', enter?.side)
    const way = wayOver(part, enter, leave)
    const from = along
    along += lengthOf(way)
    const heights = [heightAtSide(part, enter.side), heightAtSide(part, leave.side)] as const
    return { part, way, from, to: along, heights }
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

/** Straight over a ramp; over a platform in, across and out, as somebody walks who turns at right angles. */
function wayOver({ placed, at: middle }: SetOutPart, enter: End, leave: End): readonly Point[] {
  const [start, end] = [enter.at, leave.at]
  if (placed.part.kind !== 'platform' && placed.part.kind !== 'platform-ext') return [start, end]
  const { x, y } = placed.sides[enter.side].normal
  const inward = { x: -x, y: -y }
  const across = subtract(end, start)
  const deep = dot(across, inward)
  const aside = { x: across.x - inward.x * deep, y: across.y - inward.y * deep }
  if (Math.hypot(aside.x, aside.y) < STRAIGHT) return [start, end]
  const facing = dot(placed.sides[leave.side].normal, inward)
  const isTurn = Math.abs(facing) < 0.5
  const half = facing > 0 ? deep / 2 : Math.max(0, dot(subtract(middle, start), inward))
  const depth = isTurn ? deep : half
  const corner = { x: start.x + inward.x * depth, y: start.y + inward.y * depth }
  const other = { x: corner.x + aside.x, y: corner.y + aside.y }
  return isTurn ? [start, corner, end] : [start, corner, other, end]
}

const lengthOf = (way: readonly Point[]): Inches =>
  way.slice(1).reduce((sum, to, index) => sum + distance(way[index] ?? to, to), 0)

/** How far along the walk a place lies: at the nearest point of the way; beside a straight way also before and behind it. */
export function alongWalk({ way, from }: Stretch, place: Point): Inches {
  let [best, reach, walked] = [from, Number.POSITIVE_INFINITY, 0]
  const isStraight = way.length === 2
  for (const [index, to] of way.slice(1).entries()) {
    const start = way[index] ?? to
    const length = distance(start, to)
    if (length === 0) continue
    const share = dot(subtract(place, start), subtract(to, start)) / length ** 2
    const held = isStraight ? share : Math.max(0, Math.min(1, share))
    const nearest = { x: start.x + (to.x - start.x) * held, y: start.y + (to.y - start.y) * held }
    const away = distance(place, nearest)
    if (away < reach - 1e-6) [best, reach] = [from + walked + held * length, away]
    walked += length
  }
  return best
}
