import type { PlacedPart } from '@ramp/domain'
import { group, hairline, type Mark, PALETTE, type PathMark, path, rectData } from '@ramp/drafting'
import { drawGate } from './draw-gate.ts'
import type { LayerLook } from './piece-picture.ts'
import { PIECE_PICTURES } from './piece-pictures.data.ts'

/** A piece of hardware as one knows it in the hand, as large as its place on the drawing allows. */
export function drawPiece(placed: PlacedPart, outline: string): readonly Mark[] {
  const { item, width, length } = placed
  if (item.role === 'gate') return drawGate(placed, outline)
  const picture = PIECE_PICTURES[item.role]
  if (!picture)
    return [path(rectData(width, length), { fill: PALETTE.transition, stroke: hairline(outline, 1.2) })]
  const looks = looksIn(outline)
  const marks = picture.layers.flatMap(([look, d]) => (d === '' ? [] : [path(d, looks[look])]))
  const scale = Math.min(width / picture.width, length / picture.length)
  return scale === 1 ? marks : [group(marks, { matrix: [scale, 0, 0, scale, 0, 0] })]
}

const looksIn = (outline: string): Readonly<Record<LayerLook, Pick<PathMark, 'fill' | 'stroke'>>> => ({
  plate: { fill: PALETTE.transition, stroke: hairline(outline, 1.2) },
  steel: { fill: PALETTE.platform, stroke: hairline(outline, 1) },
  tube: { fill: PALETTE.surface, stroke: hairline(PALETTE.rail, 1.4) },
  bolt: { fill: PALETTE.surface, stroke: hairline(PALETTE.outline, 0.8) },
  seam: { stroke: hairline(PALETTE.arrow, 1, [4, 3]) },
  fine: { stroke: hairline(PALETTE.outline, 0.8) },
  sign: { stroke: hairline(PALETTE.arrow, 1.4) },
})
