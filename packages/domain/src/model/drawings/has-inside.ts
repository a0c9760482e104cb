import type { Drawing, DrawingKind } from './drawing.ts'

/** Lines that do not come back to where they began; a pen path is filled all the same (spec 2 §3.7, penFill). */
const OPEN: readonly DrawingKind[] = ['line', 'arc', 'freeform', 'brush']

/** Whether a drawing has an inside that a background can show in. */
export const hasInside = (drawing: Drawing): boolean =>
  drawing.kind === 'ruler' ? drawing.tool === 'ruler' : !OPEN.includes(drawing.kind)
