import { type Box, clipOutline, type Inches, type Point } from '@ramp/domain'
import { closedData, group, lineData, type Mark, path, rectData } from '@ramp/drafting'
import type { GraphicColors, Ground } from './library/graphic.ts'
import { strokeOf } from './stroke-of.ts'

/** Pieces may reach this far beyond the square they belong to: a stone goes on where the square ends. */
const REACH: Inches = 16

type Size = { readonly width: Inches; readonly length: Inches }

/** Ground of any size: squares inside are the same marks again and again, those at the edges are cut to fit. */
export function drawGround(ground: Ground, { width, length }: Size, colors: GraphicColors): readonly Mark[] {
  const across = Math.ceil(width / ground.size)
  const down = Math.ceil(length / ground.size)
  const inner = squareMarks(
    ground,
    { min: { x: -REACH, y: -REACH }, max: { x: ground.size + REACH, y: ground.size + REACH } },
    colors,
  )
  const squares = Array.from({ length: across * down }, (_, index) => {
    const left = (index % across) * ground.size
    const top = Math.floor(index / across) * ground.size
    // The edges of the whole ground as this square sees them.
    const frame = { min: { x: -left, y: -top }, max: { x: width - left, y: length - top } }
    const isInner =
      left > 0 && top > 0 && frame.max.x >= ground.size + REACH && frame.max.y >= ground.size + REACH
    const marks = isInner ? inner : squareMarks(ground, frame, colors)
    return group(marks, { matrix: [1, 0, 0, 1, left - width / 2, top - length / 2] })
  })
  const outline = rectData(width, length)
  return [
    path(outline, { fill: colors.fill ?? undefined }),
    ...squares,
    path(outline, { stroke: strokeOf(colors, 'stroke') }),
  ]
}

/** Pieces that look alike are one path. */
function squareMarks(ground: Ground, frame: Box, colors: GraphicColors): readonly Mark[] {
  const byLook = new Map<string, { readonly look: Ground['pieces'][number]; readonly data: string[] }>()
  for (const piece of ground.pieces) {
    const key = `${piece.fill} ${piece.line} ${piece.weight}`
    const known = byLook.get(key) ?? { look: piece, data: [] }
    known.data.push(piece.isClosed ? outline(piece.points, frame) : stroke(piece.points, frame))
    byLook.set(key, known)
  }
  return [...byLook.values()].map(({ look, data }) =>
    path(data.join(''), {
      fill: look.fill && (colors[look.fill] ?? undefined),
      stroke: look.line && strokeOf(colors, look.line, look.weight),
    }),
  )
}

type Points = Ground['pieces'][number]['points']

function outline(points: Points, frame: Box): string {
  const corners = clipOutline(points.map(toPoint), frame)
  return corners.length < 3 ? '' : closedData(corners)
}

/** A short stroke is there or it is not: half a blade of grass looks like dirt. */
const stroke = (points: Points, frame: Box): string =>
  points.every((point) => isInside(point, frame)) ? lineData(points.map(toPoint)) : ''

const toPoint = ([x, y]: Points[number]): Point => ({ x, y })

const isInside = ([x, y]: Points[number], { min, max }: Box): boolean =>
  x >= min.x && x <= max.x && y >= min.y && y <= max.y
