import type { Inches } from '../../base/units.ts'
import type { Font, Lettering } from './drawing.ts'

/** Set words: their lines and the room they take. */
export type TextBlock = {
  readonly lines: readonly string[]
  readonly width: Inches
  readonly height: Inches
  readonly lineHeight: Inches
}

/** From one line to the next, as a part of the letters' size. */
const LINE_HEIGHT = 1.2
/** An empty text can still be seen and taken hold of. */
const FEWEST_LETTERS = 2

/** The room that words take; the same on every screen, so that a saved layout has no surprises. */
export function textBlock(text: string, lettering: Lettering): TextBlock {
  const lines = text.split(/\r\n?|\n/)
  const { fontSize } = lettering
  const widest = Math.max(...lines.map((line) => lineWidth(line, lettering)), FEWEST_LETTERS * 0.5 * fontSize)
  const lineHeight = fontSize * LINE_HEIGHT
  return { lines, width: widest, height: lines.length * lineHeight, lineHeight }
}

const lineWidth = (line: string, { font, fontSize, fontWeight }: Lettering): Inches => {
  let thousandths = 0
  for (const letter of line) thousandths += ADVANCES.get(letter) ?? UNKNOWN
  return (thousandths / 1000) * fontSize * WIDTH_OF_FONT[font] * (fontWeight === 'bold' ? BOLD : 1)
}

const BOLD = 1.07
const UNKNOWN = 700

/** How wide a font runs beside Helvetica; a little generous, so that words never leave their background. */
const WIDTH_OF_FONT: Readonly<Record<Font, number>> = {
  Arial: 1.02,
  Verdana: 1.19,
  Helvetica: 1.02,
  Tahoma: 1.02,
  'Trebuchet MS': 1.02,
  'Times New Roman': 0.95,
  Georgia: 1.05,
  Garamond: 0.95,
  'Courier New': 1.2,
  'Brush Script MT': 0.9,
}

/** Widths of Helvetica in thousandths of its size: all letters of one width stand together. */
const SAME_WIDTH: readonly (readonly [width: number, letters: string])[] = [
  [200, "ijl'|"],
  [278, ' !,./:;[\\]ftI'],
  [335, '()-r`{}"'],
  [389, '*°'],
  [500, 'cksvxyzJ'],
  [556, '0123456789#$?_abdeghnopquL'],
  [584, '+<=>~^'],
  [620, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [944, 'W%@'],
]
const ADVANCES: ReadonlyMap<string, number> = new Map(
  SAME_WIDTH.flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, width])),
)
