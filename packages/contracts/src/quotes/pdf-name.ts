import type { Line } from '@ramp/domain'

/** What a parts list holds, and what is made to measure. */
type Listed = {
  readonly lines: readonly Pick<Line, 'itemNumber' | 'quantity'>[]
  readonly customs: readonly { readonly itemNumber: string }[]
}

/** Name of the layout PDF; it says when the parts list holds something custom (spec 1 §9). */
export const quotePdfName = (listed: Listed): string =>
  holdsCustom(listed) ? 'EZ_Vizion_Quote_Custom.pdf' : 'EZ_Vizion_Quote.pdf'

/** A part made to measure, or a closure made to order, which alone is listed with quantity 0 (domain 7.9). */
function holdsCustom({ lines, customs }: Listed): boolean {
  const made = new Set(customs.map(({ itemNumber }) => itemNumber))
  return lines.some(({ itemNumber, quantity }) => quantity === 0 || made.has(itemNumber))
}

/** What of an issued quote its PDF is named after. */
type Issued = Pick<Listed, 'lines'> & { readonly payload: Pick<Listed, 'customs'> }

/** The name of the PDF of an issued quote, as the designer named its own. */
export const issuedPdfName = ({ lines, payload: { customs } }: Issued): string =>
  quotePdfName({ lines, customs })
