import type { Inches, PlacedPart } from '@ramp/domain'
import type { Mark } from './mark.ts'
import { PALETTE } from './palette.ts'
import { boxData, hairline, path, rectData } from './shapes.ts'
import { treadData, treadLine } from './treads.ts'

/** Of the pieces of a lift only its tower is this narrow; it carries the platform on an arm (domain 7.11). */
const WIDEST_TOWER: Inches = 12
const ARM: { readonly width: Inches; readonly reach: Inches } = { width: 5, reach: 30 }

/** A loose catalogue part: an outlined plate, with treads where it is walked on, and the arm of a lift's tower. */
export function drawPlate({ part, item, width, length }: PlacedPart, outline: string): readonly Mark[] {
  const isWalked = part.kind === 'portable' || part.kind === 'threshold'
  const arm = part.kind === 'vpl' && width < WIDEST_TOWER ? armData(width, part.isTowerFlipped) : null
  return [
    ...(arm === null ? [] : [path(arm, { fill: PALETTE.transition, stroke: hairline(outline, 1) })]),
    path(rectData(width, length), { fill: PALETTE.transition, stroke: hairline(outline, 1.2) }),
    ...(isWalked
      ? [path(treadData(width, length, 'across'), { stroke: treadLine(item.surface, PALETTE.rampTread) })]
      : []),
  ]
}

const armData = (width: Inches, isFlipped: boolean): string =>
  boxData(isFlipped ? -width / 2 - ARM.reach : width / 2, -ARM.width / 2, ARM.reach, ARM.width)
