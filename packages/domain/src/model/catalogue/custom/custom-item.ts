import { type Inches, isAtMost, roundTo } from '../../../base/units.ts'
import { largestCustomPlatform } from '../../products/custom-platforms.ts'
import type { Handrails, Surface } from '../../products/product-line.ts'
import { productRules } from '../../products/product-rules.ts'
import { type Catalogue, itemFor } from '../catalogue.ts'
import type { Item } from '../item.ts'
import {
  CUSTOM_REFUSED,
  customKindOf,
  customLimits,
  customTransitionKindOf,
  isOnSlider,
} from './custom-limits.ts'
import { customPrice, customWeight } from './custom-price.ts'
import { customDescription, customShortName } from './custom-texts.ts'

/** A part to be made to measure; sizes are usable ones. */
export type CustomWish = CustomPartWish | CustomTransitionWish
type Size = { readonly width: Inches; readonly length: Inches }
export type CustomPartWish = Size & {
  readonly itemType: 'PLATFORM' | 'PLATFORM_EXT' | 'RAMP'
  readonly surface: Surface
  readonly handrails: Handrails
  readonly isTurn: boolean
  readonly isLowProfile: boolean
}
export type CustomTransitionWish = Size & { readonly itemType: 'TRANSITION'; readonly baseItemNumber: string }

/** The item made to measure, numbered by who asks; null when it cannot be made. */
export function customItem(wish: CustomWish, catalogue: Catalogue, itemNumber: string): Item | null {
  const models = modelsFor(wish, catalogue)
  const model = nearest(models, wish)
  if (!model || !canBeMade(wish, model, models)) return null
  const isTurn = wish.itemType !== 'TRANSITION' && wish.isTurn
  return {
    ...model,
    itemNumber,
    shortName: customShortName(model, wish, isTurn),
    // Stock sizes are named in feet: without its unit 6 x 6 in would read as one of them.
    frontendName: `${plain(wish.width)}x${plain(wish.length)} in`,
    description: customDescription(model, wish, isTurn),
    usableWidth: wish.width,
    usableLength: wish.length,
    ...customOverall(model, wish),
    isTurn,
    isResting: false,
    isCustom: true,
    isCustomizable: false,
    weight: customWeight(models, wish),
    price: customPrice(models, wish),
    expandsTo: [],
  }
}

/** The overall size of a part of a usable one: the border is that of the stock part it is made after (spec 2 §5). */
export const customOverall = (model: Item, { width, length }: Size): Size => ({
  width: sum(width, borderOf(model.width, model.usableWidth)),
  length: sum(length, borderOf(model.length, model.usableLength)),
})

/** What stands for a part that cannot be made: the catalogue's made-to-order item, with the reason (spec 2 §5). */
export function refusedCustomItem(catalogue: Catalogue): Item | null {
  const item = itemFor(catalogue, 'closure-custom')
  return item && { ...item, isCustom: true, description: CUSTOM_REFUSED.message }
}

/** Stock items that show what the custom one is like; extenders, rests and what comes from stock only are no model. */
function modelsFor(wish: CustomWish, catalogue: Catalogue): readonly Item[] {
  if (wish.itemType === 'TRANSITION') {
    const base = catalogue.byItemNumber.get(wish.baseItemNumber)
    return base && customTransitionKindOf(base) !== null
      ? catalogue.items.filter(
          (item) =>
            item.role === base.role && item.usableLength === base.usableLength && customKindOf(item) !== null,
        )
      : []
  }
  const ofKind = catalogue.items.filter(
    (item) =>
      item.itemType === wish.itemType &&
      item.role !== 'starter-ramp' &&
      item.surface === wish.surface &&
      item.handrails === wish.handrails &&
      item.isLowProfile === wish.isLowProfile &&
      !item.isResting,
  )
  return wish.itemType === 'RAMP' && wish.isLowProfile ? [] : ofKind
}

const distance = ({ usableWidth, usableLength, isTurn }: Item, wish: CustomWish): number =>
  Math.abs((usableWidth ?? 0) - wish.width) +
  Math.abs((usableLength ?? 0) - wish.length) +
  // Of two equally near ones the name of the right kind is taken.
  (wish.itemType !== 'TRANSITION' && isTurn !== wish.isTurn ? 0.001 : 0)

const nearest = (models: readonly Item[], wish: CustomWish): Item | null =>
  models.reduce<Item | null>(
    (best, item) => (best === null || distance(item, wish) < distance(best, wish) ? item : best),
    null,
  )

function canBeMade(wish: CustomWish, model: Item, models: readonly Item[]): boolean {
  const kind =
    wish.itemType === 'TRANSITION' ? customKindOf(model) : wish.itemType === 'RAMP' ? 'ramp' : 'platform'
  if (kind === null) return false
  const limits = customLimits(kind, productRules(model.productLine).industry)
  const isLengthRight = limits.length
    ? isOnSlider(wish.length, limits.length)
    : wish.length === model.usableLength
  if (!isOnSlider(wish.width, limits.width) || !isLengthRight) return false
  const largest = largestCustomPlatform(model.productLine)
  if (kind === 'platform' && largest !== null)
    return isAtMost(wish.width, largest) && isAtMost(wish.length, largest)
  return kind !== 'ramp' || isAtMost(wish.length, longestInWidth(models, wish.width))
}

/** A ramp is no longer than the longest stock ramp of the next width: wide ones end at 72 in (domain 7.3). */
function longestInWidth(models: readonly Item[], wanted: Inches): Inches {
  const widths = models.flatMap(({ usableWidth }) => usableWidth ?? []).filter((one) => isAtMost(wanted, one))
  const next = Math.min(...widths)
  return Math.max(
    0,
    ...models.flatMap(({ usableWidth, usableLength }) => (usableWidth === next ? (usableLength ?? 0) : [])),
  )
}

const borderOf = (overall: Inches | null, usable: Inches | null): Inches => (overall ?? 0) - (usable ?? 0)
const sum = (usable: Inches, border: Inches): Inches => roundTo(usable + border, 4)
const plain = (size: Inches): string => String(roundTo(size, 2))
