import { expect, test } from 'vitest'
import { partSchema } from './part.ts'

const placed = { id: 'a', at: { x: 1, y: 2 }, rotation: 45, shortName: 'X' }
const supports = {
  isSupportedTop: false,
  isSupportedBottom: true,
  isOffAngledTop: false,
  isOffAngledBottom: true,
}

test.each([
  ['a platform from before parts had choices', { kind: 'platform', handrailSides: null, isResting: false }],
  ['a ramp from before parts had choices', { kind: 'ramp', ...supports }],
  ['a ramp with rails of its own', { kind: 'ramp', ...supports, loops: false, childRails: true }],
  ['a platform extension', { kind: 'platform-ext', handrailSides: ['LEFT', 'RIGHT'] }],
  ['a stair', { kind: 'stair', activeHeight: 24.5 }],
  ['a 45-degree piece', { kind: 'arr', loops: true }],
  ['a transition', { kind: 'transition' }],
  ['a gate, lettered by hand', { kind: 'piece', looks: { label: 'GATE', fontSize: 6, textRotation: 315 } }],
  ['a portable without its name', { kind: 'portable', looks: { showName: false, showHeight: true } }],
  ['a threshold', { kind: 'threshold' }],
  ['a flipped tower out of the logic', { kind: 'vpl', isTowerFlipped: true, isLogicless: true }],
])('%s comes through whole [contracts-layout-2]', (_, part) => {
  expect(partSchema.parse({ ...placed, ...part })).toEqual({ ...placed, ...part })
})

test.each([
  ['letters of no height', { kind: 'piece', looks: { fontSize: 0 } }],
  ['a label turned by 30 degrees', { kind: 'piece', looks: { textRotation: 30 } }],
  ['a lift without its tower side', { kind: 'vpl' }],
  ['a kind nobody knows', { kind: 'elevator' }],
])('%s is refused [contracts-layout-4]', (_, part) => {
  expect(partSchema.safeParse({ ...placed, ...part }).success).toBe(false)
})
