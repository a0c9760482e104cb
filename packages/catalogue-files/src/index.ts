export { CatalogueError } from './csv/catalogue-error.ts'
export { catalogueFolder, readCatalogue, readCatalogueFiles, readTranslation } from './read-catalogue.ts'
