import type { Catalogue, ProductLine } from '@ramp/domain'

/**
 * The catalogue of a product line, of the price list in force or of the one with this version (a quote keeps the list it was first issued
 * with); refuses a line that is not open.
 */
export type CatalogueFor = (productLine: ProductLine, version?: string | undefined) => Catalogue

/**
 * The price list that an option of a quote is pinned to, ready to be worked with; undefined where it uses the one in force. Without an option
 * it is that of the main one.
 */
export type ListFor = (headerID: string, option?: number) => Promise<string | undefined>

/** Loads a list for people who draw; one that they may not see yet is refused like one that does not exist. */
export type LoadShown = (version: string) => Promise<string>

/** The product lines that can be quoted. */
export type OpenLines = readonly ProductLine[]
