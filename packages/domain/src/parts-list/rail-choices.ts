import type { Project } from '../layout/layout.ts'
import { childRailsOf, loopsOf } from '../layout/own-choices.ts'
import type { Part, PartId } from '../layout/part.ts'
import type { Placement } from '../placement/placed-part.ts'
import { hardwareDifferences } from '../products/hardware-differences.ts'

/** What holds for the rails of each part by its id. */
export type RailChoices = {
  readonly loops: (part: PartId) => boolean
  readonly childRails: (part: PartId) => boolean
}

export function railChoices(project: Project, { byId }: Placement): RailChoices {
  const held = (id: PartId, choice: (part: Part) => boolean, otherwise: boolean): boolean => {
    const part = byId.get(id)?.part
    return part ? choice(part) : otherwise
  }
  const { offersEndCaps } = hardwareDifferences(project.product)
  return {
    loops: (id) => !offersEndCaps || held(id, (part) => loopsOf(part, project), project.loops),
    childRails: (id) => held(id, (part) => childRailsOf(part, project), project.childRails),
  }
}
