import { type Inches, type Point, turnOf } from '@ramp/domain'
import { PALETTE } from '../palettes/screen.ts'
import type { GroupMark, Mark, Matrix, PathMark, PlacedAt, Stroke, TextMark } from './mark.ts'

/** Numbers in path data carry no dust, so that equal shapes are equal strings. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000)
const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

/** Path data of a chain of points. */
export const lineData = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('')

export const closedData = (points: readonly Point[]): string => `${lineData(points)}Z`

/** Path data of an upright rectangle about the origin. */
export const rectData = (width: Inches, length: Inches): string =>
  closedData([
    { x: -width / 2, y: -length / 2 },
    { x: width / 2, y: -length / 2 },
    { x: width / 2, y: length / 2 },
    { x: -width / 2, y: length / 2 },
  ])

export const boxData = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`

export const roundBoxData = (x: number, y: number, width: number, height: number, radius: number): string => {
  const r = short(radius)
  const across = short(width - 2 * radius)
  const down = short(height - 2 * radius)
  const [left, up] = [short(2 * radius - width), short(2 * radius - height)]
  return `M${short(x + radius)} ${short(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 -${r} ${r}h${left}a${r} ${r} 0 0 1 -${r} -${r}v${up}a${r} ${r} 0 0 1 ${r} -${r}Z`
}

export const circleData = ({ x, y }: Point, radius: number): string => {
  const r = short(radius)
  const d = short(2 * radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`
}

/** A hairline that keeps its width at any zoom. */
export const hairline = (color: string, width = 1, dash?: readonly number[]): Stroke => ({
  color,
  width,
  unit: 'px',
  dash,
})

export const inchLine = (color: string, width: Inches, dash?: readonly number[]): Stroke => ({
  color,
  width,
  unit: 'in',
  dash,
})

export const path = (d: string, { fill, stroke }: Pick<PathMark, 'fill' | 'stroke'>): PathMark => ({
  kind: 'path',
  d,
  fill,
  stroke,
})

type TextStyle = Partial<Pick<TextMark, 'color' | 'weight' | 'align' | 'isUpright' | 'font'>>

export const text = (
  words: string,
  { x, y }: Point,
  size: number,
  { color = PALETTE.ink, weight = 'regular', align = 'middle', isUpright = false, font }: TextStyle = {},
): TextMark => ({
  kind: 'text',
  x,
  y,
  text: words,
  size,
  color,
  weight,
  align,
  isUpright,
  ...(font !== undefined && { font }),
})

/** The map that puts the origin at a point, turned clockwise. */
export function placedMatrix({ at: place, rotation }: PlacedAt): Matrix {
  const [cosine, sine] = turnOf(rotation)
  return [cosine, sine, 0 - sine, cosine, place.x, place.y]
}

export const group = (
  children: readonly Mark[],
  more: Omit<GroupMark, 'kind' | 'children'> = {},
): GroupMark => ({
  kind: 'group',
  ...more,
  children,
})

/** A label of a few lines about a place of the group around it, upright whatever the turn of that group. */
export function label(
  lines: readonly {
    readonly text: string
    readonly size: number
    readonly color?: string
    readonly weight?: TextMark['weight']
  }[],
  middle: Point = { x: 0, y: 0 },
): GroupMark {
  const gap = 1.2
  const height = lines.reduce((total, { size }) => total + size * gap, 0)
  let y = -height / 2
  const marks = lines.map(({ text: words, size, color, weight }) => {
    y += size * gap
    return text(words, { x: 0, y: y - size * 0.34 }, size, {
      ...(color !== undefined && { color }),
      ...(weight !== undefined && { weight }),
    })
  })
  return group(marks, { isUpright: true, matrix: [1, 0, 0, 1, middle.x, middle.y] })
}
