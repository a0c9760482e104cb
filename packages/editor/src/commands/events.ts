import type { Editor } from '../core/editor.ts'
import type { Answer, EditorEvent } from '../input/editor-event.ts'
import { type Command, commandOf, heldBy, isSingleKey } from '../input/keys.ts'
import { wheeled } from '../input/wheel.ts'
import { answerCursorKey, forgetKeyCursor } from '../key-cursor/key-cursor.ts'
import { cloneSelection } from './copying.ts'
import { editText, growDrawings, putDownTool } from './drawing.ts'
import { nudgeSelection, removeSelection, select, selectAll, turnSelection } from './selection.ts'
import { redo, undo } from './undo.ts'
import { fitView, panView } from './view.ts'

const UNHANDLED: Answer = { isHandled: false, request: null }
const HANDLED: Answer = { isHandled: true, request: null }

/** Tells the editor what happened on the screen; the answer says whether it meant something. */
export const sendEvent = (editor: Editor, event: EditorEvent): Answer =>
  editor.store.act(() => answer(editor, event))

function answer(editor: Editor, event: EditorEvent): Answer {
  const { toolController, heldKeys, store, state } = editor
  switch (event.type) {
    case 'press':
    case 'move':
    case 'release':
      forgetKeyCursor(editor)
      toolController.pointer(event, heldKeys.has(' '))
      return HANDLED
    case 'leave':
      toolController.leave()
      return HANDLED
    case 'wheel':
      store.set({ camera: wheeled(state.camera, event) })
      return HANDLED
    case 'cancel':
      heldKeys.clear()
      toolController.drop()
      return HANDLED
    case 'blur':
      heldKeys.clear()
      toolController.letGo()
      return HANDLED
    case 'key-up':
      heldKeys.delete(event.key.toLowerCase())
      toolController.keysChanged(heldBy(event))
      return HANDLED
    case 'key': {
      if (!state.settings.singleKeys && isSingleKey(event)) return UNHANDLED
      if (!event.ctrl) heldKeys.add(event.key.toLowerCase())
      if (!event.isRepeat && toolController.keysChanged(heldBy(event))) return HANDLED
      if (event.isOnCanvas && answerCursorKey(editor, event)) return HANDLED
      const command = commandOf(event)
      if (command) return obey(editor, command, event.isRepeat)
      return event.key === ' ' ? HANDLED : UNHANDLED
    }
  }
}

function obey(editor: Editor, command: Command, isRepeat = false): Answer {
  const { toolController, state } = editor
  switch (command.kind) {
    case 'save':
    case 'shortcuts':
    case 'join':
      return { isHandled: true, request: command.kind }
    case 'nudge':
      nudgeSelection(editor, command.by, { isRepeat })
      break
    case 'grow':
      growDrawings(editor, command.by, { isRepeat })
      break
    case 'turn':
      turnSelection(editor, command.degrees)
      break
    case 'pan':
      panView(editor, command.by)
      break
    case 'fit':
      fitView(editor, command.what)
      break
    case 'cancel':
      if (toolController.isBusy) toolController.end()
      else if (!putDownTool(editor)) select(editor, [])
      break
    case 'enter':
      if (toolController.isBusy) toolController.end()
      else editText(editor, state.selection.length === 1 ? (state.selection[0] ?? null) : null)
      break
    case 'remove':
    case 'clone':
    case 'undo':
    case 'redo':
    case 'select-all':
      PLAIN[command.kind](editor)
      break
    case 'suppress':
      break
  }
  return HANDLED
}

/** Commands that need nothing but the selection or the history. */
const PLAIN = {
  remove: removeSelection,
  clone: cloneSelection,
  undo,
  redo,
  'select-all': selectAll,
} as const
