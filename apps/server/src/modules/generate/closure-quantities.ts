import type { ItemQuantity, rampGenerateClosures, ValidInputOf } from '@ramp/contracts'
import { type Catalogue, type ClosureKit, closureKit, hdClosureKit } from '@ramp/domain'
import { AppError, invalidField } from '../../http/app-error.ts'

type Request = ValidInputOf<typeof rampGenerateClosures>

/** The kits that fill a list of openings, added up by item; what is made to order stands with quantity 0 (domain 7.9). */
export function closureQuantities(catalogue: Catalogue, request: Request): ItemQuantity[] {
  const { productLine, railOpenings = [], hdConnections = [] } = request
  if (productLine !== 'PHD' && hdConnections.length > 0)
    throw invalidField('hdConnections', `belong to PHD; send railOpenings for ${productLine}`)
  if (productLine === 'PHD' && railOpenings.length > 0)
    throw invalidField('railOpenings', 'are for the other product lines; send hdConnections for PHD')
  return summed([
    ...railOpenings.map((opening) => inStock(closureKit(opening, catalogue), opening.railType)),
    ...hdConnections.map((one) => inStock(hdClosureKit(one, catalogue), one.platformRailType)),
  ])
}

type StockKit = ItemQuantity | null

/** The item of a kit; null where nothing is to be closed. */
function inStock(kit: ClosureKit | null, railType: string): StockKit {
  if (!kit) return null
  if (!kit.item)
    throw new AppError(
      'closure.no-kit',
      `Could not generate closures: the catalog has no ${railType} closure for: ${kit.rule}.`,
      { railType },
    )
  const { itemNumber, shortName } = kit.item
  return { itemNumber, shortName, quantity: kit.quantity }
}

function summed(kits: readonly StockKit[]): ItemQuantity[] {
  const byItem = new Map<string, ItemQuantity>()
  for (const kit of kits) {
    if (!kit) continue
    const held = byItem.get(kit.itemNumber)
    byItem.set(kit.itemNumber, { ...kit, quantity: (held?.quantity ?? 0) + kit.quantity })
  }
  return [...byItem.values()]
}
