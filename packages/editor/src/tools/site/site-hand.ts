import type { Point } from '@ramp/domain'
import type { SiteUse } from '../../modes/site-use.ts'
import type { EditorState } from '../../state/editor-state.ts'
import type { SiteState } from './site-tool.ts'

type SiteHand = Pick<EditorState, 'tool' | 'toolState'>

/** The state of the site tool while it is in the hand. */
const handOf = ({ tool, toolState }: SiteHand): SiteState | null =>
  // The tool's name says whose state it is.
  tool === 'site' ? (toolState as SiteState) : null

/** What the next tap puts on the site; null: a tap takes hold of what is there. */
export const siteUseOf = (state: SiteHand): SiteUse | null => handOf(state)?.use ?? null

/** Corners of the outline that is being drawn. */
export function siteCornersOf(state: SiteHand): readonly Point[] {
  const hand = handOf(state)
  return hand?.kind === 'cornering' ? hand.corners : []
}

/** The photo that is being aimed. */
export function siteAimOf(state: SiteHand): { readonly from: Point; readonly to: Point } | null {
  const hand = handOf(state)
  return hand?.kind === 'aiming' ? { from: hand.from, to: hand.to } : null
}
