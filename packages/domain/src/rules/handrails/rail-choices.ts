import type { Project } from '../../model/layout/layout.ts'
import { childRailsOf, loopsOf } from '../../model/layout/own-choices.ts'
import type { PartId } from '../../model/layout/part.ts'
import { hardwareDifferences } from '../../model/products/hardware-differences.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { Placement } from '../placement/placed-part.ts'

/** What holds for the rails of each part by its id. */
export type RailChoices = {
  readonly loops: (part: PartId) => boolean
  readonly childRails: (part: PartId) => boolean
}

export function railChoices(project: Project, placement: Placement): RailChoices {
  const { offersEndCaps } = hardwareDifferences(project.product)
  return {
    loops: (id) => !offersEndCaps || loopsOf(placedOf(placement, id).part, project),
    childRails: (id) => childRailsOf(placedOf(placement, id).part, project),
  }
}
