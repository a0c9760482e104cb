/** What a person switches on and off; the browser keeps it: the canvas helpers (spec 1 §2), and the keys. */
export type Settings = {
  readonly showGuides: boolean
  readonly showCoordinates: boolean
  readonly gridSnapping: boolean
  readonly drawingToolsGuides: boolean
  readonly stencilWarnings: boolean
  readonly canvasInteractionReminder: boolean
  /** Keys that are a single character do something (WCAG 2.1.4, character key shortcuts). */
  readonly singleKeys: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  showGuides: true,
  showCoordinates: false,
  gridSnapping: false,
  drawingToolsGuides: true,
  stencilWarnings: true,
  canvasInteractionReminder: true,
  singleKeys: true,
}
