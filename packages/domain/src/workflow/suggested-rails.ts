import type { Analysis } from '../analysis/analysis.ts'
import { usedSides } from '../connections/side-uses.ts'
import type { Edit } from '../edits/edit.ts'
import type { PlatformRails } from '../handrails/rails.ts'
import { SIDES, type Side } from '../layout/part.ts'

const OPPOSITE: Readonly<Record<Side, Side>> = { TOP: 'BOTTOM', BOTTOM: 'TOP', LEFT: 'RIGHT', RIGHT: 'LEFT' }

/**
 * Rails a platform most likely wants: every side without a connection; `used` are the others, each as often as it is
 * joined. A platform joined once is the first or last of a walk, so the side opposite the joint stays open for the door
 * or the ground; a turn-back, whose two ramps share a side, keeps its three rails.
 */
export function suggestedSides(
  { sides, category }: Pick<PlatformRails, 'sides' | 'category'>,
  used: readonly Side[],
): readonly Side[] {
  if (category === 'turnback' && used.length > 1) return sides
  if (sides.length === SIDES.length) return ['LEFT', 'RIGHT']
  const open = SIDES.find((side) => !sides.includes(side))
  return sides.length === 3 && open ? sides.filter((side) => side !== OPPOSITE[open]) : sides
}

/** Answers every platform nobody has answered yet with its suggested rails. */
export const acceptSuggestedRails =
  ({ platformRails, connections }: Pick<Analysis, 'platformRails' | 'connections'>): Edit =>
  (layout) => ({
    ...layout,
    parts: layout.parts.map((part) => {
      const rails = platformRails.get(part.id)
      return (part.kind === 'platform' || part.kind === 'platform-ext') && rails && !rails.isChosen
        ? { ...part, handrailSides: suggestedSides(rails, usedSides(connections.uses, part.id)) }
        : part
    }),
  })
