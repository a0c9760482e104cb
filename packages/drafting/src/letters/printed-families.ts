import type { Font } from '@ramp/domain'

/**
 * The free typeface that stands for each font a text may have (spec 2 §9), on the canvas and on paper: the fonts
 * themselves may not be shipped. Arimo, Tinos, Cousine and Gelasio have the widths of the fonts they stand for.
 */
const PRINTED = {
  Arial: 'Arimo',
  Verdana: 'DejaVu Sans',
  Helvetica: 'Arimo',
  Tahoma: 'PT Sans',
  'Trebuchet MS': 'Fira Sans',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
  Garamond: 'EB Garamond',
  'Courier New': 'Cousine',
  'Brush Script MT': 'Kaushan Script',
} as const satisfies Readonly<Record<Font, string>>

export type PrintedFamily = (typeof PRINTED)[keyof typeof PRINTED]

const BY_NAME: ReadonlyMap<string, PrintedFamily> = new Map(Object.entries(PRINTED))

/** What a font prints as; null for the drawing's own letters and for a font that this version does not know. */
export const printedFamily = (font: string | undefined): PrintedFamily | null =>
  BY_NAME.get(font ?? '') ?? null
