import { dot, scale, subtract } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import type { DoorId } from '../../model/layout/site.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { meetingOf } from '../../rules/connections/meeting.ts'
import { isDeck } from '../../rules/placement/decks.ts'
import type { PlacedPart, PlacedSide } from '../../rules/placement/placed-part.ts'
import { doorFacedBy } from '../../rules/site-measures/beyond-openings.ts'
import { isSloped, leadsDown, linksOf } from './walking-links.ts'

type Drawn = Pick<Analysis, 'connections' | 'layout' | 'placement'>

/** Sides of a part that lead out of the system by what is against them: a plate, a threshold, a drawn or a surveyed door. */
export function doorSides(id: PartId, drawn: Drawn): readonly Side[] {
  const { layout, placement } = drawn
  const placed = placement.byId.get(id)
  if (!placed) return []
  const plated = platedSides(id, drawn)
  const thresholds = placement.parts.filter(({ part }) => part.kind === 'threshold')
  const surveyed = surveyedDoorsAt(id, drawn).map(({ side }) => side)
  return SIDES.filter((side) => {
    const own = placed.sides[side]
    return (
      plated.includes(side) ||
      surveyed.includes(side) ||
      thresholds.some((one) => isAgainst(one, own)) ||
      hasDoorDrawn(own, layout)
    )
  })
}

/** The doors of the site that a deck is at, by its sides. A deck that a ramp or a stair leads down to only passes a door. */
export function surveyedDoorsAt(
  id: PartId,
  drawn: Drawn,
): readonly { readonly side: Side; readonly door: DoorId }[] {
  const placed = drawn.placement.byId.get(id)
  if (!placed || !isDeck(placed)) return []
  const isReachedFromAbove = linksOf(drawn, id).some(
    (link) => isSloped(link.other, drawn) && !leadsDown(link, drawn),
  )
  if (isReachedFromAbove) return []
  return SIDES.flatMap((side) => {
    const door = doorFacedBy(placed.sides[side], drawn.layout.site)
    return door ? [{ side, door: door.id }] : []
  })
}

/** Sides of a part that a transition lies against. */
export const platedSides = (id: PartId, { connections }: Pick<Analysis, 'connections'>): readonly Side[] =>
  [...connections.transitions.values()].flatMap((end) => (end?.part === id ? [end.side] : []))

const isAgainst = (threshold: PlacedPart, side: PlacedSide): boolean =>
  SIDES.some((own) => meetingOf(threshold.sides[own], side) !== null)

/** A door is drawn on the wall line, so it stands a little off the deck it belongs to, or a little over it. */
const OFF: Inches = 18
const OVER: Inches = 6

function hasDoorDrawn(
  { middle, normal, left, right, length }: PlacedSide,
  { drawings }: Pick<Layout, 'drawings'>,
): boolean {
  return drawings.some(({ kind, at }) => {
    if (kind !== 'door') return false
    const from = subtract(at, middle)
    const off = dot(from, normal)
    const along = Math.abs(dot(from, scale(subtract(right, left), 1 / length)))
    return off <= OFF && off >= -OVER && along <= length / 2
  })
}
