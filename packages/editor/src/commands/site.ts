import type { SiteKey } from '@ramp/domain'
import type { Editor } from '../core/editor.ts'
import type { SiteUse } from '../modes/site-use.ts'
import { type SiteState, siteTool } from '../tools/site/site-tool.ts'
import { runTool } from '../tools/tool.ts'
import { underlayTool } from '../tools/underlay/underlay-tool.ts'
import { setMode, takeTool } from './modes.ts'

/** Takes something into the hand that the next tap puts on the site; null puts it down again. */
export function takeSiteTool(editor: Editor, use: SiteUse | null): void {
  if (editor.state.mode !== 'site') setMode(editor, 'site')
  takeTool(editor, runTool(siteTool, { kind: 'idle', use }))
}

/** Closes the outline that is being drawn; with too few corners it is given up. */
export const endOutline = ({ store, toolController }: Editor): void => store.act(() => toolController.end())

/** Takes back the last corner of the outline that is being drawn. */
export function removeLastCorner(editor: Editor): void {
  // The tool's name says whose state it is.
  const state = editor.state.tool === 'site' ? (editor.state.toolState as SiteState) : null
  if (state?.kind !== 'cornering') return
  const next = { ...state, corners: state.corners.slice(0, -1), fault: null, press: null, last: null }
  takeTool(editor, runTool(siteTool, next))
}

/** Chooses something on the site, so that it can be dragged. */
export const chooseOnSite = ({ store, state }: Editor, site: SiteKey | null): void =>
  store.set({ picked: { ...state.picked, site } })

/** The spot whose height is being read. */
export const pickSpot = ({ store, state }: Editor, spot: string | null): void =>
  store.set({ picked: { ...state.picked, spot } })

/** Takes the lot plan into the hand, to tap two of its points or to move it; null puts it down. */
export function takeUnderlay(editor: Editor, use: 'points' | 'move' | null): void {
  if (use === null) {
    takeSiteTool(editor, null)
    return
  }
  if (editor.state.mode !== 'site') setMode(editor, 'site')
  takeTool(
    editor,
    runTool(underlayTool, use === 'points' ? { kind: 'measuring', points: [] } : { kind: 'resting' }),
  )
}
