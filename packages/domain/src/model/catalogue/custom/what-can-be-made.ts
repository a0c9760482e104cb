import { largestCustomPlatform } from '../../products/custom-platforms.ts'
import { productRules } from '../../products/product-rules.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CustomWish } from './custom-item.ts'
import { type CustomKind, customLimits, customTransitionKindOf, type SliderLimits } from './custom-limits.ts'

/** Why a wish cannot be made, as what can be: the sizes of its kind, or that the line has nothing like it (spec 2 §5). */
export function whatCanBeMade(wish: CustomWish, { items, byItemNumber, productLine }: Catalogue): string {
  if (wish.itemType === 'TRANSITION') {
    const base = byItemNumber.get(wish.baseItemNumber)
    const kind = base ? customTransitionKindOf(base) : null
    return base && kind !== null
      ? `${sizesOf(kind, productLine)}, as long as ${base.shortName}`
      : `${productLine} has no transition ${wish.baseItemNumber} in custom sizes`
  }
  const { itemType, surface, handrails, isLowProfile } = wish
  const isLike = items.some(
    (item) =>
      item.itemType === itemType &&
      item.surface === surface &&
      item.handrails === handrails &&
      item.isLowProfile === isLowProfile,
  )
  if (isLike) return sizesOf(itemType === 'RAMP' ? 'ramp' : 'platform', productLine)
  return `${productLine} has no ${isLowProfile ? 'low-profile ' : ''}${itemType} with surface ${surface} and handrails ${handrails}`
}

function sizesOf(kind: CustomKind, product: Catalogue['productLine']): string {
  const { width, length } = customLimits(kind, productRules(product).industry)
  const largest = kind === 'platform' ? largestCustomPlatform(product) : null
  const range = ({ min, max, step }: SliderLimits) =>
    `${min} to ${Math.min(max, largest ?? max)} in by ${step} in`
  const lengths = length === null ? '' : `, length ${range(length)}`
  return `width ${range(width)}${lengths}${kind === 'ramp' ? ', a wide one no longer than the stock of its width' : ''}`
}
