import type { FootingFault, Point } from '@ramp/domain'
import { inchesOf } from '../../camera.ts'
import type { SiteUse } from '../../modes/site-use.ts'
import type { EditorState } from '../../state/editor-state.ts'
import { REACH } from './reach.ts'
import type { SiteState } from './site-tool.ts'
import { snappedCorner } from './snap-corner.ts'

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

/** Where the next corner would be put; null where no pointer is. */
export function siteNextCornerOf({ pointer, layout, camera, ...hand }: EditorState): Point | null {
  const corners = siteCornersOf(hand)
  const reach = inchesOf(camera, REACH.pointer)
  return pointer && corners.length > 0 ? snappedCorner(pointer, { site: layout.site, reach, corners }) : null
}

/** Why the corners so far could not be put on the site; null while nothing is wrong. */
export function siteFaultOf(state: SiteHand): FootingFault | null {
  const hand = handOf(state)
  return hand?.kind === 'cornering' ? hand.fault : null
}

/** The photo that is being aimed. */
export function siteAimOf(state: SiteHand): { readonly from: Point; readonly to: Point } | null {
  const hand = handOf(state)
  return hand?.kind === 'aiming' ? { from: hand.from, to: hand.to } : null
}
