import { type EditorState, guideAt } from '@ramp/editor'

type Seen = Pick<
  EditorState,
  'tool' | 'toolState' | 'hover' | 'pointer' | 'rulerGuides' | 'camera' | 'settings' | 'penMode'
>

/** What a press would take hold of or do; the style gives each its own cursor (pen modes: spec 2 §4). */
export function cursorOf(state: Seen): string {
  const { tool, toolState, hover, pointer, rulerGuides, camera, settings, penMode } = state
  if (tool === 'pen') return `pen-${penMode}`
  if (tool !== 'select' || toolState.kind !== 'idle' || hover !== null || !pointer) return ''
  const guide = settings.showGuides ? guideAt(rulerGuides, pointer, camera) : null
  return guide ? `guide-${guide.axis}` : ''
}
