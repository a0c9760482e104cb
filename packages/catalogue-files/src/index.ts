export { CatalogueError } from './csv/catalogue-error.ts'
export { type ListedChange, type PriceListChanges, priceListChanges } from './lists/price-list-changes.ts'
export { readPriceList, type SisterLines } from './lists/read-price-list.ts'
export { isDay } from './lists/spreadsheet-cells.ts'
export { writePriceFile } from './lists/write-price-file.ts'
export {
  catalogueFolder,
  readCatalogue,
  readCatalogueFiles,
  readSisterLines,
  readTranslation,
} from './read-catalogue.ts'
