import { type DrawingStyle, FORM_SIZES, FORM_TITLE, type Inches } from '@ramp/domain'
import { boxData, group, type Marks, type Matrix, PALETTE, path, text } from '@ramp/drafting'
import { styleFill, styleStroke } from './style-stroke.ts'

export const FORM_INK = PALETTE.ink
const TITLE: Inches = 7

type Form = {
  readonly kind: keyof typeof FORM_SIZES
  readonly scale: number
  /** Where it is longer than its kind. */
  readonly length?: Inches
  readonly style: DrawingStyle
  readonly title: string
}

/** The paper of a form with its title; what is written on it is measured from its upper left corner. */
export function formFrame({ kind, scale, style, title, ...own }: Form, written: Marks): Marks {
  const { width } = FORM_SIZES[kind]
  const length = own.length ?? FORM_SIZES[kind].length
  const stroke = styleStroke(style)
  const corner: Matrix = [scale, 0, 0, scale, (-width / 2) * scale, (-length / 2) * scale]
  return [
    group(
      [
        path(boxData(0, 0, width, length), { fill: styleFill(style) }),
        text(title, { x: width / 2, y: FORM_TITLE / 2 + TITLE * 0.35 }, TITLE, {
          weight: 'bold',
          color: FORM_INK,
        }),
        ...written,
        // Last, so that no line on the paper cuts the border.
        path(`${boxData(0, 0, width, length)}M0 ${FORM_TITLE}H${width}`, { stroke }),
      ],
      { matrix: corner },
    ),
  ]
}
