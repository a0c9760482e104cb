import { type Box, type Callout, distance, frameOf, type Inches, type Point } from '@ramp/domain'
import { circleData, closedData, inchLine, lineData, type Marks, path } from '@ramp/drafting'
import { arrowHead } from './style/arrow-head.ts'
import { drawWords } from './style/draw-words.ts'
import { frameData } from './style/frame-data.ts'
import { styleFill } from './style/style-stroke.ts'

/** Words with a pointer: basic ones stand on their paper, bordered and custom ones in a frame (spec 2 §3.7). */
export function drawCallout(callout: Callout): Marks {
  const { border, look, style, text, lettering } = callout
  const frame = frameOf(callout)
  const hasBorder = look !== 'basic' && border.stroke > 0
  const paper = path(frameData(frame, border.radius), {
    fill: styleFill(style),
    stroke: hasBorder ? inchLine(border.color, border.stroke) : undefined,
  })
  return [...drawPointer(callout, frame), paper, ...drawWords(text, lettering)]
}

/** How much longer an arrow head is than the size a person sets. */
const HEAD = 2.2

function drawPointer({ pointer }: Callout, frame: Box): Marks {
  const { style, color, stroke, size, to } = pointer
  const from = edgeTowards(frame, to)
  if (style === 'none' || distance(from, to) < 0.1) return []
  if (style === 'filled') return drawFilled({ frame, from, to, color })
  const line = inchLine(color, stroke)
  const head = arrowHead(to, from, size * HEAD)
  return [
    path(lineData([from, to]), { stroke: { ...line, cap: 'round' } }),
    path(closedData(head), { fill: color }),
    path(circleData(from, stroke), { fill: color }),
  ]
}

type Filled = { readonly frame: Box; readonly from: Point; readonly to: Point; readonly color: string }

/** A wedge from the frame to the tip, as in a speech bubble. */
function drawFilled({ frame, from, to, color }: Filled): Marks {
  const { half } = sizesOf(frame)
  const across = perpendicular(from, to, Math.min(half.x, half.y) * 0.5)
  const foot = { x: from.x * 0.6, y: from.y * 0.6 }
  const wedge = [
    { x: foot.x + across.x, y: foot.y + across.y },
    to,
    { x: foot.x - across.x, y: foot.y - across.y },
  ]
  return [path(closedData(wedge), { fill: color })]
}

function perpendicular(from: Point, to: Point, length: Inches): Point {
  const long = distance(from, to) || 1
  return { x: (-(to.y - from.y) / long) * length, y: ((to.x - from.x) / long) * length }
}

const sizesOf = ({ min, max }: Box) => ({ half: { x: (max.x - min.x) / 2, y: (max.y - min.y) / 2 } })

/** Where the way from the middle of a frame to a point leaves the frame; inside, the point itself. */
function edgeTowards(frame: Box, to: Point): Point {
  const { half } = sizesOf(frame)
  const factor = Math.min(half.x / Math.abs(to.x || 1e-9), half.y / Math.abs(to.y || 1e-9), 1)
  return { x: to.x * factor, y: to.y * factor }
}
