import type { Point } from '@ramp/domain'
import { type EditorState, guideAt, heldAt, isOnHandle, MODES, pullOf } from '@ramp/editor'

type Seen = Pick<
  EditorState,
  | 'tool'
  | 'toolState'
  | 'hover'
  | 'pointer'
  | 'rulerGuides'
  | 'camera'
  | 'settings'
  | 'penMode'
  | 'layout'
  | 'selection'
  | 'mode'
>

/**
 * What a press would take hold of or do; the style gives each its own cursor (pen modes: spec 2 §4). null: as before,
 * because what is in the hand has not changed.
 */
export function cursorOf(state: Seen, rotateHandle: Point | null): string | null {
  const { tool, toolState, penMode } = state
  if (tool === 'pen') return `pen-${penMode}`
  if (tool === 'draw' || tool === 'pan') return tool
  if (tool !== 'select') return ''
  switch (toolState.kind) {
    case 'shaping':
    case 'rotating':
      return null
    case 'dragging':
      return 'object'
    case 'marquee':
      return ''
    default:
      return overWhat(state, rotateHandle)
  }
}

/** In the order in which a press takes hold of things. */
function overWhat(state: Seen, rotateHandle: Point | null): string {
  const { hover, pointer, rulerGuides, camera, settings, mode, layout, selection } = state
  if (!pointer) return ''
  if (isOnHandle(rotateHandle, pointer, camera)) return 'rotate'
  const held = heldAt(pointer, { layout, selection, mode, camera })
  if (held) return handleCursor(held)
  if (hover !== null) return MODES[mode].isLocked ? '' : 'object'
  const guide = settings.showGuides ? guideAt(rulerGuides, pointer, camera) : null
  return guide ? `guide-${guide.axis}` : ''
}

type Held = NonNullable<ReturnType<typeof heldAt>>

/** A handle on a frame pulls one way or another; the rest goes wherever it is taken. */
function handleCursor({ handle: { kind, index }, shaped }: Held): string {
  if (kind !== 'corner' && kind !== 'side') return 'point'
  const rotation = shaped.kind === 'one' ? shaped.drawing.rotation : 0
  const eighth = Math.round(pullOf({ kind, index }, rotation) / 45) % 4
  return `resize-${WAYS[eighth] ?? 'ew'}`
}

/** Clockwise from the right, by eighths of a turn. */
const WAYS = ['ew', 'nwse', 'ns', 'nesw'] as const
