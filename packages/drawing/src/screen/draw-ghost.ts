import { type Box, boxAround, type Inches, type PlacedPart, type Point } from '@ramp/domain'
import { closedData, group, hairline, type Marks, PALETTE, path } from '@ramp/drafting'
import { drawPart } from '../parts/draw-part.ts'
import { tag, tagSize } from './draw-guides.ts'

type Ghost = { readonly parts: readonly PlacedPart[]; readonly words: string }

/** Where the words of a ghost may stand, and how large they are there. */
type Around = {
  /** What they keep clear of: parts, doors, lines and things on the site. */
  readonly taken: readonly Box[]
  /** What is seen of the drawing. */
  readonly seen: Box
  /** How long a pixel is on the drawing. */
  readonly pixel: Inches
}

/** From the parts to the middle of the words, pixels. */
const OUT = 23

/** From the middle of a side towards its ends. */
const ALONG: readonly number[] = [0, -0.5, 0.5, -1, 1]

/** Parts where they would stand, pale over what lies there now, and what there is to say of them. */
export function drawGhost({ parts, words }: Ghost, around: Around): Marks {
  if (parts.length === 0) return []
  const outlines = parts.map(({ outline }) => closedData(outline))
  return [
    // What is drawn there keeps showing, but none of its letters can be read for those of the ghost.
    group(
      outlines.map((d) => path(d, { fill: PALETTE.surface })),
      { opacity: 0.85 },
    ),
    group(
      parts.map((one) => drawPart(one, undefined)),
      { opacity: 0.6 },
    ),
    ...outlines.map((d) => path(d, { stroke: hairline(PALETTE.selected, 1.5, [6, 4]) })),
    tag(words, wordsPlace({ parts, words }, around), PALETTE.selected),
  ]
}

/** Below the parts, above or beside them, near their middle or farther along: the first place that covers nothing and is seen. */
function wordsPlace({ parts, words }: Ghost, { taken, seen, pixel }: Around): Point {
  const { min, max } = boxAround(parts.flatMap(({ box }) => [box.min, box.max]))
  const { width, height } = tagSize(words)
  const [across, down] = [(width * pixel) / 2, (height * pixel) / 2]
  const middle = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
  const out = OUT * pixel
  const places = ALONG.flatMap((share): readonly Point[] => {
    const along = {
      x: middle.x + (share * (max.x - min.x)) / 2,
      y: middle.y + (share * (max.y - min.y)) / 2,
    }
    return [
      { x: along.x, y: max.y + out },
      { x: along.x, y: min.y - out },
      { x: max.x + out + across, y: along.y },
      { x: min.x - out - across, y: along.y },
    ]
  })
  const boxAt = ({ x, y }: Point): Box => ({
    min: { x: x - across, y: y - down },
    max: { x: x + across, y: y + down },
  })
  const all = [...parts.map(({ box }) => box), ...taken]
  const costOf = (place: Point): number => {
    const box = boxAt(place)
    const hidden = 4 * across * down - sharedArea(box, seen)
    return all.reduce((sum, other) => sum + sharedArea(box, other), hidden)
  }
  const costs = places.map((place) => ({ place, cost: costOf(place) }))
  const [best] = costs.toSorted((a, b) => a.cost - b.cost)
  return best?.place ?? middle
}

const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.max.x, b.max.x) - Math.max(a.min.x, b.min.x)) *
  Math.max(0, Math.min(a.max.y, b.max.y) - Math.max(a.min.y, b.min.y))
