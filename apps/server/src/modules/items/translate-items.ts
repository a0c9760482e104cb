import type { itemTranslateItemList, OutputOf, ValidInputOf } from '@ramp/contracts'
import { couldNotGet, counterpartOf, type Translation, translateLines } from '@ramp/domain'

/** The answer of a translation: the list, the pairs it used, and what has no counterpart (spec 3 §2.14, §8). */
export function translateItems(
  { items }: ValidInputOf<typeof itemTranslateItemList>,
  translation: Translation,
): OutputOf<typeof itemTranslateItemList> {
  const { lines, missing } = translateLines(items, translation)
  const names = [...new Set(items.map(({ shortName }) => shortName))]
  return {
    items: lines.map(({ item: { itemNumber, shortName }, quantity }) => ({
      itemNumber,
      shortName,
      quantity,
    })),
    pairs: names.flatMap((from) => {
      const to = counterpartOf(from, translation)
      return to ? [{ from, to: to.shortName }] : []
    }),
    missing: missing.map((shortName) => ({ shortName, message: couldNotGet(shortName) })),
  }
}
