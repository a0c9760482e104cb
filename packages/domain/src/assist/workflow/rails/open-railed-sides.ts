import type { Edit } from '../../../edits/edit.ts'
import { setHandrailSides } from '../../../edits/part-edits.ts'
import type { PartId, Side } from '../../../model/layout/part.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { usedSides } from '../../../rules/connections/side-uses.ts'

type Railed = Pick<Analysis, 'platformRails' | 'connections'>

/** Sides of a platform that lead on and carry a rail all the same: nobody gets past it (spec 3 §5.5). */
export function railedOpenSides(id: PartId, { platformRails, connections }: Railed): readonly Side[] {
  const rails = platformRails.get(id)
  if (!rails?.isChosen) return []
  const used = usedSides(connections.uses, id)
  return rails.sides.filter((side) => used.includes(side))
}

/** Takes the rails off the sides of a platform that lead on. */
export function openRailedSides(id: PartId, drawn: Railed): Edit {
  const blocked = railedOpenSides(id, drawn)
  const sides = drawn.platformRails.get(id)?.sides ?? []
  return setHandrailSides(
    [id],
    sides.filter((side) => !blocked.includes(side)),
  )
}
