/** Public face of the editor. */
export type { Alignment, Boxed } from './arrange/align.ts'
export { commonBox, growEvenly, SMALLEST_SHARE } from './arrange/scale-drawings.ts'
export * from './camera.ts'
export * from './commands/arranging.ts'
export { cloneSelection, copiedText, type Pasted, pasteText } from './commands/copying.ts'
export {
  editText,
  putDownTool,
  resizeDrawings,
  setDrawStyle,
  setPenMode,
  setVertexMode,
  takeDrawTool,
} from './commands/drawing.ts'
export { sendEvent } from './commands/events.ts'
export { takeRamp } from './commands/fitting.ts'
export { showGhost } from './commands/ghost.ts'
export { runGrowing } from './commands/growing.ts'
export { exchangeItem, insertItem, type JoinedResult, joinItem, putAgainst } from './commands/joining.ts'
export {
  failWith,
  pickClosure,
  pickLeg,
  setMode,
  setOpeningUse,
  setShowsHeights,
  toggleMode,
} from './commands/modes.ts'
export { carryDrawing, carryItem, placeDrawing, placeItem } from './commands/placing.ts'
export {
  nudgeSelection,
  objectUnder,
  removeSelection,
  rotateHandle,
  select,
  selectedBoxes,
  turnSelection,
} from './commands/selection.ts'
export {
  chooseOnSite,
  endOutline,
  pickSpot,
  removeLastCorner,
  takeSiteTool,
  takeUnderlay,
} from './commands/site.ts'
export { mirrorSystemAtDoor } from './commands/turning.ts'
export * from './commands/undo.ts'
export {
  addGuide,
  fitView,
  fitYard,
  middleOfView,
  removeGuide,
  setCamera,
  setRulerGuides,
  setSettings,
  setViewSize,
  takeGuide,
  zoomIn,
  zoomOut,
} from './commands/view.ts'
export { Editor } from './core/editor.ts'
export { newId } from './core/new-id.ts'
export { typedEdits } from './core/typed-edits.ts'
export type { EditKind, Entry, History } from './history/history.ts'
export { historyAt, historyText } from './history/history-text.ts'
export type { Answer, EditorEvent } from './input/editor-event.ts'
export { type Command, commandOf, isSingleKey } from './input/keys.ts'
export { pressAt, showKeyCursor, takesPoints } from './key-cursor/key-cursor.ts'
export type { Draws } from './modes/draws.ts'
export { MODES, type Mode, nextMode, previousMode, type ToolName, WORKFLOW } from './modes/mode.ts'
export { PEN_MODES, type PenMode } from './modes/pen-mode.ts'
export { isLineUse, type OutlineUse, type SiteUse } from './modes/site-use.ts'
export { gapsOf, partsBetween } from './next-parts/between-parts.ts'
export { likelyPosition, nextPartsAt, openEndsOf, positionsAt } from './next-parts/next-parts.ts'
export { swapsOf } from './next-parts/swaps.ts'
export { drawingBox } from './snapping/drawing-box.ts'
export { gridStep } from './snapping/grid.ts'
export { guideAt, type RulerGuide } from './snapping/ruler-guide.ts'
export type { Guide, JointPreview } from './snapping/snap.ts'
export { turnStepFor } from './snapping/turn.ts'
export { type EditorState, type KeyCursor, NO_GESTURE } from './state/editor-state.ts'
export type { Pick } from './state/pick.ts'
export { DEFAULT_SETTINGS, type Settings } from './state/settings.ts'
export { pullOf } from './tools/select/box-handles.ts'
export type { DrawingHandle } from './tools/select/drawing-handles.ts'
export { isOnHandle } from './tools/select/rotate-handle.ts'
export { handlesOf, shapedBy } from './tools/select/selection-handles.ts'
export { heldAt } from './tools/select/shaping.ts'
export { isStraight } from './tools/select/straight-line.ts'
export { siteAimOf, siteCornersOf, siteFaultOf, siteNextCornerOf, siteUseOf } from './tools/site/site-hand.ts'
export type { Refusal } from './tools/tool.ts'
export { movesUnderlay, underlayPointsOf } from './tools/underlay/underlay-hand.ts'
export { MOVED as MOVED_UNDERLAY } from './tools/underlay/underlay-tool.ts'
