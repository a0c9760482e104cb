import { type Catalogue, type Item, newPart, type PlatformRails, placePart } from '@ramp/domain'
import { drawPart } from './draw-part.ts'
import { fitBox } from './fit.ts'
import { svgDocument } from './paint-svg.ts'

/** A gallery card's picture of an item: the same marks as on the canvas; null for an item that is never drawn. */
export function cardSvg(
  item: Item,
  catalogue: Catalogue,
  size: { readonly width: number; readonly height: number },
  rails?: PlatformRails,
): string | null {
  const part = newPart(item, 'card', { x: 0, y: 0 }, 0)
  const placed = part && placePart(part, catalogue)
  if (!placed) return null
  const view = fitBox(placed.box, { left: 0, top: 0, ...size }, { x: 4, y: 4 })
  return svgDocument([drawPart(placed, rails, { hasNoName: true })], view, size.width, size.height)
}
