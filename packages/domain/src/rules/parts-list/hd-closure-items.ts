import { type Inches, isLess, roundTo } from '../../base/units.ts'
import { type Catalogue, itemsOfRole, smallestFitting } from '../../model/catalogue/catalogue.ts'
import type { Item, ItemRole } from '../../model/catalogue/item.ts'
import type { Handrails } from '../../model/products/product-line.ts'
import { NARROWEST_OPENING } from '../closures/closure-rules.ts'
import type { HdConnection } from '../closures/hd-connections.ts'
import { type ClosureKit, madeToOrder, oneOrTwo } from './closure-items.ts'

/**
 * Kits for one PATHWAY HD connection, by its type and the platform's rails (domain 7.9):
 *  - no rails: nothing
 *  - turn-back: by the longer platform side, beyond the longest made to order
 *  - tee and ramp-platform: one closure for both ramps
 *  - platform extension: one filler
 *  - anything else: one side closure up to its widest opening, two beyond; beside a stair both halves are cut from it
 */
export function hdClosureKit(connection: HdConnection, catalogue: Catalogue): ClosureKit | null {
  const { connectionType, platformRailType: rails } = connection
  if (rails === 'NO_RAILS') return null
  switch (connectionType) {
    case 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE':
      return madeToOrder(catalogue)
    case 'TURNBACK':
      return turnbackKit(connection, catalogue)
    case 'TEE':
      return one(railedItem('closure-tee', rails, catalogue), 'two ramps around a corner: tee closure')
    case 'RAMP_PLATFORM':
      return one(
        railedItem('closure-ramp-platform', rails, catalogue),
        'two ramps of one width on a platform: ramp-platform closure',
      )
    case 'PLATFORM_TO_PLATFORM_EXT':
      return one(itemsOfRole(catalogue, 'closure-ext')[0] ?? null, 'gap next to an extension: filler')
    default:
      return sideKit(connection, catalogue)
  }
}

const one = (item: Item | null, rule: string): ClosureKit => ({ item, quantity: 1, rule })

const railedItem = (role: ItemRole, rails: Handrails, catalogue: Catalogue): Item | null =>
  itemsOfRole(catalogue, role).find(({ handrails }) => handrails === rails) ?? null

function turnbackKit(connection: HdConnection, catalogue: Catalogue): ClosureKit {
  const { platformSideLengthA, platformSideLengthB, platformRailType: handrails } = connection
  const side = Math.max(platformSideLengthA, platformSideLengthB)
  const item = smallestFitting(catalogue, 'closure-turnback', side, { handrails })
  return item ? one(item, 'turn-back closure from ramp rail to ramp rail') : madeToOrder(catalogue)
}

function sideKit(connection: HdConnection, catalogue: Catalogue): ClosureKit | null {
  const width = gapOf(connection)
  if (isLess(width, NARROWEST_OPENING)) return null
  const item = railedItem('closure-side', connection.platformRailType, catalogue)
  return oneOrTwo(item, width, 'gap between rail and platform post: closure')
}

/** What one kit has to fill: the whole difference of the sides, or one half of it between two centred decks. */
function gapOf(connection: HdConnection): Inches {
  const { connectedSideLengthComponentA, connectedSideLengthComponentB } = connection
  const isHalf =
    connection.connectionPositionA === 'CENTER' && connection.connectionType !== 'PLATFORM_TO_STAIR'
  const difference = Math.abs(connectedSideLengthComponentA - connectedSideLengthComponentB)
  return roundTo(isHalf ? difference / 2 : difference, 3)
}
