/** Helpers a person switches on and off; the browser keeps them (spec 1 §2, canvas helpers). */
export type Settings = {
  readonly showGuides: boolean
  readonly showCoordinates: boolean
  readonly gridSnapping: boolean
  readonly drawingToolsGuides: boolean
  readonly stencilWarnings: boolean
  readonly canvasInteractionReminder: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  showGuides: true,
  showCoordinates: false,
  gridSnapping: false,
  drawingToolsGuides: true,
  stencilWarnings: true,
  canvasInteractionReminder: true,
}
