import type { Item } from '../../model/catalogue/item.ts'
import type { PartId } from '../../model/layout/part.ts'

/** One rule asking for an item; the parts list adds these up and keeps them as reasons. */
export type PartRequirement = {
  readonly item: Item
  /** Pieces, or units that are sold by the pack. */
  readonly quantity: number
  /** Units in one pack; whole packs of all asks of a rule together are listed. Left out: sold by the piece. */
  readonly perPack?: number | undefined
  readonly rule: string
  readonly source: string
  readonly parts: readonly PartId[]
}

/** A rule asked for something the catalogue does not hold. */
export type Missing = { readonly role: string; readonly rule: string; readonly parts: readonly PartId[] }

type Wanted = Omit<PartRequirement, 'item' | 'quantity'> & {
  readonly quantity?: number
  readonly role: string
}

/** An ask when the item exists, a missing entry when it does not. */
export const requirePart = (
  item: Item | null,
  { quantity = 1, perPack, role, rule, source, parts }: Wanted,
): PartRequirement | Missing =>
  item ? { item, quantity, perPack, rule, source, parts } : { role, rule, parts }

export const isMissing = (one: PartRequirement | Missing): one is Missing => 'role' in one
