import { type Drawing, drawingName } from '@ramp/domain'
import { libraryGraphic } from '@ramp/drawing'

/** What a person calls a drawing; a graphic has its name from the library. */
export const drawingTitle = (drawing: Drawing): string =>
  (drawing.kind === 'graphic' && libraryGraphic(drawing.graphic)?.frontendName) || drawingName(drawing)
