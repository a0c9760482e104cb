import type { Point } from '@ramp/domain'
import type { EditorState } from '../../state/editor-state.ts'
import type { UnderlayState } from './underlay-tool.ts'

type UnderlayHand = Pick<EditorState, 'tool' | 'toolState'>

const handOf = ({ tool, toolState }: UnderlayHand): UnderlayState | null =>
  // The tool's name says whose state it is.
  tool === 'underlay' ? (toolState as UnderlayState) : null

/** Points tapped on the plan so far; null while none are asked for. */
export function underlayPointsOf(state: UnderlayHand): readonly Point[] | null {
  const hand = handOf(state)
  return hand && 'points' in hand ? hand.points : null
}

/** Whether a drag moves the plan. */
export const movesUnderlay = (state: UnderlayHand): boolean => {
  const hand = handOf(state)
  return hand !== null && !('points' in hand)
}
