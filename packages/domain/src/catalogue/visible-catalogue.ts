import type { CatalogueData } from './catalogue.ts'

/** The catalogue as somebody outside the company gets it: without the items for internal staff (spec 2 §6). */
export const withoutInternalItems = (data: CatalogueData): CatalogueData => ({
  ...data,
  items: data.items.filter(({ isInternal }) => !isInternal),
})
