import type { Project } from '../layout/layout.ts'
import type { Part, PartId } from '../layout/part.ts'
import type { Placement } from '../placement/placed-part.ts'

/** What holds for the rails of each part: its own choice, else the project's (spec 2 §3.2). */
export type RailChoices = {
  readonly loops: (part: PartId) => boolean
  readonly childRails: (part: PartId) => boolean
}

export function railChoices(project: Project, { byId }: Placement): RailChoices {
  const own = (id: PartId, choice: 'loops' | 'childRails') => ownChoice(byId.get(id)?.part, choice)
  return {
    loops: (id) => own(id, 'loops') ?? project.loops,
    childRails: (id) => own(id, 'childRails') ?? project.childRails,
  }
}

const ownChoice = (part: Part | undefined, choice: 'loops' | 'childRails'): boolean | undefined =>
  part?.kind === 'ramp' || part?.kind === 'stair' ? part[choice] : undefined
