import type { Analysis } from '../../analysis/analysis.ts'
import { meetingOf } from '../../connections/meeting.ts'
import { type PartId, SIDES, type Side } from '../../layout/part.ts'
import type { PlacedPart, PlacedSide } from '../../placement/placed-part.ts'
import { hasDoorDrawn } from '../door-drawn.ts'

type Drawn = Pick<Analysis, 'connections' | 'layout' | 'placement'>

/** Sides of a deck that lead out of the system by what is drawn against them: a plate, a threshold or a door. */
export function doorSides(id: PartId, { connections, layout, placement }: Drawn): readonly Side[] {
  const deck = placement.byId.get(id)
  if (!deck) return []
  const plated = [...connections.transitions.values()].flatMap((end) => (end?.part === id ? [end.side] : []))
  const thresholds = placement.parts.filter(({ part }) => part.kind === 'threshold')
  return SIDES.filter((side) => {
    const placed = deck.sides[side]
    return (
      plated.includes(side) ||
      thresholds.some((one) => isAgainst(one, placed)) ||
      hasDoorDrawn(placed, layout)
    )
  })
}

const isAgainst = (threshold: PlacedPart, side: PlacedSide): boolean =>
  SIDES.some((own) => meetingOf(threshold.sides[own], side) !== null)
