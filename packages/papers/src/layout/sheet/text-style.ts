import { INK, type TextStyle } from '@ramp/drafting'
import { SMALLEST } from './sheet.ts'

/** Words of the layout PDF: its page is twice as large as the paper it is printed on, and so are its letters. */
export const LAYOUT_TEXT: TextStyle = {
  sizes: { small: SMALLEST, text: 13.5, heading: 14 },
  leading: 1.38,
  baseline: 1.04,
  heading: { height: 30, isCapitals: true, rule: { below: 22, pen: { width: 1.2 } } },
  table: {
    gap: 14,
    closest: 6,
    leastFlexible: 60,
    pads: { airy: 4, close: 1.5 },
    head: { color: INK.muted, above: null, below: { width: 1, color: INK.hairline } },
    betweenRows: { width: 0.8, color: INK.hairline },
  },
  flow: { betweenBlocks: 24, together: { first: 3, next: 3 } },
}
