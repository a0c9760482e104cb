import { INK, SIZE } from '../palettes/paper.ts'
import type { Pen } from './marks.ts'

/** How far apart the rows of a table stand: close together where that saves a sheet. */
export type Density = 'airy' | 'close'

/** How a paper sets its words, in points: sizes, leading, the air and the lines around them. */
export type TextStyle = {
  readonly sizes: { readonly small: number; readonly text: number; readonly heading: number }
  /** Height of a line, in ems. */
  readonly leading: number
  /** From the top of a line to its baseline, in ems: half the leading and the height of the capitals. */
  readonly baseline: number
  readonly heading: {
    readonly height: number
    readonly isCapitals: boolean
    /** A line as wide as the block, so far below the top of the heading. */
    readonly rule: { readonly below: number; readonly pen: Pen } | null
  }
  readonly table: {
    /** Between columns, and what is left between them before a table runs over. */
    readonly gap: number
    readonly closest: number
    readonly leastFlexible: number
    /** Above and below the letters of a row. */
    readonly pads: Readonly<Record<Density, number>>
    readonly head: { readonly color: string; readonly above: Pen | null; readonly below: Pen }
    readonly betweenRows: Pen
  }
  readonly flow: {
    readonly betweenBlocks: number
    /** So many rows stand together at least where a block begins, and where it goes on. */
    readonly together: { readonly first: number; readonly next: number }
  }
}

/** Permit set, crew pack and offer: capitals of 3/32". */
export const DOCUMENT_TEXT: TextStyle = {
  sizes: SIZE,
  leading: 1.36,
  baseline: 1.03,
  heading: { height: 20, isCapitals: false, rule: null },
  table: {
    gap: 9,
    closest: 4,
    leastFlexible: 40,
    pads: { airy: 3.2, close: 0.6 },
    head: { color: INK.ink, above: { width: 1 }, below: { width: 0.8 } },
    betweenRows: { width: 0.5, color: INK.hairline },
  },
  flow: { betweenBlocks: 16, together: { first: 2, next: 0 } },
}
