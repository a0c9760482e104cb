import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item, ItemTranslation } from '../../model/catalogue/item.ts'

/** A translation from one product line into another: its pairs of short names, and what the other line sells. */
export type Translation = { readonly pairs: readonly ItemTranslation[]; readonly to: Catalogue }

export type TranslatedLines = {
  readonly lines: readonly { readonly item: Item; readonly quantity: number }[]
  /** Short names without counterpart, each once; `couldNotGet` is the sentence. */
  readonly missing: readonly string[]
}

/** Said of an item that has no counterpart (spec 3 §8). */
export const couldNotGet = (name: string): string => `Could not get ${name} info`

/** The item another line sells in place of one; null where it sells none. */
export function counterpartOf(shortName: string, { pairs, to }: Translation): Item | null {
  const pair = pairs.find(({ from }) => from === shortName)
  return (pair && to.byShortName.get(pair.to)) ?? null
}

/** Translates item by item; what becomes the same item is added up (domain 7.12: legs take the next longer). */
export function translateLines(
  lines: readonly { readonly shortName: string; readonly quantity: number }[],
  translation: Translation,
): TranslatedLines {
  const quantities = new Map<Item, number>()
  const missing = new Set<string>()
  for (const { shortName, quantity } of lines) {
    const item = counterpartOf(shortName, translation)
    if (item) quantities.set(item, (quantities.get(item) ?? 0) + quantity)
    else missing.add(shortName)
  }
  return {
    lines: [...quantities].map(([item, quantity]) => ({ item, quantity })),
    missing: [...missing],
  }
}
