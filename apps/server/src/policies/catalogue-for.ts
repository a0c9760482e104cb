import type { Catalogue, ProductLine } from '@ramp/domain'

/** The catalogue in force of a product line; refuses a line that is not open. */
export type CatalogueFor = (productLine: ProductLine) => Catalogue

/** The product lines that can be quoted. */
export type OpenLines = readonly ProductLine[]
