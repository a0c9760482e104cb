import { type Inches, isLess, roundTo } from '../../base/units.ts'
import { type Catalogue, itemsOfRole, smallestFitting } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { NARROWEST_OPENING } from '../closures/closure-rules.ts'
import type { RailOpening } from '../closures/rail-openings.ts'

/** The kits an opening takes; `item` is null when the catalogue has none. */
export type ClosureKit = { readonly item: Item | null; readonly quantity: number; readonly rule: string }

/**
 * Kits for one rail opening (domain 7.9; anything but PATHWAY HD):
 *  - no rails, or an opening under 3.6 in: nothing
 *  - turn-back: one turn-back closure; vertical pickets are made to order
 *  - stair: one stair closure up to its widest opening, two beyond
 *  - vertical pickets: the smallest kit at least as wide, beyond the widest made to order
 *  - two-line and horizontal pickets: one kit up to its widest opening, two beyond
 */
export function closureKit(opening: RailOpening, catalogue: Catalogue): ClosureKit | null {
  const { railType, connectionType } = opening
  // Cut sizes are compared on the thousandth of an inch, so that sums of halves do not miss a limit by dust.
  const width = roundTo(opening.width, 3)
  if (railType === 'NO_RAILS' || isLess(width, NARROWEST_OPENING)) return null
  switch (connectionType) {
    case 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE':
    case 'TURNBACK':
    case 'RAMP_TO_RAMP':
      return railType === 'VERT_PICKET'
        ? madeToOrder(catalogue)
        : {
            item: itemsOfRole(catalogue, 'closure-turnback')[0] ?? null,
            quantity: 1,
            rule: 'turn-back closure from ramp rail to ramp rail',
          }
    case 'PLATFORM_TO_STAIR':
      return oneOrTwo(
        itemsOfRole(catalogue, 'closure-stair')[0] ?? null,
        width,
        'gap next to a stair: stair closure',
      )
    default:
      return railType === 'VERT_PICKET' ? picketKit(width, catalogue) : railKit(opening, width, catalogue)
  }
}

export const madeToOrder = (catalogue: Catalogue): ClosureKit => ({
  item: itemsOfRole(catalogue, 'closure-custom')[0] ?? null,
  quantity: 0,
  rule: 'closure made to order',
})

function picketKit(width: Inches, catalogue: Catalogue): ClosureKit {
  const item = smallestFitting(catalogue, 'closure-side', width, { handrails: 'VERT_PICKET' })
  return item
    ? { item, quantity: 1, rule: 'gap next to a platform: picket closure cut on site' }
    : madeToOrder(catalogue)
}

function railKit({ railType }: RailOpening, width: Inches, catalogue: Catalogue): ClosureKit {
  const item = itemsOfRole(catalogue, 'closure-side').find((one) => one.handrails === railType) ?? null
  return oneOrTwo(item, width, 'gap between rail and platform post: closure')
}

export const oneOrTwo = (item: Item | null, width: Inches, rule: string): ClosureKit => ({
  item,
  quantity: width > (item?.limit ?? width) ? 2 : 1,
  rule,
})
