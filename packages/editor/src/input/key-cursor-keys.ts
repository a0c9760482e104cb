import type { Point } from '@ramp/domain'
import type { EditorEvent } from './editor-event.ts'
import { ARROWS } from './keys.ts'

type Key = Extract<EditorEvent, { type: 'key' }>

/** How far one press of an arrow key goes: a step of the grid, five of them, or half an inch. */
export type CursorStep = 'grid' | 'far' | 'fine'

/** What a key does with the keyboard cursor. */
export type CursorCommand =
  | { readonly kind: 'move'; readonly direction: Point; readonly step: CursorStep }
  /** Presses and lets go, as a click does; Shift adds to the selection. */
  | { readonly kind: 'press'; readonly shift: boolean }
  /** Takes hold, or lets go: what a pointer drags. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'hide' }

/** null for a key that is none of the cursor's: Ctrl+Arrow and Alt+Shift+Arrow are for the selection. */
export function cursorCommandOf({
  key,
  ctrl = false,
  shift = false,
  alt = false,
}: Key): CursorCommand | null {
  if (ctrl) return null
  const direction = ARROWS[key.toLowerCase()]
  if (direction && alt && shift) return null
  if (direction) return { kind: 'move', direction, step: shift ? 'far' : alt ? 'fine' : 'grid' }
  if (key === 'Enter') return { kind: 'press', shift }
  if (key === ' ') return { kind: 'hold' }
  return key === 'Escape' ? { kind: 'hide' } : null
}
