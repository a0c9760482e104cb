import { boxAround, type Box as Extent, type Point } from '@ramp/domain'
import type { Mark, Marks, Matrix, TextMark } from './mark.ts'
import { textWidth } from './measure-text.ts'
import { type PathLine, pathLines } from './path-lines.ts'
import type { View } from './view.ts'

/** A text as it stands on the page. */
export type SetText = {
  readonly text: string
  readonly extent: Extent
  /** Height of its letters' em. */
  readonly size: number
}

/** Height of the letters above and below the line, as parts of their size. */
const ASCENT = 0.74
const DESCENT = 0.2

/** The upright box around marks as a view shows them; null when there are none. */
export function markBounds(marks: Marks, view: View): Extent | null {
  const points = marks.flatMap((mark) => pointsOf(mark, matrixOf(view)))
  return points.length === 0 ? null : boxAround(points)
}

/** Every text of some marks with the box it takes. */
export const textsOf = (marks: Marks, view: View): readonly SetText[] =>
  marks.flatMap((mark) => textsIn(mark, matrixOf(view)))

/** A text or a path as it stands on the page. */
export type Painted =
  | ({ readonly kind: 'text' } & SetText)
  | {
      readonly kind: 'path'
      readonly lines: readonly PathLine[]
      readonly isFilled: boolean
      readonly isStroked: boolean
    }

/** Everything that is painted, in its order: what comes later lies over what came before. */
export const paintedOf = (marks: Marks, view: View): readonly Painted[] =>
  marks.flatMap((mark) => paintedIn(mark, matrixOf(view)))

function paintedIn(mark: Mark, matrix: Matrix): readonly Painted[] {
  if (mark.kind === 'text') return textsIn(mark, matrix).map((set) => ({ kind: 'text', ...set }))
  if (mark.kind !== 'path') return mark.children.flatMap((child) => paintedIn(child, insideOf(mark, matrix)))
  const lines = pathLines(mark.d).map(({ points, isClosed }) => ({
    points: points.map((point) => through(matrix, point)),
    isClosed,
  }))
  return [{ kind: 'path', lines, isFilled: mark.fill !== undefined, isStroked: mark.stroke !== undefined }]
}

const matrixOf = ({ scale, left, top }: View): Matrix => [scale, 0, 0, scale, left, top]

function textsIn(mark: Mark, matrix: Matrix): readonly SetText[] {
  if (mark.kind === 'path') return []
  if (mark.kind === 'text') {
    const extent = boxAround(pointsOf(mark, matrix))
    return [{ text: mark.text, extent, size: mark.size * scaleOf(matrix) }]
  }
  return mark.children.flatMap((child) => textsIn(child, insideOf(mark, matrix)))
}

function pointsOf(mark: Mark, matrix: Matrix): readonly Point[] {
  switch (mark.kind) {
    case 'path':
      return pathPoints(mark.d).map((point) => through(matrix, point))
    case 'text': {
      const own = mark.isUpright ? upright(matrix, mark) : matrix
      return textCorners(mark.isUpright ? { ...mark, x: 0, y: 0 } : mark).map((point) => through(own, point))
    }
    case 'group':
    case 'pinned':
      return mark.children.flatMap((child) => pointsOf(child, insideOf(mark, matrix)))
  }
}

function insideOf(mark: Exclude<Mark, { kind: 'path' | 'text' }>, matrix: Matrix): Matrix {
  if (mark.kind === 'pinned') {
    const { x, y } = through(matrix, mark.at)
    return [1, 0, 0, 1, x, y]
  }
  const inner = mark.matrix ? times(matrix, mark.matrix) : matrix
  return mark.isUpright ? upright(inner, { x: 0, y: 0 }) : inner
}

function textCorners({ text, x, y, size, weight, align }: TextMark): readonly Point[] {
  const width = textWidth(text, { size, weight })
  const left = x - (align === 'end' ? width : align === 'middle' ? width / 2 : 0)
  return [left, left + width].flatMap((corner) => [
    { x: corner, y: y - size * ASCENT },
    { x: corner, y: y + size * DESCENT },
  ])
}

const TOKENS = /([a-zA-Z])|(-?\d*\.?\d+(?:e-?\d+)?)/g
/** How many numbers a command of path data takes; the last two are its end point. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** End and control points of path data; of an arc that is half a circle, its reach to both sides. */
function pathPoints(d: string): readonly Point[] {
  const tokens = [...d.matchAll(TOKENS)].map(([token]) => token)
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let command = 'M'
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? ''
    if (/[a-zA-Z]/.test(token)) {
      command = token
      index += 1
    }
    const count = NUMBERS[command.toUpperCase()] ?? 0
    const numbers = tokens.slice(index, index + count).map(Number)
    index += count
    if (count === 0) continue
    const found = reached(command, numbers, at)
    points.push(...found)
    at = found.at(-1) ?? at
  }
  return points
}

function reached(command: string, numbers: readonly number[], from: Point): readonly Point[] {
  const isRelative = command === command.toLowerCase()
  const origin = isRelative ? from : { x: 0, y: 0 }
  const [first = 0] = numbers
  switch (command.toUpperCase()) {
    case 'H':
      return [{ x: origin.x + first, y: from.y }]
    case 'V':
      return [{ x: from.x, y: origin.y + first }]
    case 'A': {
      const [x = 0, y = 0] = numbers.slice(-2)
      return arcPoints(from, { x: origin.x + x, y: origin.y + y }, first)
    }
    default:
      return numbers.flatMap((x, index) =>
        index % 2 === 0 ? [{ x: origin.x + x, y: origin.y + (numbers[index + 1] ?? 0) }] : [],
      )
  }
}

function arcPoints(from: Point, to: Point, radius: number): readonly Point[] {
  const isHalf = Math.hypot(to.x - from.x, to.y - from.y) > radius * 1.9
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const reach = isHalf ? [-radius, radius].map((by) => ({ x: middle.x + by, y: middle.y + by })) : []
  return [...reach, to]
}

const through = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** First `inner`, then `outer`. */
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** A map without its turn, about a point. */
function upright(matrix: Matrix, point: Point): Matrix {
  const scale = scaleOf(matrix)
  const { x, y } = through(matrix, point)
  return [scale, 0, 0, scale, x, y]
}
