import {
  analyse,
  type CatalogueData,
  catalogueOf,
  layoutOfDescription,
  NotASystemDescription,
  type ProductLine,
  type QuoteReport,
  quoteReport,
  readSystemDescription,
} from '@ramp/domain'

/**
 * Quotes the text of a system description.
 * Throws NotASystemDescription, with one sentence that names the field, when the text is none.
 */
export function quoteSystem(
  text: string,
  readCatalogue: (product: ProductLine) => CatalogueData,
): QuoteReport {
  const description = readSystemDescription(parse(text))
  if (description.parts.length === 0)
    throw new NotASystemDescription('parts: is empty; describe at least one part')
  const catalogue = catalogueOf(readCatalogue(description.product))
  const { layout, issues } = layoutOfDescription(description, catalogue)
  return quoteReport(analyse(layout, catalogue), issues)
}

function parse(text: string): unknown {
  try {
    // Some editors put a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new NotASystemDescription(`file: is not complete JSON (${reason}); save it again and retry`)
  }
}
