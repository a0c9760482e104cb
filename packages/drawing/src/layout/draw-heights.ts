import { isSloped, type PartHeight, type PartId, type PlacedPart, roundTo } from '@ramp/domain'
import {
  hairline,
  lengthText,
  type Mark,
  type Marks,
  PALETTE,
  path,
  roundBoxData,
  text,
  textWidth,
} from '@ramp/drafting'

/** Pixels: letters and plate keep their size at any zoom. */
const SIZE = 11
const PLATE = { across: 5, down: 3, radius: 4 } as const

/** The Heights Viewer: the height of every part in its middle, in letters that can be read at any zoom (spec 3 §2.12). */
export const drawHeights = (parts: readonly PlacedPart[], heights: ReadonlyMap<PartId, PartHeight>): Marks =>
  parts.flatMap((placed) => {
    const height = heights.get(placed.part.id)
    return height ? [heightMark(placed, height)] : []
  })

function heightMark({ part }: PlacedPart, { top, bottom }: PartHeight): Mark {
  const inches = (value: number) => lengthText(roundTo(value, 3), 'height')
  const words = isSloped(part) ? `${inches(top)} to ${inches(bottom)}` : inches(top)
  const width = textWidth(words, { size: SIZE, weight: 'bold' }) + 2 * PLATE.across
  const height = SIZE + 2 * PLATE.down
  return {
    kind: 'pinned',
    at: part.at,
    children: [
      path(roundBoxData(-width / 2, -height / 2, width, height, PLATE.radius), {
        fill: PALETTE.surface,
        stroke: hairline(PALETTE.outline),
      }),
      text(words, { x: 0, y: SIZE * 0.36 }, SIZE, { weight: 'bold' }),
    ],
  }
}
