import type { Catalogue, ProductLine } from '@ramp/domain'

/**
 * The catalogue of a product line, of the price list in force or of the one with this version (a quote keeps the list it was first issued
 * with); refuses a line that is not open.
 */
export type CatalogueFor = (productLine: ProductLine, version?: string | undefined) => Catalogue

/** The product lines that can be quoted. */
export type OpenLines = readonly ProductLine[]
