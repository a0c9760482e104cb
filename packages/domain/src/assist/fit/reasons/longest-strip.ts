import type { Point } from '../../../base/geometry/point.ts'
import { isInside, stretchesOf } from '../../../base/geometry/polygon.ts'
import type { Inches } from '../../../base/units.ts'
import type { Room } from '../room/room.ts'
import type { Shape, Thing } from '../room/shapes.ts'

/** A stretch of numbers. */
type Span = readonly [from: number, to: number]

/**
 * The longest straight strip of a width that lies in the yard clear of houses and of things themselves, upright or level on the
 * drawing, wherever it lies: null where the yard has no end. Clearances are not counted.
 */
export function longestStrip(room: Room, wide: Inches): Inches | null {
  if (!room.yard) return null
  return Math.max(longestAlong(room, wide, 'x'), longestAlong(room, wide, 'y'))
}

type Axis = 'x' | 'y'
const ACROSS: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' }

function longestAlong(room: Room, wide: Inches, axis: Axis): Inches {
  const { yard } = room
  if (!yard) return 0
  const across = ACROSS[axis]
  const shapes = [...room.walls, ...room.things].flatMap((one) => ('shape' in one ? [one.shape] : []))
  const [first, last] = [yard.box.min[across], yard.box.max[across] - wide]
  // The best strip runs along something, or a yard that is askew has it between: so its corners, and places between them.
  const edges = [yard, ...shapes].flatMap(({ outline }) => outline.map((at) => at[across]))
  const rounds = room.things.flatMap((one) =>
    'at' in one ? [one.at[across] - one.radius, one.at[across] + one.radius] : [],
  )
  const steps = Array.from({ length: BETWEEN + 1 }, (_, step) => first + ((last - first) * step) / BETWEEN)
  const places = [...new Set([...steps, ...[...edges, ...rounds].flatMap((at) => [at, at - wide])])]
  return Math.max(
    0,
    ...places
      .filter((at) => at >= first - 1e-6 && at <= last + 1e-6)
      .map((at) => longestFree({ room, yard, axis }, [at, at + wide])),
  )
}

const BETWEEN = 96

type Looking = { readonly room: Room; readonly yard: Shape; readonly axis: Axis }

/** The longest free stretch of one strip. */
function longestFree({ room, yard, axis }: Looking, strip: Span): Inches {
  const { min, max } = yard.box
  const spans = [
    ...edgesOver(yard, axis, strip),
    ...[...room.walls, ...room.things].flatMap((thing) => spansOf(thing, axis, strip)),
  ].sort(([a], [b]) => a - b)
  let [end, longest] = [min[axis], 0]
  for (const [from, to] of [...spans, [max[axis], max[axis]] as const]) {
    if (from - end > longest && isFree(room, yard, at(axis, (from + end) / 2, (strip[0] + strip[1]) / 2)))
      longest = from - end
    end = Math.max(end, to)
  }
  return longest
}

const at = (axis: Axis, along: number, across: number): Point =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along }

const isFree = (room: Room, yard: Shape, place: Point): boolean =>
  isInside(yard.outline, place) &&
  ![...room.walls, ...room.things].some((one) => 'shape' in one && isInside(one.shape.outline, place))

const spansOf = (thing: Thing, axis: Axis, strip: Span): readonly Span[] =>
  'shape' in thing ? edgesOver(thing.shape, axis, strip) : roundOver(thing, axis, strip)

/** What edges of an outline take of a strip. */
function edgesOver({ outline }: Shape, axis: Axis, [low, high]: Span): readonly Span[] {
  const across = ACROSS[axis]
  return stretchesOf(outline).flatMap(([a, b]): readonly Span[] => {
    const [from, to] = a[across] <= b[across] ? [a, b] : [b, a]
    if (to[across] <= low + 1e-6 || from[across] >= high - 1e-6) return []
    const share = (value: number) =>
      to[across] === from[across]
        ? 0
        : (Math.min(Math.max(value, from[across]), to[across]) - from[across]) / (to[across] - from[across])
    const along = (value: number) => from[axis] + (to[axis] - from[axis]) * share(value)
    const ends = to[across] === from[across] ? [from[axis], to[axis]] : [along(low), along(high)]
    return [[Math.min(...ends), Math.max(...ends)]]
  })
}

function roundOver(
  { at: middle, radius }: Extract<Thing, { readonly radius: Inches }>,
  axis: Axis,
  [low, high]: Span,
): readonly Span[] {
  const centre = middle[ACROSS[axis]]
  const off = Math.max(low - centre, 0, centre - high)
  if (off >= radius) return []
  const reach = Math.sqrt(radius * radius - off * off)
  return [[middle[axis] - reach, middle[axis] + reach]]
}
