import type { Opening } from '@ramp/domain'
import type { Editor } from '../core/editor.ts'
import { MODES, type Mode, type ToolName } from '../modes/mode.ts'
import { type EditorState, NOTHING_IN_HAND } from '../state/editor-state.ts'
import type { RunningTool } from '../tools/tool.ts'

/** What the mode that is on allows. */
export const modeOf = ({ state }: Editor): (typeof MODES)[Mode] => MODES[state.mode]

export function setMode(editor: Editor, mode: Mode): void {
  if (mode === editor.state.mode) return
  takeTool(editor, MODES[mode].tool, {
    ...NOTHING_IN_HAND,
    mode,
    ...(MODES[mode].isLocked && { selection: [] }),
  })
}

/** A click on the mode that is already active leads back to Building (spec 1 §4). */
export const toggleMode = (editor: Editor, mode: Mode): void =>
  setMode(editor, mode === editor.state.mode ? 'building' : mode)

/** An error forces Error mode, until another mode is chosen (spec 3 §4.1). */
export function failWith(editor: Editor, error: string): void {
  setMode(editor, 'error')
  editor.store.set({ error })
}

/** Gives up what is in the hand and takes a tool into it, with the rest of the state that goes with it. */
export function takeTool(
  editor: Editor,
  tool: ToolName | RunningTool,
  along: Partial<EditorState> = {},
): void {
  const { store, toolController } = editor
  store.act(() => {
    toolController.drop()
    store.set(along)
    toolController.take(tool)
  })
}

export const setOpeningUse = ({ store }: Editor, openingUse: Opening['use']): void =>
  store.set({ openingUse })

export const setShowsHeights = ({ store }: Editor, showsHeights: boolean): void => store.set({ showsHeights })

export const pickClosure = ({ store, state }: Editor, closure: string | null): void =>
  store.set({ picked: { ...state.picked, closure } })

export const pickLeg = ({ store, state }: Editor, leg: string | null): void =>
  store.set({ picked: { ...state.picked, leg } })
