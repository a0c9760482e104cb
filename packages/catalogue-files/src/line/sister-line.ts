import type { CatalogueData, Item, ProductLine } from '@ramp/domain'
import type { Sister } from './manifest.ts'

/** Lower numbers belong to no line: gates, thresholds, portables, lifts and what all lines reserve (domain 7.0). */
const FIRST_NUMBER_OF_A_LINE = 20_000

/** The catalogue of a line that sells the items of another under names and numbers of its own (domain 7.14). */
export function sisterCatalogue(
  data: CatalogueData,
  productLine: ProductLine,
  { brand, prefix, numberOffset }: Sister,
): CatalogueData {
  const own = new Set(data.items.filter(isOfItsLine).map(({ shortName }) => shortName))
  const nameOf = (shortName: string) => (own.has(shortName) ? shortName.replace(/^P/, prefix) : shortName)
  const renamed = (item: Item): Item => ({
    ...item,
    productLine,
    shortName: nameOf(item.shortName),
    expandsTo: item.expandsTo.map((piece) => ({ ...piece, shortName: nameOf(piece.shortName) })),
    ...(item.successor && { successor: nameOf(item.successor) }),
  })
  const rebranded = (item: Item): Item => ({
    ...item,
    itemNumber: String(Number(item.itemNumber) + numberOffset),
    description: `${brand} ${item.description.charAt(0).toLowerCase()}${item.description.slice(1)}`,
  })
  return {
    ...data,
    productLine,
    items: data.items.map((item) => (isOfItsLine(item) ? rebranded(renamed(item)) : renamed(item))),
  }
}

const isOfItsLine = ({ itemNumber }: Item) => Number(itemNumber) >= FIRST_NUMBER_OF_A_LINE
