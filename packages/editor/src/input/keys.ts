import type { Degrees, Inches, Point } from '@ramp/domain'
import type { EditorEvent, Modifiers } from './editor-event.ts'

/** A key that is pressed, with what is held beside it. */
type Key = Omit<Extract<EditorEvent, { type: 'key' }>, 'type'>

/** What a key asks for. */
export type Command =
  | { readonly kind: 'nudge' | 'grow'; readonly by: Point }
  | { readonly kind: 'turn'; readonly degrees: Degrees }
  /** Moves the view by so many halves of it. */
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'fit'; readonly what: 'parts' }
  | {
      readonly kind:
        | 'remove'
        | 'clone'
        | 'undo'
        | 'redo'
        | 'select-all'
        | 'cancel'
        | 'enter'
        | 'save'
        | 'suppress'
        | 'shortcuts'
        | 'join'
    }

/** Arrow steps of spec 1 §9. */
const NUDGE: Inches = 0.5
const JUMP: Inches = 10
const TURN: Degrees = 45

/** Directions of the arrow keys, by their names in small letters. */
export const ARROWS: Readonly<Record<string, Point>> = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
}

/** Keys that go through pages, and which way. */
const PAGES: Readonly<Record<string, 1 | -1>> = { pageup: -1, pagedown: 1 }

const PLAIN: Readonly<Record<string, Command>> = {
  delete: { kind: 'remove' },
  backspace: { kind: 'remove' },
  escape: { kind: 'cancel' },
  enter: { kind: 'enter' },
  f: { kind: 'fit', what: 'parts' },
  j: { kind: 'join' },
  '?': { kind: 'shortcuts' },
}

/** Ctrl+R would reload the page and lose the drawing on screen, so it does nothing (spec 1 §9). */
const WITH_CTRL: Readonly<Record<string, Command>> = {
  d: { kind: 'clone' },
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  a: { kind: 'select-all' },
  s: { kind: 'save' },
  r: { kind: 'suppress' },
  '/': { kind: 'shortcuts' },
}

/** A letter, a digit or a sign alone; the space bar, Enter and the arrows are none of them (WCAG 2.1.4). */
export const isSingleKey = ({ key, ctrl = false, alt = false }: Key): boolean =>
  key.length === 1 && key !== ' ' && !ctrl && !alt

/** The command of a key; null for a key that means nothing here. */
export function commandOf({ key, ctrl = false, shift = false, alt = false }: Key): Command | null {
  const name = key.toLowerCase()
  const arrow = ARROWS[name]
  if (arrow) {
    const step = ctrl ? JUMP : NUDGE
    return { kind: alt && shift ? 'grow' : 'nudge', by: { x: arrow.x * step, y: arrow.y * step } }
  }
  if (ctrl) return name === 'z' && shift ? { kind: 'redo' } : (WITH_CTRL[name] ?? null)
  const page = PAGES[name]
  if (page) return { kind: 'pan', by: shift ? { x: page, y: 0 } : { x: 0, y: page } }
  if (name === 'r') return { kind: 'turn', degrees: shift ? -TURN : TURN }
  return PLAIN[name] ?? null
}

/** A direction that a held key keeps the movement to (spec 1 §9). */
export type AxisLock = 'vertical' | 'horizontal' | 'diagonal' | 'antidiagonal' | null

const LOCKS: Readonly<Record<string, AxisLock>> = {
  v: 'vertical',
  b: 'horizontal',
  c: 'diagonal',
  x: 'antidiagonal',
}

/** What a key changes about a gesture while it is down: null for a key that is not held. */
export function heldBy(event: Extract<EditorEvent, { type: 'key' | 'key-up' }>): Modifiers | null {
  const isDown = event.type === 'key'
  switch (event.key) {
    case 'Shift':
      return { shift: isDown }
    case 'Alt':
      return { alt: isDown }
    case 'Control':
    case 'Meta':
      return { ctrl: isDown }
    default:
      return LOCKS[event.key.toLowerCase()] && !(isDown && event.ctrl) ? {} : null
  }
}

/** The direction that held keys keep a movement to (spec 1 §9). */
export const axisLockOf = (held: ReadonlySet<string>): AxisLock => {
  for (const key of held) {
    const lock = LOCKS[key]
    if (lock) return lock
  }
  return null
}
