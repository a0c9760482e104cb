import type { Inches, Item } from '@ramp/domain'

/** Below 1, so that a small part is drawn smaller beside a large one and can still be made out. */
const FLATTENING = 0.6
/** Even the smallest part fills this much of its card. */
const SMALLEST_SHARE = 0.6

/** How much of its card each picture fills, 0 to 1: the longest part of a gallery fills it. */
export function pictureShares(items: readonly Item[]): readonly number[] {
  const lengths = items.map(longerSideOf)
  const longest = Math.max(...lengths)
  return lengths.map((length) =>
    length > 0 ? Math.max(SMALLEST_SHARE, (length / longest) ** FLATTENING) : 1,
  )
}

const longerSideOf = ({ width, length, usableWidth, usableLength }: Item): Inches =>
  Math.max(width ?? usableWidth ?? 0, length ?? usableLength ?? 0)
