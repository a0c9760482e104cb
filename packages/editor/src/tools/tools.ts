import { guideTool } from '../guides/guide-tool.ts'
import type { ToolName } from '../modes/mode.ts'
import { drawTool } from './draw/draw-tool.ts'
import { panTool } from './pan/pan-tool.ts'
import { penTool } from './pen/pen-tool.ts'
import { pickBraceTool } from './pick/pick-brace-tool.ts'
import { pickClosureTool } from './pick/pick-closure-tool.ts'
import { pickLegTool } from './pick/pick-leg-tool.ts'
import { pickPartTool } from './pick/pick-part-tool.ts'
import { pickPointTool } from './pick/pick-point-tool.ts'
import { placeDrawingTool } from './place/place-drawing-tool.ts'
import { placeTool } from './place/place-tool.ts'
import { selectTool } from './select/select-tool.ts'
import { type RunningTool, runTool } from './tool.ts'
import { vertexTool } from './vertex/vertex-tool.ts'

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
  'pick-part': runTool(pickPartTool),
  'pick-point': runTool(pickPointTool),
  'pick-closure': runTool(pickClosureTool),
  'pick-leg': runTool(pickLegTool),
  'pick-brace': runTool(pickBraceTool),
}
