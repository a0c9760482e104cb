import { expect, test } from 'vitest'
import { type Focus, isForDrawing, leadsToDrawing, type PressedKey } from './key-takers.ts'

const CHANGES: readonly PressedKey[] = [
  { key: 'PageDown' },
  { key: 'Delete' },
  { key: 'Backspace' },
  { key: 'ArrowLeft' },
  { key: 'ArrowRight', ctrl: true },
  { key: 'ArrowUp', shift: true },
  { key: 'ArrowDown', alt: true, shift: true },
  { key: 'r' },
  { key: 'R', shift: true },
]
const PRESSES: readonly PressedKey[] = [{ key: 'Enter' }, { key: ' ' }]
/** What adds, goes back, or moves only the view. */
const OTHERS: readonly PressedKey[] = [{ key: 'f' }, { key: 'j' }, { key: '?' }, { key: 'Escape' }]
const WITH_CTRL: readonly PressedKey[] = ['z', 'y', 'd', 'a', '/'].map((key) => ({ key, ctrl: true }))
const PROJECT: readonly PressedKey[] = ['s', 'r'].map((key) => ({ key, ctrl: true }))
const CLIPBOARD: readonly PressedKey[] = ['c', 'x', 'v'].map((key) => ({ key, ctrl: true }))
/** Held during a drag. */
const HELD: readonly PressedKey[] = ['v', 'b', 'c', 'x', 'Shift', 'Alt'].map((key) => ({ key }))

test.each`
  focus        | changes  | presses  | others   | withCtrl | held
  ${'page'}    | ${true}  | ${true}  | ${true}  | ${true}  | ${true}
  ${'canvas'}  | ${true}  | ${true}  | ${true}  | ${true}  | ${true}
  ${'objects'} | ${true}  | ${true}  | ${true}  | ${true}  | ${true}
  ${'strip'}   | ${true}  | ${false} | ${true}  | ${true}  | ${true}
  ${'control'} | ${false} | ${false} | ${true}  | ${true}  | ${true}
  ${'choice'}  | ${false} | ${false} | ${false} | ${true}  | ${false}
  ${'field'}   | ${false} | ${false} | ${false} | ${false} | ${false}
  ${'overlay'} | ${false} | ${false} | ${false} | ${false} | ${false}
`('the drawing hears keys on a $focus as its row says', ({ focus, ...row }) => {
  const heard = (keys: readonly PressedKey[]) => [
    ...new Set(keys.map((key) => isForDrawing(focus as Focus, key))),
  ]
  expect({
    changes: heard(CHANGES),
    presses: heard(PRESSES),
    others: heard(OTHERS),
    withCtrl: heard(WITH_CTRL),
    held: heard(HELD),
  }).toEqual(Object.fromEntries(Object.entries(row).map(([name, one]) => [name, [one]])))
  expect([heard(PROJECT), heard(CLIPBOARD)]).toEqual([[true], [false]])
})

test('a field in which nothing was typed has nothing of its own to undo', () => {
  const heard = [...CHANGES, ...PRESSES, ...OTHERS, ...WITH_CTRL].filter((key) =>
    isForDrawing('untouched', key),
  )
  expect(heard).toEqual([
    { key: 'z', ctrl: true },
    { key: 'y', ctrl: true },
  ])
})

test.each`
  focus        | key    | leads
  ${'control'} | ${'a'} | ${true}
  ${'choice'}  | ${'d'} | ${true}
  ${'control'} | ${'z'} | ${false}
  ${'objects'} | ${'a'} | ${false}
  ${'strip'}   | ${'d'} | ${false}
`('Ctrl+$key from a $focus leads the focus to the canvas: $leads', ({ focus, key, leads }) => {
  expect(leadsToDrawing(focus, { key, ctrl: true })).toBe(leads)
})
