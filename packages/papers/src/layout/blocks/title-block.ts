import { type Brand, brandNow, productRules } from '@ramp/domain'
import {
  across,
  boxed,
  clampText,
  down,
  group,
  INK,
  letters,
  type Mark,
  type Marks,
  path,
  type TextFont,
  textWidth,
} from '@ramp/drafting'
import { dateFigure } from '../sheet/figures.ts'
import type { LayoutInput } from '../sheet/layout-input.ts'
import { BORDER, SMALLEST, TITLE_BLOCK } from '../sheet/sheet.ts'

type Cell = {
  readonly width: number
  readonly label: string
  readonly lines: readonly string[]
  readonly font: TextFont
}

const CELLS_HEIGHT = 78
const PADDING = 14
const BRAND_WIDTH = 262
const LABEL = { size: SMALLEST, weight: 'bold', color: INK.muted } as const
const RESPONSIBILITY =
  'The dealer and the local authority having jurisdiction are responsible for compliance with building codes.'

/** The strip at the foot of a sheet, as on an architect's drawing, and the border around the sheet. */
export function titleBlock(input: LayoutInput, sheet: number, sheets: number): Marks {
  const { left, top, width } = TITLE_BLOCK
  const bottom = top + CELLS_HEIGHT
  let x = left + BRAND_WIDTH
  return [
    boxed(BORDER, { width: 1.6 }),
    across(left, left + width, top, { width: 1.6 }),
    across(left, left + width, bottom, { width: 0.8, color: INK.hairline }),
    brand(left + PADDING, top + 16),
    ...cellsOf(input, sheet, sheets).flatMap((cell) => {
      const marks = drawCell(cell, x, top)
      x += cell.width
      return marks
    }),
    ...footLine(input, bottom),
  ]
}

function cellsOf({ analysis, user, date }: LayoutInput, sheet: number, sheets: number): readonly Cell[] {
  const { name, product, desiredRatio } = analysis.layout.project
  const dealer = [user.name, user.customerNumber ? `Customer ${user.customerNumber}` : (user.email ?? '')]
  const strong = (size: number): TextFont => ({ size, weight: 'bold' })
  return [
    { width: 407, label: 'PROJECT', lines: [name === '' ? 'not entered' : name], font: strong(18) },
    { width: 170, label: 'PRODUCT', lines: [productRules(product).name, product], font: strong(16) },
    { width: 232, label: 'DEALER', lines: dealer, font: strong(15) },
    { width: 178, label: 'DATE', lines: [dateFigure(date)], font: strong(15) },
    { width: 126, label: 'DESIRED RATIO', lines: [desiredRatio], font: strong(16) },
    { width: 90, label: 'SHEET', lines: [`${sheet} / ${sheets}`], font: strong(18) },
  ]
}

const LINES = 2

function drawCell({ width, label, lines, font }: Cell, left: number, top: number): Marks {
  const room = width - 2 * PADDING
  const texts = lines.length === 1 ? clampText(lines[0] ?? '', LINES, room, font) : lines
  return [
    down(left, top, top + CELLS_HEIGHT, { width: 0.8, color: INK.hairline }),
    letters(label, left + PADDING, top + 19, LABEL),
    ...texts.flatMap((text, index) => {
      const isSecond = lines.length > 1 && index > 0
      const own: TextFont = isSecond ? { size: 13, weight: 'regular' } : font
      const [line] = clampText(text, 1, room, own)
      return line === undefined ? [] : [letters(line, left + PADDING, top + 42 + index * 22, own)]
    }),
  ]
}

/** Sign and name of whoever runs the product; a long name is lettered smaller. */
function brand(left: number, top: number): Mark {
  const { name, sign: drawn } = brandNow()
  const besides = drawn.width * signScale(brandNow()) + 12
  const room = BRAND_WIDTH - PADDING - besides
  const size = Math.min(21, (21 * room) / textWidth(name, { size: 21, weight: 'bold' }))
  const font: TextFont = { size, weight: 'bold' }
  return group(
    [
      sign(),
      ...clampText(name, 1, room, font).map((text) => letters(text, besides, 19, font)),
      letters('Ramp layout and parts list', besides, 38, { size: 12.5, weight: 'regular', color: INK.muted }),
    ],
    { matrix: [1, 0, 0, 1, left, top] },
  )
}

const SIGN = { height: 40, widest: 64 } as const

/** How much larger than in its own units the sign is on the sheet: 40 points high, unless that is too wide. */
const signScale = ({ sign: { width, height } }: Brand): number =>
  Math.min(SIGN.height / height, SIGN.widest / width)

function sign(): Mark {
  const brand = brandNow()
  const scale = signScale(brand)
  return group(
    brand.sign.shapes.map(({ d, fill }) => path(d, { fill: fill ?? brand.accent })),
    { matrix: [scale, 0, 0, scale, 0, (SIGN.height - brand.sign.height * scale) / 2] },
  )
}

function footLine({ analysis, version }: LayoutInput, top: number): Marks {
  const { left, width } = TITLE_BLOCK
  const font = { size: SMALLEST, weight: 'regular', color: INK.muted } as const
  const made = `${brandNow().name} ${version}  ·  Catalog ${analysis.catalogue.version}`
  return [
    letters(made, left + PADDING, top + 22, font),
    letters(RESPONSIBILITY, left + width - PADDING, top + 22, { ...font, align: 'end' }),
  ]
}
