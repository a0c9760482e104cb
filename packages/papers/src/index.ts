/** Public face of the papers. */

export { crewPack } from './crew/crew-pack.ts'
export { offer } from './offer/offer.ts'
export * from './offer/offer-settings.ts'
export * from './paper/architect-length.ts'
export * from './paper/input.ts'
export * from './paper/paper.ts'
export * from './paper/sheet-for.ts'
export * from './paper/standard.ts'
export type { FontName, Weight } from './pdf/pdf-canvas.ts'
export { type FontFile, type PdfInfo, pdfOf, pdfOfPages } from './pdf/pdf-of.ts'
