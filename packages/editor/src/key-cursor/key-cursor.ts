import { add, CANVAS_MAX, type Inches, type Point, scale } from '@ramp/domain'
import { panBy, toLayout, toScreen } from '../camera.ts'
import type { Editor } from '../core/editor.ts'
import type { EditorEvent } from '../input/editor-event.ts'
import { type CursorStep, cursorCommandOf } from '../input/key-cursor-keys.ts'
import { MODES } from '../modes/mode.ts'
import { gridStep } from '../snapping/grid.ts'
import type { EditorState } from '../state/editor-state.ts'
import { siteUseOf } from '../tools/site/site-hand.ts'

// The pointer of somebody who works by keyboard: it feeds the tools the same events as a mouse.

/** Steps of the grid in one press with Shift. */
const FAR = 5
const FINE: Inches = 0.5
/** The view follows before the cursor comes nearer to its edge than this, in pixels. */
const EDGE = 48

const stepOf = (step: CursorStep, { camera }: EditorState): Inches =>
  step === 'fine' ? FINE : gridStep(camera.zoom) * (step === 'far' ? FAR : 1)

/** Where arrows would move nothing else: with another tool than that for selecting, or with nothing selected to move. */
const isWanted = ({ tool, selection, mode }: EditorState): boolean =>
  tool !== 'select' || selection.length === 0 || MODES[mode].isLocked

/** Whether the tool in the hand puts down points. */
export const takesPoints = (state: EditorState): boolean =>
  state.tool === 'draw' ||
  state.tool === 'vertex' ||
  state.tool === 'pen' ||
  state.tool === 'underlay' ||
  siteUseOf(state) !== null

/** Answers a key on the canvas where it is one of the cursor's; false where it is for the drawing. */
export function answerCursorKey(editor: Editor, event: Extract<EditorEvent, { type: 'key' }>): boolean {
  const { state } = editor
  const command = cursorCommandOf(event)
  const cursor = state.keyCursor
  if (!command) return false
  switch (command.kind) {
    case 'move':
      if (!cursor && !isWanted(state)) return false
      moveTo(
        editor,
        add(placeOf(editor), scale(command.direction, stepOf(command.step, state))),
        command.step,
      )
      return true
    case 'press':
      // What was begun by the pointer is ended by Enter.
      if (!cursor && (state.tool === 'select' || editor.toolController.isBusy)) return false
      if (!event.isRepeat) press(editor, { shift: command.shift })
      return true
    case 'hold':
      if (!cursor) return false
      if (!event.isRepeat) hold(editor)
      return true
    case 'hide':
      return cursor !== null && hide(editor)
  }
}

/** Puts a point down exactly where it was typed: nothing draws it to what is near. */
export function pressAt(editor: Editor, at: Point): void {
  editor.store.act(() => {
    moveTo(editor, at, 'fine')
    press(editor, { alt: true })
  })
}

/** Shows the cursor where it was, or in the middle of what is seen. */
export const showKeyCursor = (editor: Editor): void =>
  editor.store.act(() => moveTo(editor, placeOf(editor), 'grid'))

/** The pointer is in use again. */
export function forgetKeyCursor({ store, state }: Editor): void {
  if (state.keyCursor) store.set({ keyCursor: null })
}

/** Where the cursor is, or would be: in the middle of what is seen, on a step of the grid. */
function placeOf({ state }: Editor): Point {
  if (state.keyCursor) return state.keyCursor.at
  const { camera, viewSize } = state
  const step = gridStep(camera.zoom)
  const { x, y } = toLayout(camera, { left: viewSize.width / 2, top: viewSize.height / 2 })
  return { x: Math.round(x / step) * step, y: Math.round(y / step) * step }
}

function moveTo(editor: Editor, { x, y }: Point, step: CursorStep): void {
  const within = (value: number) => Math.min(2 * CANVAS_MAX, Math.max(-CANVAS_MAX, value))
  const at = { x: within(x), y: within(y) }
  const isHolding = editor.state.keyCursor?.isHolding ?? false
  editor.store.set({ keyCursor: { at, isHolding } })
  keepInView(editor, at)
  send(editor, 'move', { alt: step === 'fine' })
}

function press(editor: Editor, held: { readonly shift?: boolean; readonly alt?: boolean }): void {
  const cursor = editor.state.keyCursor
  if (!cursor) moveTo(editor, placeOf(editor), 'grid')
  else if (cursor.isHolding) letGo(editor, held)
  else {
    send(editor, 'press', held)
    if (isDrawnByDragging(editor.state)) editor.store.set({ keyCursor: { ...cursor, isHolding: true } })
    else send(editor, 'release', held)
  }
}

function hold(editor: Editor): void {
  const cursor = editor.state.keyCursor
  if (!cursor) return
  if (cursor.isHolding) letGo(editor, {})
  else {
    send(editor, 'press', {})
    editor.store.set({ keyCursor: { ...cursor, isHolding: true } })
  }
}

function letGo(editor: Editor, held: { readonly shift?: boolean; readonly alt?: boolean }): void {
  const cursor = editor.state.keyCursor
  send(editor, 'release', held)
  if (cursor) editor.store.set({ keyCursor: { ...cursor, isHolding: false } })
}

/** Gives up what is held; else puts the cursor away, with the tool it was for. True where that was all. */
function hide(editor: Editor): boolean {
  const { toolController, store, state } = editor
  if (state.keyCursor?.isHolding) {
    toolController.drop()
    store.set({ keyCursor: { ...state.keyCursor, isHolding: false } })
    return true
  }
  if (toolController.isBusy) return false
  store.set({ keyCursor: null, pointer: null, hover: null })
  return state.tool === MODES[state.mode].tool && siteUseOf(state) === null
}

/** A tool that draws from where it is pressed to where it is let go: one press begins, the next one ends. */
const isDrawnByDragging = ({ tool, toolState }: EditorState): boolean =>
  tool === 'draw' || (tool === 'site' && toolState.kind === 'aiming')

function send(
  editor: Editor,
  type: 'press' | 'move' | 'release',
  held: { readonly shift?: boolean; readonly alt?: boolean },
): void {
  const { toolController, state } = editor
  if (!state.keyCursor) return
  toolController.pointer(
    { type, at: toScreen(state.camera, state.keyCursor.at), isKeyed: true, ...held },
    false,
  )
}

/** Moves the view as far as it needs for the cursor to be seen. */
function keepInView({ store, state }: Editor, at: Point): void {
  const { camera, viewSize } = state
  if (viewSize.width === 0) return
  const { left, top } = toScreen(camera, at)
  const into = (value: number, size: number) => Math.max(EDGE - value, 0) + Math.min(size - EDGE - value, 0)
  const by = { left: into(left, viewSize.width), top: into(top, viewSize.height) }
  if (by.left !== 0 || by.top !== 0) store.set({ camera: panBy(camera, by.left, by.top) })
}
