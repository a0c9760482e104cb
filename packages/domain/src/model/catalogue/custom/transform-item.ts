import { type Inches, inchesFromSpecPixels, isAtMost } from '../../../base/units.ts'
import type { Handrails, Surface } from '../../products/product-line.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Item } from '../item.ts'
import type { CustomPartWish } from './custom-item.ts'

/** What is asked of a part in place of what it is; what is left out stays as it is (spec 2 §7, call 5). */
export type ItemChange = {
  readonly usableWidth?: Inches | undefined
  readonly usableLength?: Inches | undefined
  readonly isLowProfile?: boolean | undefined
  readonly isTurn?: boolean | undefined
  readonly handrails?: Handrails | undefined
  readonly surface?: Surface | undefined
}

/** Sizes this near are the same (spec 2 §5); 8 of its pixels, for two stock sizes are 6 in apart. */
const TOLERANCE: Inches = inchesFromSpecPixels(8)

/**
 * The stock item that replaces another after a change; null when the line sells none. It keeps its role, so a starter
 * ramp stays one. Sizes that serve straight and in turns have one item for both.
 */
export function transformItem(catalogue: Catalogue, current: Item, change: ItemChange): Item | null {
  const wanted = wantedOf(current, change)
  const fitting = catalogue.items
    .filter(
      (item) =>
        item.role === current.role &&
        item.isResting === current.isResting &&
        item.isLowProfile === wanted.isLowProfile &&
        item.handrails === wanted.handrails &&
        item.surface === wanted.surface,
    )
    .map((item) => ({ item, off: offBy(item, wanted) }))
    .filter(({ off }) => Number.isFinite(off))
    .sort((a, b) => a.off - b.off)
  const nearest = shippedAs(
    current,
    fitting.filter(({ off }) => off === fitting[0]?.off).map(({ item }) => item),
  )
  // A part to measure is replaced by nothing that only comes near it.
  if (current.isCustom && (fitting[0]?.off ?? 0) > 0) return null
  return (
    nearest.find(({ isTurn }) => isTurn === wanted.isTurn) ?? nearest.find(({ isTurn }) => !isTurn) ?? null
  )
}

/** Every stock item a part can become by other rails, surface, profile or turn: the same role and size. */
export const variantsOf = (catalogue: Catalogue, current: Item): readonly Item[] =>
  catalogue.items.filter(
    (item) =>
      item.role === current.role &&
      item.isResting === current.isResting &&
      item.usableWidth === current.usableWidth &&
      item.usableLength === current.usableLength,
  )

/** What to make to measure where a custom part is changed; null for parts that come from stock. */
export function customWishAfter(current: Item, change: ItemChange): CustomPartWish | null {
  const { itemType } = current
  if (!current.isCustom || (itemType !== 'PLATFORM' && itemType !== 'PLATFORM_EXT' && itemType !== 'RAMP'))
    return null
  const { usableWidth: width, usableLength: length, handrails, surface, ...kind } = wantedOf(current, change)
  return width === null || length === null || handrails === null || surface === null
    ? null
    : { itemType, width, length, handrails, surface, ...kind }
}

const wantedOf = (current: Item, change: ItemChange) => ({
  usableWidth: change.usableWidth ?? current.usableWidth,
  usableLength: change.usableLength ?? current.usableLength,
  isLowProfile: change.isLowProfile ?? current.isLowProfile,
  isTurn: change.isTurn ?? current.isTurn,
  handrails: change.handrails ?? current.handrails,
  surface: change.surface ?? current.surface,
})

type Size = { readonly usableWidth: Inches | null; readonly usableLength: Inches | null }

const offBy = (item: Item, wanted: Size): number =>
  nearer(wanted.usableWidth, [item.usableWidth, item.width]) +
  nearer(wanted.usableLength, [item.usableLength, item.length])

/** How far a size is from the usable or the overall one, whichever is nearer. */
function nearer(wanted: Inches | null, [usable, overall]: readonly [Inches | null, Inches | null]): number {
  if (wanted === null || usable === null) return wanted === usable ? 0 : Number.POSITIVE_INFINITY
  const off = Math.min(Math.abs(usable - wanted), Math.abs((overall ?? usable) - wanted))
  return isAtMost(off, TOLERANCE) ? off : Number.POSITIVE_INFINITY
}

const BOX = /-(1|NB)$/

const boxOf = ({ shortName }: Item): string | null => BOX.exec(shortName)?.[1] ?? null

/** Of items that serve alike those that come as the current one does, in a box or without; all where none does. */
function shippedAs(current: Item, items: readonly Item[]): readonly Item[] {
  const alike = items.filter((item) => boxOf(item) === boxOf(current))
  return alike.length > 0 ? alike : items
}

/** The same item shipped in a box (-1) or without one (-NB); null where it comes in one way only (spec 2 §5). */
export function boxVariant(catalogue: Catalogue, { shortName }: Item, isBoxed: boolean): Item | null {
  if (!BOX.test(shortName)) return null
  const other = shortName.replace(BOX, isBoxed ? '-NB' : '-1')
  if (!catalogue.byShortName.has(other)) return null
  return catalogue.byShortName.get(shortName.replace(BOX, isBoxed ? '-1' : '-NB')) ?? null
}
