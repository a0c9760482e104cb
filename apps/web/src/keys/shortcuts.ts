import { isSingleKey } from '@ramp/editor'

type Shortcut = { readonly keys: readonly string[]; readonly does: string }
type ShortcutGroup = { readonly name: string; readonly shortcuts: readonly Shortcut[] }

/** Whether a key is a letter or a sign alone, with Shift or without: such keys can be switched off (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => isSingleKey({ key: key.replace(/^Shift\+/, '') })

/** Keys of spec 1 §9, and those every editor has. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'Selection',
    shortcuts: [
      { keys: ['Delete', 'Backspace'], does: 'Delete the selection' },
      { keys: ['Arrows'], does: 'Move by 1/2 inch' },
      { keys: ['Ctrl+Arrows'], does: 'Move by 10 inches' },
      { keys: ['Alt+Shift+Arrows'], does: 'Make drawings wider or longer by 1/2 inch; with Ctrl by 10' },
      { keys: ['R', 'Shift+R'], does: 'Turn by 45 degrees, clockwise or back' },
      { keys: ['Ctrl+A'], does: 'Select all' },
      { keys: ['Shift+Click'], does: 'Add to or remove from the selection' },
      { keys: ['J'], does: 'Go to the parts that can connect to it' },
      { keys: ['Enter'], does: 'Edit the text of a drawing' },
      { keys: ['Esc'], does: 'Put down the tool; clear the selection' },
    ],
  },
  {
    name: 'Keyboard cursor on the canvas',
    shortcuts: [
      {
        keys: ['Arrows'],
        does: 'Move the cursor by a grid step, with no selection or with a tool chosen',
      },
      { keys: ['Shift+Arrows', 'Alt+Arrows'], does: 'Move it by five grid steps, by 1/2 inch' },
      {
        keys: ['Enter', 'Shift+Enter'],
        does: 'Click at the cursor: place a point or select; Shift adds to the selection',
      },
      { keys: ['Space'], does: 'Pick up, then drop: drag parts, points, and handles' },
      { keys: ['Enter twice'], does: 'End a line or an outline at its last point' },
      { keys: ['Menu', 'Shift+F10'], does: 'Open the menu of the object there' },
      { keys: ['Esc'], does: 'Let go, then hide the cursor' },
    ],
  },
  {
    name: 'In the list of objects, after the canvas',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Select the object before or after; Home and End the first or last' },
      { keys: ['Shift+Up', 'Shift+Down'], does: 'Select several in a row' },
      { keys: ['Ctrl+Shift+Up', 'Ctrl+Shift+Down'], does: 'Read on without selecting' },
      { keys: ['Ctrl+Space'], does: 'Add to or remove from the selection' },
    ],
  },
  {
    name: 'In the outline',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Read the parts one by one' },
      { keys: ['Enter'], does: 'Select the part and show its properties' },
      { keys: ['Alt+Arrows', 'Ctrl+Arrows'], does: 'Move the part by 1/2 inch, by 10 inches' },
      { keys: ['J', 'Delete'], does: 'Join the next part, delete this one' },
    ],
  },
  {
    name: 'While dragging',
    shortcuts: [
      { keys: ['V'], does: 'Move up and down only' },
      { keys: ['B'], does: 'Move left and right only' },
      { keys: ['C', 'X'], does: 'Move along 45 or 135 degrees only' },
      { keys: ['Shift'], does: 'Move up and down, or left and right' },
      { keys: ['Alt', 'Ctrl'], does: 'Move without snapping' },
    ],
  },
  {
    name: 'While scaling drawings',
    shortcuts: [
      { keys: ['Shift'], does: 'Keep the proportions; lines in steps of 45 degrees' },
      { keys: ['Alt'], does: 'From the middle' },
      { keys: ['Ctrl'], does: 'Without snapping' },
    ],
  },
  {
    name: 'Editing',
    shortcuts: [
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo' },
      { keys: ['Ctrl+D'], does: 'Clone' },
      { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: 'Copy, cut, paste; also between tabs' },
      { keys: ['Ctrl+S'], does: 'Save to history' },
      { keys: ['Ctrl+Enter'], does: 'Continue: finish for me, next step, confirm' },
    ],
  },
  {
    name: 'View',
    shortcuts: [
      { keys: ['Wheel', 'Shift+Wheel'], does: 'Move the view' },
      { keys: ['PgUp', 'PgDn'], does: 'Move the view up or down, with Shift to the left or right' },
      { keys: ['Space+Drag', 'Middle button'], does: 'Move the view' },
      { keys: ['Alt+Wheel'], does: 'Zoom' },
      { keys: ['F'], does: 'Fit the system' },
      { keys: ['F6', 'Shift+F6'], does: 'Go to the next area of the screen, or back' },
      { keys: ['?', 'Ctrl+/'], does: 'This sheet' },
    ],
  },
]
