import type { Editor } from '../core/editor.ts'
import type { SiteUse } from '../modes/site-use.ts'
import { siteTool } from '../tools/site/site-tool.ts'
import { runTool } from '../tools/tool.ts'
import { setMode, takeTool } from './modes.ts'

/** Takes something into the hand that the next tap puts on the site; null puts it down again. */
export function takeSiteTool(editor: Editor, use: SiteUse | null): void {
  if (editor.state.mode !== 'site') setMode(editor, 'site')
  takeTool(editor, runTool(siteTool, { kind: 'idle', use }))
}

/** Closes the outline that is being drawn; with too few corners it is given up. */
export const endOutline = ({ store, toolController }: Editor): void => store.act(() => toolController.end())

/** The spot whose height is being read. */
export const pickSpot = ({ store, state }: Editor, spot: string | null): void =>
  store.set({ picked: { ...state.picked, spot } })
