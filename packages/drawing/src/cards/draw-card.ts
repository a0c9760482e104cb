import { type Catalogue, type Item, newPart, type Part, placePart } from '@ramp/domain'
import { fitBox, markBounds, type Size, svgDocument } from '@ramp/drafting'
import { drawPart } from '../parts/draw-part.ts'

const MARGIN = 3

type Card = Size & {
  /** How much of the card the picture fills, 0 to 1: its lines are as strong at any share. */
  readonly share?: number | undefined
  /** What is set on the part as it is placed. */
  readonly change?: ((part: Part) => Part) | undefined
}

/** A gallery card's picture of an item: the same marks as on the canvas; null for an item that is never drawn. */
export function cardSvg(item: Item, catalogue: Catalogue, card: Card): string | null {
  const { width, height, share = 1, change } = card
  const part = newPart(item, 'card', { x: 0, y: 0 }, 0)
  const placed = part && placePart(change ? change(part) : part, catalogue)
  if (!placed) return null
  const marks = [drawPart(placed, undefined, { hasNoName: true })]
  // Arms and swings reach out of the part's own outline, and belong to its picture.
  const extent = markBounds(marks, { scale: 1, left: 0, top: 0 }) ?? placed.box
  const margin = { x: MARGIN + ((1 - share) * width) / 2, y: MARGIN + ((1 - share) * height) / 2 }
  const view = fitBox(extent, { left: 0, top: 0, width, height }, margin)
  return svgDocument(marks, view, width, height)
}
