import type { Inches } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Part } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { JointEnd } from '../../rules/connections/joint.ts'
import { heightAt } from '../../rules/runs/measure-runs.ts'
import { withStairHeight } from '../joined-edits/stair-height.ts'
import { previewSystem } from './preview-system.ts'

/** An analysis with the heights parts will have once the proposals are taken, as far as an edit of joined parts asks for it. */
export type Ahead = Pick<Analysis, 'layout' | 'placement' | 'connections' | 'catalogue' | 'runs'>

export function lookAhead({ layout, placement, connections, catalogue }: Analysis): Ahead {
  return { layout, placement, connections, catalogue, runs: previewSystem(layout, catalogue).runs }
}

/** How high an end lies, or will lie; null while nothing says so. */
export const heightAhead = (end: JointEnd, analysis: Analysis): Inches | null =>
  heightAt(lookAhead(analysis).runs.heights.get(end.part), end.side, analysis.placement.byId.get(end.part))

/** A part for an end: a stair of the height it has to climb there, as far as it is made so high. */
export const forEnd = (part: Part, item: Item, end: JointEnd, analysis: Analysis): Part =>
  part.kind === 'stair' ? withStairHeight(part, item, heightAhead(end, analysis)) : part
