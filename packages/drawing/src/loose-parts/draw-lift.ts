import type { Inches, PlacedPart } from '@ramp/domain'
import { boxData, hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'
import { drawPad } from '../system-parts/draw-pad.ts'
import { treadData, treadLine } from '../system-parts/treads.ts'
import { drawGate } from './draw-gate.ts'

/** The tower carries the platform on an arm (domain 7.11). */
const ARM: { readonly width: Inches; readonly reach: Inches } = { width: 5, reach: 30 }
/** A carrier's sides are closed by panels this thick. */
const PANEL: Inches = 1.5

/** A piece of a vertical platform lift: its tower with the arm, its carrier, the pad it stands on, or its gates. */
export function drawLift(placed: PlacedPart, outline: string): readonly Mark[] {
  switch (placed.item.role) {
    case 'vpl-tower':
      return drawTower(placed, outline)
    case 'vpl-pad':
      return drawPad(placed)
    case 'vpl-gates':
      return drawGate(placed, outline)
    default:
      return drawCarrier(placed, outline)
  }
}

function drawTower({ part, width, length }: PlacedPart, outline: string): readonly Mark[] {
  const isFlipped = part.kind === 'vpl' && part.isTowerFlipped
  const x = isFlipped ? -width / 2 - ARM.reach : width / 2
  const plate = { fill: PALETTE.transition }
  return [
    path(boxData(x, -ARM.width / 2, ARM.reach, ARM.width), { ...plate, stroke: hairline(outline, 1) }),
    path(rectData(width, length), { ...plate, stroke: hairline(outline, 1.2) }),
    path(rectData(width - 2 * PANEL, length - 2 * PANEL), { stroke: hairline(PALETTE.outline, 0.8) }),
  ]
}

function drawCarrier({ item, width, length }: PlacedPart, outline: string): readonly Mark[] {
  const panels = [-width / 2, width / 2 - PANEL].map((x) => boxData(x, -length / 2, PANEL, length)).join('')
  return [
    path(rectData(width, length), { fill: PALETTE.platform, stroke: hairline(outline, 1.2) }),
    path(treadData({ width, length, spacing: item.treadWidth }, 'across'), {
      stroke: treadLine(item.surface, PALETTE.tread),
    }),
    path(panels, { fill: PALETTE.transition, stroke: hairline(PALETTE.outline, 1) }),
  ]
}
