import type { Settling } from '../snapping/settle.ts'
import { standingWithout } from '../snapping/standing.ts'
import type { ToolContext } from './tool.ts'

/** What objects settle among while some of them move. `isFree` lets them go exactly where they are taken. */
export const settlingOf = (ids: readonly string[], context: ToolContext, isFree: boolean): Settling => ({
  standing: standingWithout(ids, context.placement, context.layout),
  camera: context.camera,
  settings: context.settings,
  rulerGuides: context.rulerGuides,
  isFree,
})

/** The same while lines and shapes are drawn: their guides have a switch of their own (spec 1 §2, canvas helpers). */
export function drawingSettlingOf(ids: readonly string[], context: ToolContext, isFree: boolean): Settling {
  const { showGuides, drawingToolsGuides, gridSnapping } = context.settings
  return {
    ...settlingOf(ids, context, isFree),
    settings: { gridSnapping, showGuides: drawingToolsGuides },
    rulerGuides: showGuides ? context.rulerGuides : [],
  }
}
