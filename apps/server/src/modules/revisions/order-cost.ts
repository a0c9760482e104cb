import type { acceptQuote, CostChange, ValidInputOf } from '@ramp/contracts'
import { type Catalogue, type Layout, pricesOf } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { RevisionLists } from './deps.ts'
import { changedMeanwhile } from './holding.ts'
import type { FrozenRow, OrderLine, ReturnLine } from './store/rows.ts'
import type { CostOf } from './store/write-revisions.ts'

type Deps = { readonly lists: RevisionLists; readonly knownCustoms: KnownCustoms }

type Confirmed = ValidInputOf<typeof acceptQuote>['confirmed']

/**
 * What a dealer pays for the lines of an order: what they were quoted at, as long as orders at those prices are honored; after that the
 * prices of the list in force, once the dealer has confirmed them. Prices are read before a quote is held.
 */
export const orderCostWith =
  ({ lists, knownCustoms }: Deps) =>
  async ({ catalogue_version: quotedAt, layout }: FrozenRow, confirmed: Confirmed): Promise<CostOf> => {
    const { isHonored, until } = lists.honored(quotedAt)
    const withRestocking = restockedBy(lists.catalogueFor(layout.project.product))
    if (isHonored)
      return ({ lines, returns }) => ({
        priceList: quotedAt,
        cost: sumOf(lines),
        returns: withRestocking(returns),
      })
    const priceList = lists.inForce()
    const priceOf = await pricesWith({ lists, knownCustoms }, layout, priceList)
    return ({ lines, returns }) => {
      if (lists.inForce() !== priceList) throw changedMeanwhile(undefined)
      const before = sumOf(lines)
      const cost = lines.reduce(
        (sum, { itemNumber, shortName, quantity }) =>
          sum + quantity * requirePrice(priceOf(itemNumber), shortName),
        0,
      )
      const isConfirmed = confirmed?.priceList === priceList && confirmed.cost === cost
      // The same cost needs no yes.
      if (cost !== before && !isConfirmed)
        throw costChanged({ quotedAt, honoredUntil: until, before, priceList, cost })
      return { priceList, cost, returns: withRestocking(returns) }
    }
  }
export type OrderCostOf = ReturnType<typeof orderCostWith>

/** Returns with what the list in force says of restocking them; of parts made to measure it says nothing. */
const restockedBy =
  ({ byItemNumber }: Pick<Catalogue, 'byItemNumber'>) =>
  (returns: readonly ReturnLine[]): readonly ReturnLine[] =>
    returns.map((line) => ({ ...line, restocking: byItemNumber.get(line.itemNumber)?.restocking ?? null }))

const sumOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { total }) => sum + total, 0)

/** Prices of items that are still sold, parts made to measure too. */
async function pricesWith({ lists, knownCustoms }: Deps, layout: Layout, priceList: string) {
  await lists.load(priceList)
  const { product, priceLevel } = layout.project
  const catalogue = lists.catalogueFor(product, priceList)
  const { customItems } = await knownCustoms(layout, priceList)
  const sold = [
    ...catalogue.items.filter(({ endOfSale }) => !endOfSale || endOfSale >= lists.today()),
    ...customItems,
  ]
  const byItemNumber = new Map(sold.map((item) => [item.itemNumber, item]))
  return pricesOf({ ...catalogue, byItemNumber }, priceLevel)
}

function requirePrice(price: number | null, shortName: string): number {
  if (price !== null) return price
  throw new AppError(
    'revision.refused',
    `${shortName} is no longer sold. Re-price this option to replace it, then accept the new revision.`,
  )
}

const costChanged = (change: CostChange) =>
  new AppError(
    'order.cost-changed',
    `Orders at the prices of ${change.quotedAt} are no longer honored. Confirm the cost with price list ${change.priceList}.`,
    change,
  )
