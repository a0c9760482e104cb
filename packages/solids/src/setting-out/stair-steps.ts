import type { Inches, Side } from '@ramp/domain'
import type { Measures } from '../measures.ts'
import { heightAtSide, type SetOutPart } from './setting-out.ts'

/** The steps of a stair: treads of one depth from its upper edge down; what is left over is where its boards meet the ground. */
export type StairSteps = {
  readonly treads: number
  readonly rise: Inches
  readonly depth: Inches
}

/** As many risers as the catalogue says, else as many as its length has room for; the platform is the tread of the first. */
export function stepsOf({ placed, height, covers }: SetOutPart, { treadDepth }: Measures): StairSteps {
  const risers = placed.item.risers ?? 1 + Math.floor(covers / treadDepth.inches)
  const treads = Math.max(1, risers - 1)
  return {
    treads,
    rise: (height.top - height.bottom) / (treads + 1),
    depth: Math.min(treadDepth.inches, covers / treads),
  }
}

/** What rails keep their height over at a side of a part: its surface, and on a stair the line of its nosings (IRC R311.7.8.1). */
export function railLineAt(part: SetOutPart, side: Side, measures: Measures): Inches {
  const surface = heightAtSide(part, side)
  if (part.placed.part.kind !== 'stair' || side !== 'BOTTOM') return surface
  const { rise, depth } = stepsOf(part, measures)
  return Math.max(surface, part.height.top - (rise / depth) * part.covers)
}
