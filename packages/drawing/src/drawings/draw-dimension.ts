import { type Dimension, type Inches, normalizeAngle, type Point, type Tick } from '@ramp/domain'
import {
  boxData,
  circleData,
  closedData,
  group,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  placedMatrix,
  text,
  textWidth,
} from '@ramp/drafting'
import { measuredText } from './measured-text.ts'
import { arrowHead } from './style/arrow-head.ts'
import { styleFill, styleStroke } from './style/style-stroke.ts'

const LETTERS: Inches = 7
const TICK: Inches = 6
const ARROW: Inches = 7
const DOT: Inches = 2
const INK = PALETTE.ink

/** A drafting line: a line that stops for its number, with what stands at its two ends (spec 2 §3.5). */
export function drawDimension(dimension: Dimension): Marks {
  const { length, style, tickLeft, tickRight, textAngle, rotation } = dimension
  const stroke = styleStroke(style) ?? { color: INK, width: 0.6, unit: 'in' as const }
  const [left, right] = [
    { x: -length / 2, y: 0 },
    { x: length / 2, y: 0 },
  ]
  const words = measuredText(length, dimension.dimUnits)
  const width = textWidth(words, { size: LETTERS, weight: 'bold' }) + LETTERS * 0.8
  const isAlong = normalizeAngle(textAngle) % 180 === 0
  const gap = isAlong ? width : LETTERS * 1.6
  // A number that is wider than its line stands beside it, and the line goes through.
  const isOnLine = gap + 2 * ARROW < length
  const number = { x: 0, y: isOnLine ? 0 : -LETTERS }
  return [
    ...(isOnLine
      ? [lineData([left, { x: -gap / 2, y: 0 }]), lineData([{ x: gap / 2, y: 0 }, right])]
      : [lineData([left, right])]
    ).map((d) => path(d, { stroke })),
    ...tickLeft.map((tick) => drawTick(tick, left, stroke.color)),
    ...tickRight.map((tick) => drawTick(tick, right, stroke.color)),
    numberMark(
      { words, width, at: number, turn: readable(textAngle, rotation) },
      styleFill(style),
      stroke.color,
    ),
  ]
}

/** Never upside down: what would be read from above is turned half around. */
function readable(textAngle: number, rotation: number): number {
  const seen = normalizeAngle(textAngle + rotation)
  return seen > 90 && seen <= 270 ? textAngle + 180 : textAngle
}

function drawTick(tick: Tick, at: Point, color: string): Mark {
  switch (tick) {
    case 'line':
      return path(`M${at.x} ${-TICK}V${TICK}`, { stroke: { color, width: 0.7, unit: 'in' } })
    case 'arrow':
      return path(closedData(arrowHead(at, { x: 0, y: 0 }, ARROW)), { fill: color })
    case 'dot':
      return path(circleData(at, DOT), { fill: color })
  }
}

type Number = { readonly words: string; readonly width: Inches; readonly at: Point; readonly turn: number }

function numberMark({ words, width, at, turn }: Number, fill: string | undefined, color: string): Mark {
  const behind = fill ? [path(boxData(-width / 2, -LETTERS * 0.7, width, LETTERS * 1.4), { fill })] : []
  const letters = text(words, { x: 0, y: LETTERS * 0.34 }, LETTERS, { weight: 'bold', color })
  return group([...behind, letters], { matrix: placedMatrix({ at, rotation: turn }) })
}
