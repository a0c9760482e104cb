import type { Editor } from '../core/editor.ts'
import * as steps from '../history/history.ts'

export const undo = (editor: Editor): void => editor.step(steps.undo)

export const redo = (editor: Editor): void => editor.step(steps.redo)

/** Goes several entries back (less than 0) or forth at once. */
export const goInHistory = (editor: Editor, entries: number): void =>
  editor.step((history) => steps.goBy(history, entries))

/** Edits made while the history is paused are one entry together. */
export const pauseHistory = (editor: Editor): void => editor.step(steps.pause)

export const resumeHistory = (editor: Editor): void => editor.step(steps.resume)

export const clearHistory = (editor: Editor): void => editor.step(steps.clear)
