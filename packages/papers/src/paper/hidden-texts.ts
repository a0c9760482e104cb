import { type Box, isInside, type Point } from '@ramp/domain'
import { type Painted, type Paper, paintedOf } from '@ramp/drafting'

type PaintedText = Extract<Painted, { kind: 'text' }>
type PaintedPath = Extract<Painted, { kind: 'path' }>

/** Letters may be touched so far at their edges, in points. */
const EDGE = 1.2
/** Of what is lettered from the baseline up, the part that capitals and figures fill. */
const CAPITALS = { ascent: 0.74, descent: 0.2 } as const
const DUST = 0.1

/**
 * Texts that something is painted over: a filled area that comes later, or a line across their letters that no filled area
 * keeps off them. One sentence each, with the name of the sheet.
 */
export const hiddenTexts = (paper: Paper): readonly string[] =>
  paper.sheets.flatMap(({ name, layers }) => {
    const painted = layers.flatMap(({ marks, view }) => paintedOf(marks, view))
    return painted.flatMap((one, index) => {
      if (one.kind !== 'text' || one.text.trim() === '') return []
      const box = lettersOf(one)
      const isStruck = painted.some(
        (other, at) => other.kind === 'path' && isOver(other, box, { index, at, painted }),
      )
      return isStruck ? [`${name}: '${one.text}'`] : []
    })
  })

/** Where the letters of a text stand, without the room below its line. */
function lettersOf({ extent: { min, max }, size }: PaintedText): Box {
  const em = size * (CAPITALS.ascent + CAPITALS.descent)
  const isUpright = Math.abs(max.x - min.x - em) < DUST && Math.abs(max.y - min.y - em) > DUST
  const below = size * CAPITALS.descent
  const box = isUpright
    ? { min, max: { x: max.x - below, y: max.y } }
    : { min, max: { x: max.x, y: max.y - below } }
  return {
    min: { x: box.min.x + EDGE, y: box.min.y + EDGE },
    max: { x: box.max.x - EDGE, y: box.max.y - EDGE },
  }
}

type Order = { readonly index: number; readonly at: number; readonly painted: readonly Painted[] }

/** Whether a path lies over letters: filled and later; or a line, later or with nothing filled between. */
function isOver(path: PaintedPath, box: Box, { index, at, painted }: Order): boolean {
  const isLater = at > index
  if (path.isFilled && isLater && path.lines.some(({ points }) => coversAny(points, box))) return true
  if (!path.isStroked || !path.lines.some((line) => crosses(line, box))) return false
  if (isLater) return true
  return !painted
    .slice(at + 1, index)
    .some((one) => one.kind === 'path' && one.isFilled && one.lines.some(({ points }) => holds(points, box)))
}

const cornersOf = ({ min, max }: Box): readonly Point[] => [
  min,
  { x: max.x, y: min.y },
  max,
  { x: min.x, y: max.y },
]

/** Whether an outline lies over any place of a box. */
const coversAny = (outline: readonly Point[], box: Box): boolean =>
  outline.length > 2 &&
  (crosses({ points: outline, isClosed: true }, box) || isInside(outline, cornersOf(box)[0] ?? box.min))

/** Whether a box lies on an outline, such as a figure in a circle, of which it may reach over the round with its corners. */
const holds = (outline: readonly Point[], { min, max }: Box): boolean => {
  const [x, y] = [(min.x + max.x) / 2, (min.y + max.y) / 2]
  const middles = [
    { x, y: min.y },
    { x, y: max.y },
    { x: min.x, y },
    { x: max.x, y },
  ]
  return outline.length > 2 && middles.every((at) => isInside(outline, at))
}

/** Whether any stretch of a line comes into a box. */
function crosses({ points, isClosed }: PaintedPath['lines'][number], { min, max }: Box): boolean {
  const ends = isClosed ? [...points, ...points.slice(0, 1)] : points
  return ends.slice(1).some((to, index) => {
    const from = ends[index] ?? to
    let [first, last] = [0, 1]
    for (const axis of ['x', 'y'] as const) {
      const step = to[axis] - from[axis]
      if (Math.abs(step) < 1e-9) {
        if (from[axis] <= min[axis] || from[axis] >= max[axis]) return false
        continue
      }
      const [a, b] = [(min[axis] - from[axis]) / step, (max[axis] - from[axis]) / step]
      first = Math.max(first, Math.min(a, b))
      last = Math.min(last, Math.max(a, b))
    }
    return first < last
  })
}
