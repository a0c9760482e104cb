import { frameOf, INCHES_PER_FOOT, type Inches, type Ruler } from '@ramp/domain'
import { hairline, type Marks, PALETTE, path, text } from '@ramp/drafting'
import { measuredText } from './measured-text.ts'
import { frameData } from './style/frame-data.ts'
import { styleFill, styleStroke } from './style/style-stroke.ts'

const INK = PALETTE.ink
const LETTERS: Inches = 5
/** Numbers stand clear of the ticks above them and of the length below. */
const NUMBERS: Inches = 4.4
const NUMBERS_AT: Inches = 9.6
/** Every fifth tick is a primary one (spec 2 §9). Feet have room for a number each, half feet for that of a primary one. */
const PRIMARY_EVERY = 5

/** A ruler with its ticks, or a measure with its length. */
export const drawRuler = (ruler: Ruler): Marks =>
  ruler.tool === 'ruler' ? graduated(ruler) : measured(ruler)

function graduated(ruler: Ruler): Marks {
  const { min, max } = frameOf(ruler)
  const step = ruler.dimUnits === 'ft' ? INCHES_PER_FOOT : INCHES_PER_FOOT / 2
  const ticks = Array.from({ length: Math.floor(ruler.length / step + 1e-9) + 1 }, (_, index) => index)
  const numberEvery = ruler.dimUnits === 'ft' ? 1 : PRIMARY_EVERY
  const x = (index: number) => min.x + index * step
  const d = ticks.map((index) => `M${x(index)} ${min.y}v${index % PRIMARY_EVERY === 0 ? 4.5 : 2.5}`).join('')
  return [
    path(frameData(frameOf(ruler)), { fill: styleFill(ruler.style), stroke: styleStroke(ruler.style) }),
    path(d, { stroke: hairline(INK) }),
    ...ticks
      .filter((index) => index > 0 && index % numberEvery === 0 && x(index) < max.x - LETTERS)
      .map((index) =>
        text(
          `${ruler.dimUnits === 'ft' ? index : index * step}`,
          { x: x(index), y: min.y + NUMBERS_AT },
          NUMBERS,
          { color: INK },
        ),
      ),
    text(measuredText(ruler.length, ruler.dimUnits), { x: 0, y: max.y - 1.6 }, LETTERS * 0.9, {
      color: INK,
      weight: 'bold',
    }),
  ]
}

function measured(ruler: Ruler): Marks {
  const half = ruler.length / 2
  const stroke = styleStroke({ ...ruler.style, lineStyle: 'solid' }) ?? hairline(INK)
  const { color } = stroke
  return [
    path(`M${-half} 0H${half}M${-half} -5V5M${half} -5V5`, { stroke }),
    text(measuredText(ruler.length, ruler.dimUnits), { x: 0, y: -3 }, LETTERS * 1.3, {
      color,
      weight: 'bold',
    }),
  ]
}
