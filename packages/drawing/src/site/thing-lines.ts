import {
  add,
  between,
  boxAround,
  distance,
  type Inches,
  type LineFooting,
  type Point,
  type SiteThing,
  type SolidFooting,
  scale,
  siteThing,
} from '@ramp/domain'

type Corners = readonly [Point, Point, Point, Point]
type Line = readonly [Point, Point]

/** Lines within the outline of a thing on a plan, by its kind: treads, two doors, the blocks of a wall. */
export function thingLines(thing: SiteThing): readonly Line[] {
  const { lines } = siteThing(thing.kind)
  if ('line' in thing) return lines === 'blocks' ? thing.line.flatMap(jointsTo(thing)) : []
  const corners = lines && cornersOf(thing)
  return corners ? LINES[lines](corners) : []
}

const TREAD: Inches = 11
const BLOCK: Inches = 16

const LINES = {
  treads: (corners: Corners): readonly Line[] => across(corners, TREAD),
  halves: ([a, b, c, d]: Corners): readonly Line[] => [[between(a, b, 0.5), between(d, c, 0.5)]],
  /** Joints across the longer sides. */
  blocks: ([a, b, c, d]: Corners): readonly Line[] =>
    distance(a, b) >= distance(a, d) ? across([b, c, d, a], BLOCK) : across([a, b, c, d], BLOCK),
} as const

/** Lines along the first side, so far apart from there to the side across from it. */
function across([a, b, c, d]: Corners, apart: Inches): readonly Line[] {
  const count = Math.max(1, Math.round(distance(a, d) / apart))
  return Array.from({ length: count - 1 }, (_, index): Line => {
    const share = (index + 1) / count
    return [between(a, d, share), between(b, c, share)]
  })
}

/** Joints across a line, from the point before to this one. */
const jointsTo =
  ({ line, thickness }: LineFooting) =>
  (to: Point, index: number): readonly Line[] => {
    const from = line[index - 1]
    const length = from ? distance(from, to) : 0
    if (!from || length === 0) return []
    const side = scale({ x: to.y - from.y, y: from.x - to.x }, thickness / 2 / length)
    const count = Math.max(1, Math.round(length / BLOCK))
    return Array.from({ length: count - 1 }, (_, joint): Line => {
      const at = between(from, to, (joint + 1) / count)
      return [add(at, side), add(at, scale(side, -1))]
    })
  }

/** Four corners are taken in their order, the first side across; of any other footing those of the box around it. */
function cornersOf(thing: SolidFooting): Corners {
  const outline = 'outline' in thing ? thing.outline : []
  const [a, b, c, d, ...more] = outline
  if (a && b && c && d && more.length === 0) return [a, b, c, d]
  const { min, max } = 'outline' in thing ? boxAround(outline) : roundBox(thing)
  return [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }]
}

const roundBox = ({ at: { x, y }, radius }: { readonly at: Point; readonly radius: Inches }) => ({
  min: { x: x - radius, y: y - radius },
  max: { x: x + radius, y: y + radius },
})
