import { directionOf, type PlacedPart, SIDES, type Side } from '@ramp/domain'

const and = new Intl.ListFormat('en', { type: 'conjunction' })

/** `Top and left`, as a person sees the platform on the canvas; `None` without rails. */
export function sidesText(placed: Pick<PlacedPart, 'sides'>, sides: readonly Side[]): string {
  if (sides.length === 0) return 'None'
  const seen = SIDES.filter((side) => sides.includes(side))
    .toSorted((a, b) => placed.sides[a].facing - placed.sides[b].facing)
    .map((side) => directionOf(placed.sides[side]))
  const text = and.format(seen)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
