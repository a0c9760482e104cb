import type { ItemQuantity, rampGenerateClosures, ValidInputOf } from '@ramp/contracts'
import { type Catalogue, closureKit } from '@ramp/domain'
import { AppError, invalidField } from '../../http/app-error.ts'

type Request = ValidInputOf<typeof rampGenerateClosures>

/** The kits that fill a list of openings, added up by item; what is made to order stands with quantity 0 (domain 7.9). */
export function closureQuantities(catalogue: Catalogue, request: Request): ItemQuantity[] {
  if (request.hdConnections !== undefined && request.hdConnections.length > 0)
    throw invalidField('hdConnections', `belong to PHD; send railOpenings for ${request.productLine}`)
  const byItem = new Map<string, ItemQuantity>()
  for (const opening of request.railOpenings ?? []) {
    const kit = closureKit(opening, catalogue)
    if (!kit) continue
    if (!kit.item)
      throw new AppError(
        'closure.no-kit',
        `Could not generate closures: the catalogue has no ${opening.railType} closure for ${opening.width} in.`,
        { opening },
      )
    const { itemNumber, shortName } = kit.item
    const quantity = (byItem.get(itemNumber)?.quantity ?? 0) + kit.quantity
    byItem.set(itemNumber, { itemNumber, shortName, quantity })
  }
  return [...byItem.values()]
}
