import type { Edit } from '../../../edits/edit.ts'
import { OPPOSITE, type PartId, SIDES, type Side } from '../../../model/layout/part.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { usedSides } from '../../../rules/connections/side-uses.ts'
import { gatesOf, sidesUnderGate } from '../../../rules/placement/gate-sides.ts'
import { doorSides } from '../door-sides.ts'
import { isSloped, leadsDown, linksOf } from '../walking-links.ts'

type Drawn = Pick<Analysis, 'platformRails' | 'connections' | 'placement' | 'layout'>

/**
 * Rails a platform most likely wants: every side without a connection, but for the one where a door or the ground must
 * be. That side is where a plate, a threshold or a door is drawn; else a platform joined once is the first or last of a
 * walk, and that side lies opposite the joint; one that only leads down by a stair and more has its door opposite one of
 * them. A turn-back, whose two ramps share a side, keeps its three rails.
 */
export function suggestedSides(id: PartId, drawn: Drawn): readonly Side[] {
  const rails = drawn.platformRails.get(id)
  if (!rails) return []
  const used = usedSides(drawn.connections.uses, id)
  const gated = gateSidesOf(id, drawn)
  const sides = rails.sides.filter((side) => !gated.includes(side))
  const doors = doorSides(id, drawn).filter((side) => !used.includes(side))
  if (rails.category === 'turnback' && used.length > 1) return sides.filter((side) => !doors.includes(side))
  if (sides.length === SIDES.length) return doors.some((side) => ALONG.includes(side)) ? ACROSS : ALONG
  if (doors.length > 0) return sides.filter((side) => !doors.includes(side))
  const [joined] = used
  const open = sides.length === 3 && joined ? OPPOSITE[joined] : doorSideAtTop(id, drawn)
  return sides.filter((side) => side !== open)
}

/** Sides of a platform that a gate is on. */
const gateSidesOf = (id: PartId, { placement }: Drawn): readonly Side[] =>
  gatesOf(placement).flatMap((gate) =>
    sidesUnderGate(gate, placement).flatMap(({ part, side }) => (part === id ? [side] : [])),
  )

const ALONG: readonly Side[] = ['LEFT', 'RIGHT']
const ACROSS: readonly Side[] = ['TOP', 'BOTTOM']

/**
 * The door of a platform that a stair leads down from, beside what else does, and that has no entrance yet: opposite one of
 * them, toward the top of the drawing, where the house is drawn by custom, else opposite the stair. Null elsewhere.
 */
function doorSideAtTop(id: PartId, drawn: Drawn): Side | null {
  const { connections, placement } = drawn
  const links = linksOf(drawn, id)
  const isFirst =
    links.every((link) => isSloped(link.other, drawn) && leadsDown(link, drawn)) &&
    !connections.uses.get(id)?.some(({ state }) => state === 'entrance')
  const stair = links.find(({ other }) => placement.byId.get(other.part)?.part.kind === 'stair')
  if (!isFirst || !stair) return null
  const used = links.map(({ mine }) => mine.side)
  const opposite = used.map((side) => OPPOSITE[side]).filter((side) => !used.includes(side))
  const facesUp = (side: Side) => (placement.byId.get(id)?.sides[side].normal.y ?? 0) < FACING_UP
  return opposite.find(facesUp) ?? OPPOSITE[stair.mine.side]
}

/** Within 45 degrees of straight up, as the part of a unit normal that goes down. */
const FACING_UP = -Math.SQRT1_2 + 1e-6

/** Answers every platform nobody has answered yet with its suggested rails. */
export const acceptSuggestedRails =
  (drawn: Drawn): Edit =>
  (layout) => ({
    ...layout,
    parts: layout.parts.map((part) => {
      const rails = drawn.platformRails.get(part.id)
      return (part.kind === 'platform' || part.kind === 'platform-ext') && rails && !rails.isChosen
        ? { ...part, handrailSides: suggestedSides(part.id, drawn) }
        : part
    }),
  })
