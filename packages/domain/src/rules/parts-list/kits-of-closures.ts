import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { closureDifferences } from '../../model/products/closure-differences.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import { hdConnections } from '../closures/hd-connections.ts'
import { railOpenings } from '../closures/rail-openings.ts'
import { type ClosureKit, closureKit } from './closure-items.ts'
import { hdClosureKit } from './hd-closure-items.ts'

/** A kit with the closures it fills. */
type KitOfClosures = { readonly closures: readonly ChosenClosure[]; readonly kit: ClosureKit }

/** The kits of all active closures, as the line's call would answer (spec 3 §7, domain 7.9). */
export function kitsOfClosures(
  closures: readonly ChosenClosure[],
  product: ProductLine,
  catalogue: Catalogue,
): KitOfClosures[] {
  const openings =
    closureDifferences(product).call === 'hdConnections'
      ? hdConnections(closures).map((one) => ({ closures: one.closures, kit: hdClosureKit(one, catalogue) }))
      : railOpenings(closures, product).map((one) => ({
          closures: one.closures,
          kit: closureKit(one, catalogue),
        }))
  return openings.flatMap(({ closures, kit }) => (kit ? [{ closures, kit }] : []))
}

/** Active closures that are no stock: custom ones, and those that the parts list has made to order. */
export function customClosures(
  closures: readonly ChosenClosure[],
  product: ProductLine,
  catalogue: Catalogue,
): readonly ChosenClosure[] {
  const toOrder = kitsOfClosures(closures, product, catalogue)
    .filter(({ kit }) => kit.item?.role === 'closure-custom')
    .flatMap((one) => one.closures)
  return closures.filter(
    (one) => one.isActive && (one.type === 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE' || toOrder.includes(one)),
  )
}
