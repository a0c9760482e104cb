import { expect, test } from 'vitest'
import { listStep } from './list-step.ts'

const IDS = ['a', 'b', 'c', 'd']
const HELD = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test.each`
  keys                                                | selection          | active
  ${'ArrowDown'}                                      | ${['a']}           | ${'a'}
  ${'ArrowUp'}                                        | ${['d']}           | ${'d'}
  ${'ArrowDown ArrowDown'}                            | ${['b']}           | ${'b'}
  ${'End ArrowDown'}                                  | ${['d']}           | ${'d'}
  ${'End Home'}                                       | ${['a']}           | ${'a'}
  ${'ArrowDown Shift+ArrowDown Shift+ArrowDown'}      | ${['a', 'b', 'c']} | ${'c'}
  ${'ArrowDown Shift+End Shift+ArrowUp'}              | ${['a', 'b', 'c']} | ${'c'}
  ${'End Shift+ArrowUp'}                              | ${['c', 'd']}      | ${'c'}
  ${'End Shift+Home'}                                 | ${IDS}             | ${'a'}
  ${'Home Ctrl+Shift+End'}                            | ${['a']}           | ${'d'}
  ${'Home Ctrl+Shift+End Ctrl+Space'}                 | ${['a', 'd']}      | ${'d'}
  ${'Home Ctrl+Shift+End Ctrl+Space Ctrl+Space'}      | ${['a']}           | ${'d'}
  ${'Home Ctrl+Shift+ArrowDown Ctrl+Space Shift+End'} | ${['b', 'c', 'd']} | ${'d'}
  ${'Home Ctrl+Shift+ArrowDown Ctrl+Shift+ArrowDown'} | ${['a']}           | ${'c'}
`('in the list of the canvas $keys selects $selection', ({ keys, selection, active }) => {
  const end = String(keys)
    .split(' ')
    .reduce(
      (state, pressed) => {
        const key = pressed.split('+').at(-1) ?? ''
        const held = { ...HELD, shiftKey: pressed.includes('Shift+'), ctrlKey: pressed.includes('Ctrl+') }
        const next = listStep({ key: key === 'Space' ? ' ' : key, ...held }, IDS, state)
        if (!next) throw new Error(`${pressed} is for the canvas`)
        return next
      },
      { active: null, anchor: null, selection: [] } as Parameters<typeof listStep>[2],
    )
  expect(end).toMatchObject({ selection, active })
})

test.each(['Ctrl+ArrowDown', 'Alt+ArrowDown', 'Delete', 'ArrowLeft', 'r', 'Enter'])(
  '%s is for the canvas',
  (pressed) => {
    const key = pressed.split('+').at(-1) ?? ''
    const held = { ...HELD, ctrlKey: pressed.includes('Ctrl+'), altKey: pressed.includes('Alt+') }
    expect(listStep({ key, ...held }, IDS, { active: 'a', anchor: 'a', selection: ['a'] })).toBeNull()
  },
)
