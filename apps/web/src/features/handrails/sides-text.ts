import { type PlacedPart, SIDES, type Side } from '@ramp/domain'

const DIRECTIONS = [
  'top',
  'top right',
  'right',
  'bottom right',
  'bottom',
  'bottom left',
  'left',
  'top left',
] as const

/** Which way a side faces on the canvas, whatever the part's own turn. */
const directionOf = (placed: Pick<PlacedPart, 'sides'>, side: Side): string =>
  DIRECTIONS[placed.sides[side].facing / 45] ?? side.toLowerCase()

const and = new Intl.ListFormat('en', { type: 'conjunction' })

/** `Top and left`, as a person sees the platform on the canvas; `None` without rails. */
export function sidesText(placed: Pick<PlacedPart, 'sides'>, sides: readonly Side[]): string {
  if (sides.length === 0) return 'None'
  const seen = SIDES.filter((side) => sides.includes(side))
    .toSorted((a, b) => placed.sides[a].facing - placed.sides[b].facing)
    .map((side) => directionOf(placed, side))
  const text = and.format(seen)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
