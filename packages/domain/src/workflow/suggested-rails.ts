import type { Analysis } from '../analysis/analysis.ts'
import type { Edit } from '../edits/edit.ts'
import type { PlatformRails } from '../handrails/rails.ts'
import { SIDES, type Side } from '../layout/part.ts'

const OPPOSITE: Readonly<Record<Side, Side>> = { TOP: 'BOTTOM', BOTTOM: 'TOP', LEFT: 'RIGHT', RIGHT: 'LEFT' }

/**
 * Rails a platform most likely wants: every side without a connection. A platform joined on one side only is the first or
 * last of a walk, so the side opposite the joint stays open for the door or the ground; a turn-back keeps its three rails.
 */
export function suggestedSides({
  sides,
  category,
}: Pick<PlatformRails, 'sides' | 'category'>): readonly Side[] {
  if (category === 'turnback') return sides
  if (sides.length === SIDES.length) return ['LEFT', 'RIGHT']
  const open = SIDES.find((side) => !sides.includes(side))
  return sides.length === 3 && open ? sides.filter((side) => side !== OPPOSITE[open]) : sides
}

/** Answers every platform nobody has answered yet with its suggested rails. */
export const acceptSuggestedRails =
  ({ platformRails }: Pick<Analysis, 'platformRails'>): Edit =>
  (layout) => ({
    ...layout,
    parts: layout.parts.map((part) => {
      const rails = platformRails.get(part.id)
      return (part.kind === 'platform' || part.kind === 'platform-ext') && rails && !rails.isChosen
        ? { ...part, handrailSides: suggestedSides(rails) }
        : part
    }),
  })
