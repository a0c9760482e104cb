/** Name of the layout PDF; it says when the system holds what is made to order (spec 1 §9). */
export const quotePdfName = ({ isCustom }: { readonly isCustom: boolean }): string =>
  isCustom ? 'EZ_Vizion_Quote_Custom.pdf' : 'EZ_Vizion_Quote.pdf'

/** What of an issued quote its PDF is named after. */
type Issued = {
  readonly payload: { readonly customs: readonly unknown[] }
  readonly warnings: readonly { readonly code: string }[]
}

/** The name of the PDF of an issued quote, as the designer named its own. */
export const issuedPdfName = ({ payload, warnings }: Issued): string =>
  quotePdfName({
    isCustom: payload.customs.length > 0 || warnings.some(({ code }) => code === 'closure.custom'),
  })
