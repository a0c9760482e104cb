import { type Command, commandOf } from '@ramp/editor'

/** What has the focus, as far as keys are concerned. */
export type Focus =
  /** Nothing has: the page itself. */
  | 'page'
  | 'canvas'
  /** What stands for the canvas: the list of its objects, the tree of Outline. */
  | 'objects'
  /** The parts that may go on at the selected one. */
  | 'strip'
  /** A button, a link, a switch, or anything else that takes the focus. */
  | 'control'
  /** What its own keys choose in: tabs, a slider, a list. */
  | 'choice'
  /** Where a person types; with nothing typed yet it is `untouched`. */
  | 'field'
  | 'untouched'
  /** What lies over the drawing: a dialog, a menu. */
  | 'overlay'

/** The first that matches says what has the focus. */
const SELECTORS: readonly (readonly [string, Focus])[] = [
  ['input[data-untouched]', 'untouched'],
  [
    'input:not([type="checkbox"], [type="radio"], [type="range"], [readonly]), textarea:not([readonly]), [contenteditable="true"]',
    'field',
  ],
  ['[role="dialog"], dialog, [role="menu"], .mantine-Popover-dropdown', 'overlay'],
  ['[data-canvas]', 'canvas'],
  ['[data-parts], [role="tree"]', 'objects'],
  [
    'select, [readonly], [type="radio"], [type="range"], [role="slider"], [role="listbox"], [role="tablist"], [role="radiogroup"]',
    'choice',
  ],
  ['[data-next-parts]', 'strip'],
]

export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement)
    return 'page'
  return SELECTORS.find(([selector]) => target.closest(selector) !== null)?.[1] ?? 'control'
}

/** What changes the selected objects, or turns pages: it is done where the drawing has the focus and nowhere else. */
const CHANGES: ReadonlySet<Command['kind']> = new Set(['nudge', 'grow', 'turn', 'remove', 'enter', 'pan'])
/** These are for the project from everywhere. */
const FROM_EVERYWHERE: ReadonlySet<Command['kind']> = new Set(['save', 'suppress'])
const CLIPBOARD = /^[cxv]$/i

export type PressedKey = {
  readonly key: string
  readonly ctrl?: boolean
  readonly shift?: boolean
  readonly alt?: boolean
}

/** Whether the drawing hears a key, or what has the focus keeps it (decision 114). */
export function isForDrawing(focus: Focus, pressed: PressedKey): boolean {
  const { key, ctrl = false } = pressed
  // The browser answers these with events of its own, which carry the clipboard.
  if (ctrl && CLIPBOARD.test(key)) return false
  const kind = commandOf(pressed)?.kind
  if (kind !== undefined && FROM_EVERYWHERE.has(kind)) return true
  switch (focus) {
    case 'page':
    case 'canvas':
    case 'objects':
      return true
    case 'strip':
      return !isPress(key)
    case 'control':
      return !isPress(key) && !(kind !== undefined && CHANGES.has(kind))
    case 'choice':
      // Letters choose by their first one, arrows step; a command with Ctrl means nothing there.
      return ctrl && kind !== undefined && !CHANGES.has(kind)
    case 'untouched':
      return kind === 'undo' || kind === 'redo'
    case 'field':
    case 'overlay':
      return false
  }
}

const SELECTS: ReadonlySet<Command['kind']> = new Set(['select-all', 'clone'])

/** Whether a key that the drawing heard leads the focus to it: what it selects is what the next key is for. */
export function leadsToDrawing(focus: Focus, pressed: PressedKey): boolean {
  const kind = commandOf(pressed)?.kind
  return (focus === 'control' || focus === 'choice') && kind !== undefined && SELECTS.has(kind)
}

/** These press a button. */
const isPress = (key: string): boolean => key === ' ' || key === 'Enter'

/** Whether what is cut goes from the drawing: like Delete, only where it has the focus. */
export const isCutFromDrawing = (focus: Focus): boolean => isForDrawing(focus, { key: 'Delete' })
