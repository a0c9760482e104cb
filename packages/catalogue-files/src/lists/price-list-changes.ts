import type { CatalogueData, Cents, Item, ProductLine } from '@ramp/domain'
import type { SisterLines } from './read-price-list.ts'

/** One item in all lines where the same happens to it. */
export type ListedChange = {
  readonly itemNumber: string
  readonly shortName: string
  readonly description: string
  readonly productLines: readonly ProductLine[]
}

/** What one list has otherwise than the one before. */
export type PriceListChanges = {
  readonly added: readonly (ListedChange & { readonly price: Cents | null })[]
  readonly gone: readonly (ListedChange & { readonly price: Cents | null })[]
  readonly prices: readonly (ListedChange & { readonly before: Cents | null; readonly after: Cents | null })[]
  readonly superseded: readonly (ListedChange & { readonly successor: string })[]
  readonly ending: readonly (ListedChange & { readonly endOfSale: string })[]
  /** Another weight, name or description, or seen by other people. */
  readonly described: readonly (ListedChange & { readonly columns: readonly string[] })[]
}

const DESCRIBING = ['frontendName', 'description', 'isInternal', 'weight', 'restocking'] as const

/** What changes from one price list to the next; lines that sell the items of another follow it and are not listed. */
export function priceListChanges(
  before: readonly CatalogueData[],
  after: readonly CatalogueData[],
  sisterLines: SisterLines,
): PriceListChanges {
  const own = after.filter(({ productLine }) => !sisterLines[productLine])
  const pairs = own.flatMap((line) =>
    pairsOf(
      before.find((one) => one.productLine === line.productLine),
      line,
    ),
  )
  const both = pairs.flatMap(({ was, is }) => (was && is ? [{ was, is }] : []))
  return {
    added: grouped(
      pairs.flatMap(({ was, is }) => (is && !was ? [{ item: is, told: { price: is.price } }] : [])),
    ),
    gone: grouped(
      pairs.flatMap(({ was, is }) => (was && !is ? [{ item: was, told: { price: was.price } }] : [])),
    ),
    prices: grouped(
      both
        .filter(({ was, is }) => was.price !== is.price)
        .map(({ was, is }) => ({ item: is, told: { before: was.price, after: is.price } })),
    ),
    superseded: grouped(
      both.flatMap(({ was, is }) =>
        is.successor && was.successor !== is.successor
          ? [{ item: is, told: { successor: is.successor } }]
          : [],
      ),
    ),
    ending: grouped(
      both.flatMap(({ was, is }) =>
        is.endOfSale && was.endOfSale !== is.endOfSale
          ? [{ item: is, told: { endOfSale: is.endOfSale } }]
          : [],
      ),
    ),
    described: grouped(
      both.flatMap(({ was, is }) => {
        const columns = DESCRIBING.filter((column) => (was[column] ?? null) !== (is[column] ?? null))
        return columns.length > 0 ? [{ item: is, told: { columns } }] : []
      }),
    ),
  }
}

type Pair = { readonly was: Item | undefined; readonly is: Item | undefined }

function pairsOf(before: CatalogueData | undefined, after: CatalogueData): readonly Pair[] {
  const old = new Map(before?.items.map((item) => [item.itemNumber, item]))
  const now = new Set(after.items.map(({ itemNumber }) => itemNumber))
  return [
    ...after.items.map((is) => ({ was: old.get(is.itemNumber), is })),
    ...[...old.values()]
      .filter(({ itemNumber }) => !now.has(itemNumber))
      .map((was) => ({ was, is: undefined })),
  ]
}

function grouped<Told extends object>(
  found: readonly { readonly item: Item; readonly told: Told }[],
): readonly (ListedChange & Told)[] {
  const groups = new Map<
    string,
    { readonly item: Item; readonly told: Told; readonly lines: ProductLine[] }
  >()
  for (const { item, told } of found) {
    const key = JSON.stringify([item.itemNumber, item.shortName, told])
    const group = groups.get(key) ?? { item, told, lines: [] }
    group.lines.push(item.productLine)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ item: { itemNumber, shortName, description }, told, lines }) => ({
    itemNumber,
    shortName,
    description,
    productLines: lines,
    ...told,
  }))
}
