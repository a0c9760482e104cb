/** Public face of the formats: every file that the product reads or writes, each by one definition. */

export { BYTE_ORDER_MARK, csvCell } from './fields/csv-cell.ts'
export { described, ofFormat } from './fields/described.ts'
export { jsonSchemaOf } from './fields/json-schema.ts'
export { moment } from './fields/moment.ts'
export { priceLevel, productLine } from './fields/product-line.ts'
export { fitOnSite } from './fit/fit-on-site.ts'
export { FIT_FORMAT, type FitReport, type FitTimes, fitReport } from './fit/fit-report.ts'
export { readFitRequest } from './fit/read-fit-request.ts'
export { item } from './layout/item.ts'
export { layoutSchema, MAX_PARTS } from './layout/layout.ts'
export { inches } from './layout/part.ts'
export { MAX_PHOTOS } from './layout/site.ts'
export {
  PRICED_REVISION_FORMAT,
  type PricedRevision,
  pricedRevision,
  pricedRevisionCsv,
} from './quote/priced-revision.ts'
export { type QuoteReport, quoteReport } from './quote/quote-report.ts'
export { NotASystemDescription } from './reading/reading.ts'
export { describeSiteFile } from './site/describe-site-file.ts'
export { readSiteDescription, type SiteDescription } from './site/read-site-description.ts'
export { figuresOutOfRange } from './site/site-figures.ts'
export { SITE_FORMAT, siteFormat } from './site/site-file.ts'
export {
  csvOf,
  readingsOfTable,
  type TableReadings,
  tableOfReadings,
} from './survey/readings-table.ts'
export { describeSystem } from './system/describe-system.ts'
export {
  layoutOfDescription,
  readSystemDescription,
  type SystemDescription,
} from './system/read-system-description.ts'
export { SITED_SYSTEM_FORMAT, SYSTEM_FORMAT, systemFormat } from './system/system-file.ts'
export * from './zion/app-version.ts'
export * from './zion/saved-project.ts'
