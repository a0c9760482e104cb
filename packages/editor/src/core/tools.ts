import type { ToolName } from '../modes/mode.ts'
import { drawTool } from '../tools/draw/draw-tool.ts'
import { guideTool } from '../tools/guide/guide-tool.ts'
import { panTool } from '../tools/pan/pan-tool.ts'
import { penTool } from '../tools/pen/pen-tool.ts'
import { pickBraceTool } from '../tools/pick/pick-brace-tool.ts'
import { pickClosureTool } from '../tools/pick/pick-closure-tool.ts'
import { pickLegTool } from '../tools/pick/pick-leg-tool.ts'
import { pickPartTool } from '../tools/pick/pick-part-tool.ts'
import { pickPointTool } from '../tools/pick/pick-point-tool.ts'
import { placeDrawingTool } from '../tools/place/place-drawing-tool.ts'
import { placeTool } from '../tools/place/place-tool.ts'
import { selectTool } from '../tools/select/select-tool.ts'
import { siteTool } from '../tools/site/site-tool.ts'
import { type RunningTool, runTool } from '../tools/tool.ts'
import { underlayTool } from '../tools/underlay/underlay-tool.ts'
import { vertexTool } from '../tools/vertex/vertex-tool.ts'

/** Every tool as it is when it is taken into the hand. */
export const TOOLS: Readonly<Record<ToolName, RunningTool>> = {
  select: runTool(selectTool),
  place: runTool(placeTool),
  pan: runTool(panTool),
  guide: runTool(guideTool),
  'place-drawing': runTool(placeDrawingTool),
  draw: runTool(drawTool('line')),
  vertex: runTool(vertexTool),
  pen: runTool(penTool),
  site: runTool(siteTool),
  underlay: runTool(underlayTool),
  'pick-part': runTool(pickPartTool),
  'pick-point': runTool(pickPointTool),
  'pick-closure': runTool(pickClosureTool),
  'pick-leg': runTool(pickLegTool),
  'pick-brace': runTool(pickBraceTool),
}
