import { boxAround, type Inches, type PlacedPart } from '@ramp/domain'
import { closedData, group, hairline, type Marks, PALETTE, path } from '@ramp/drafting'
import { drawPart } from '../parts/draw-part.ts'
import { tag } from './draw-guides.ts'

type Ghost = { readonly parts: readonly PlacedPart[]; readonly words: string }

/** The words stand below the parts, clear of them. */
const BELOW: Inches = 14

/** Parts where they would stand, pale over what lies there now, and what there is to say of them. */
export function drawGhost({ parts, words }: Ghost): Marks {
  if (parts.length === 0) return []
  const { min, max } = boxAround(parts.flatMap(({ box }) => [box.min, box.max]))
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
    tag(words, { x: (min.x + max.x) / 2, y: max.y + BELOW }, PALETTE.selected),
  ]
}
