import { analyse, type CatalogueData, catalogueOf, type ProductLine } from '@ramp/domain'
import {
  layoutOfDescription,
  NotASystemDescription,
  type QuoteReport,
  quoteReport,
  readSystemDescription,
} from '@ramp/formats'
import { parseJson } from './read-json.ts'

/**
 * Quotes the text of a system description.
 * Throws NotASystemDescription, with one sentence that names the field, when the text is none.
 */
export function quoteSystem(
  text: string,
  readCatalogue: (product: ProductLine) => CatalogueData,
): QuoteReport {
  const description = readSystemDescription(parseJson(text))
  if (description.parts.length === 0)
    throw new NotASystemDescription('parts: is empty; describe at least one part')
  const catalogue = catalogueOf(readCatalogue(description.product))
  const { layout, issues } = layoutOfDescription(description, catalogue)
  return quoteReport(analyse(layout, catalogue), issues)
}
