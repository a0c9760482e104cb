import {
  type Catalogue,
  customWishAfter,
  displayName,
  HANDRAIL_NAMES,
  type Handrails,
  type Item,
  type ItemChange,
  isLess,
  productRules,
  SURFACE_NAMES,
  type Surface,
  transformItem,
} from '@ramp/domain'

export type VariantChoice<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  /** Why it cannot be had; null when it can. */
  readonly because: string | null
}

export const surfaceChoices = (item: Item, catalogue: Catalogue): readonly VariantChoice<Surface>[] =>
  productRules(item.productLine).surfaces.map((surface) => ({
    value: surface,
    label: SURFACE_NAMES[surface],
    because: because(item, catalogue, { surface }, `in ${SURFACE_NAMES[surface].toLowerCase()}`),
  }))

/** Rails a part may have. A size that is not made with some rails says so, it does not vanish (domain 7.2). */
export const handrailChoices = (item: Item, catalogue: Catalogue): readonly VariantChoice<Handrails>[] =>
  productRules(item.productLine).handrails.map((handrails) => ({
    value: handrails,
    label: HANDRAIL_NAMES[handrails],
    because: because(item, catalogue, { handrails }, railsText(handrails)),
  }))

const railsText = (handrails: Handrails): string =>
  handrails === 'NO_RAILS' ? 'without handrails' : `with ${HANDRAIL_NAMES[handrails].toLowerCase()}`

/** Why a platform cannot be had in low profile, or out of it again; null when it can (spec 2 §5). */
export const lowProfileRefusal = (item: Item, catalogue: Catalogue): string | null =>
  because(item, catalogue, { isLowProfile: !item.isLowProfile }, 'in low profile')

/** Stock sizes of the same thing with the same rails and surface: its name but for the figures is the same. */
export const sizeChoices = (
  item: Item,
  { items }: Catalogue,
): readonly (VariantChoice & { readonly item: Item })[] =>
  items
    .filter(
      (one) =>
        one.role === item.role &&
        thingOf(one) === thingOf(item) &&
        one.surface === item.surface &&
        one.handrails === item.handrails &&
        one.isLowProfile === item.isLowProfile &&
        one.isResting === item.isResting &&
        !one.isTurn &&
        !one.isCustom &&
        (item.role !== 'ramp' || one.usableWidth === item.usableWidth),
    )
    .filter((one, index, all) => isNamedFor(one, index, all, item))
    .sort(bySize)
    .map((one) => ({ item: one, value: sizeOf(one), label: displayName(one.frontendName), because: null }))

/** `Angled Entry Mat` of `Angled Entry Mat 2.5`: a mat becomes no ramp by another size, and a tower no carrier. */
const thingOf = ({ frontendName }: Item): string => frontendName.replace(/[\d.]+/g, '').trim()

/** Items of one size, a mat with its box and without, are one choice: the item itself, else the first of them. */
const isNamedFor = (one: Item, index: number, all: readonly Item[], item: Item): boolean =>
  sizeOf(one) === sizeOf(item)
    ? one.itemNumber === item.itemNumber
    : all.findIndex((other) => sizeOf(other) === sizeOf(one)) === index

export const sizeOf = ({ usableWidth, usableLength }: Item): string => `${usableWidth}x${usableLength}`

const bySize = (a: Item, b: Item): number =>
  (a.usableWidth ?? 0) === (b.usableWidth ?? 0)
    ? (a.usableLength ?? 0) - (b.usableLength ?? 0)
    : isLess(a.usableWidth ?? 0, b.usableWidth ?? 0)
      ? -1
      : 1

function because(item: Item, catalogue: Catalogue, change: ItemChange, how: string): string | null {
  if (transformItem(catalogue, item, change) || customWishAfter(item, change)) return null
  const low = item.isLowProfile ? 'low profile ' : ''
  return `${displayName(item.frontendName)} ${low}is not made ${how}.`
}
