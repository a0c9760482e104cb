import {
  displayName,
  type Inches,
  type Item,
  type PlacedSide,
  type Point,
  type Position,
  reachesHeight,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

export type ChipRow = { readonly name: string; readonly items: readonly Item[] }

/** Chips in the rows a person looks for them in; empty rows are left out. */
export function chipRows(items: readonly Item[]): readonly ChipRow[] {
  const rows: readonly ChipRow[] = [
    { name: 'Ramps', items: items.filter(isRamp) },
    { name: 'Others', items: items.filter((item) => !isRamp(item)) },
  ]
  return rows.filter((row) => row.items.length > 0)
}

const isRamp = ({ role }: Item) => role === 'ramp' || role === 'starter-ramp'

/** What stands on the chip: short, because the row is beside the drawing; on a stair the height it is given. */
export const chipName = (item: Item, height: Inches | null = null): string =>
  item.role === 'stair'
    ? height !== null && reachesHeight(item, height)
      ? `Stair ${lengthText(height, 'height')}`
      : 'Stair'
    : displayName(item.frontendName)
        .replace(/ (Transition|Ramp)$/, '')
        .replace(/ Extension$/, ' Ext')
        .replace(/ Piece$/, '')

/** The name of a chip for assistive technology; the words on it are part of it (WCAG 2.5.3). */
export function chipLabel(part: string, where: string, shown: string): string {
  const label = `Join ${part} ${where}`
  return label.toLowerCase().includes(shown.toLowerCase()) ? label : `${label}, ${shown}`
}

/** A place along an open end, named by where it lies on the drawing. */
export type PlaceName = { readonly position: Position; readonly name: string }

/** Places along a side in the order they are seen: from the left, or from above. */
export function placeNames(side: PlacedSide, positions: readonly Position[]): readonly PlaceName[] {
  return positions
    .map((position) => ({ position, way: wayOf(side, position) }))
    .toSorted((a, b) => alongOf(a.way) - alongOf(b.way))
    .map(({ position, way }) => ({ position, name: nameOf(way) }))
}

/** Which way of the middle a newcomer lies. */
function wayOf({ left, right, middle }: PlacedSide, position: Position): Point {
  if (position === 'CENTER') return { x: 0, y: 0 }
  const to = position === 'LEFT' ? left : right
  return { x: to.x - middle.x, y: to.y - middle.y }
}

/** Of a slanted side the places are left and right; turning leaves floating-point dust. */
const DUST = 1e-6

const isAcross = ({ x, y }: Point): boolean => Math.abs(x) >= Math.abs(y) - DUST

/** How far right it lies, or how far down. */
const alongOf = (way: Point): number => (isAcross(way) ? way.x : way.y)

function nameOf(way: Point): string {
  if (way.x === 0 && way.y === 0) return 'Middle'
  if (isAcross(way)) return way.x < 0 ? 'Left' : 'Right'
  return way.y < 0 ? 'Up' : 'Down'
}
