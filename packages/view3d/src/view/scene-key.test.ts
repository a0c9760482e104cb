import { expect, test } from 'vitest'
import { sceneAct } from './scene-key.ts'

const pressed = (key: string, more = {}) =>
  sceneAct({ key, altKey: false, ctrlKey: false, metaKey: false, ...more })

test.each([
  ['the left arrow turns the view', 'ArrowLeft', { kind: 'move', move: 'left' }],
  ['+ comes closer', '+', { kind: 'move', move: 'closer' }],
  ['= is + without Shift', '=', { kind: 'move', move: 'closer' }],
  ['1 shows the whole system', '1', { kind: 'go', to: 'whole' }],
  ['2 looks from the door, seated', '2', { kind: 'go', to: 'seated' }],
  ['4 looks from the kerb', '4', { kind: 'go', to: 'kerb' }],
  ['5 is no view', '5', null],
  ['Delete is left to the drawing', 'Delete', null],
])('%s', (_title, key, act) => {
  expect(pressed(key)).toEqual(act)
})

test('with Ctrl or Alt a key is somebody else’s', () => {
  expect([pressed('1', { ctrlKey: true }), pressed('ArrowUp', { altKey: true })]).toEqual([null, null])
})
