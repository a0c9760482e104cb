import type { PlacedPart } from '@ramp/domain'
import { type Camera, toScreen, type ViewSize } from '@ramp/editor'

/** Open chips are at most this wide, in pixels; then they go on in another row. */
const WIDEST = 380
/** All rows that chips ever have, for fingers too. */
const TALLEST = 210
/** Three chips beside each other, two rows below each other: with less they are of no use. */
const LEAST = { width: 156, height: 84 } as const
/** Free room on both sides of chips. */
const MARGINS = 20

export type ChipsRoom = { readonly maxWidth: number; readonly maxHeight: number }

/**
 * How large open chips may be: as large as they like where a strip beside, above or below their part has room for them, else
 * as large as the largest such strip; what does not fit into it is scrolled to.
 */
export function chipsRoom(
  { outline }: Pick<PlacedPart, 'outline'>,
  camera: Camera,
  view: ViewSize,
): ChipsRoom {
  const corners = outline.map((point) => toScreen(camera, point))
  const [lefts, tops] = [corners.map(({ left }) => left), corners.map(({ top }) => top)]
  const beside = Math.max(Math.min(...lefts), view.width - Math.max(...lefts)) - MARGINS
  const below = Math.max(Math.min(...tops), view.height - Math.max(...tops)) - MARGINS
  const [width, height] = [view.width - MARGINS, view.height - MARGINS]
  const all = { maxWidth: Math.min(WIDEST, width), maxHeight: height }
  if (beside >= WIDEST || below >= TALLEST) return all
  const upright = { maxWidth: Math.min(beside, WIDEST, width), maxHeight: height }
  const flat = { maxWidth: all.maxWidth, maxHeight: Math.min(below, height) }
  const best = [upright, flat].filter(isOfUse).toSorted((a, b) => usedOf(b) - usedOf(a))[0]
  return best ?? { maxWidth: all.maxWidth, maxHeight: Math.max(LEAST.height, height / 3) }
}

const isOfUse = ({ maxWidth, maxHeight }: ChipsRoom): boolean =>
  maxWidth >= LEAST.width && maxHeight >= LEAST.height

const usedOf = ({ maxWidth, maxHeight }: ChipsRoom): number =>
  Math.min(maxWidth, WIDEST) * Math.min(maxHeight, TALLEST)
