import type { Owner, Solid } from '@ramp/solids'
import { expect, test } from 'vitest'
import { boxAround } from './box-around.ts'

const block = (owner: Owner, x: number, size: number): Solid => ({
  kind: 'box',
  owner,
  role: owner.kind === 'site' ? 'house' : 'foot',
  at: { x, y: 0, z: 0 },
  size: { x: size, y: size, z: 100 },
  turn: 0,
})
const own = block({ kind: 'part', id: 'p' }, 0, 100)
const house = block({ kind: 'site', id: 'house' }, 1000, 400)

// 100 in are 2.54 m; x stays x, heights are y, and what is down the layout is z.
test.each<[what: string, solids: readonly Solid[], min: readonly number[], max: readonly number[]]>([
  ['a system is measured in meters', [own], [-1.27, 0, -1.27], [1.27, 2.54, 1.27]],
  ['a house beside it does not count', [own, house], [-1.27, 0, -1.27], [1.27, 2.54, 1.27]],
  ['a house alone does', [house], [20.32, 0, -5.08], [30.48, 2.54, 5.08]],
  ['with nothing there, a room of 2 m', [], [-1, 0, -1], [1, 1, 1]],
])('%s', (_what, solids, min, max) => {
  const box = boxAround(solids)
  const rounded = (spot: readonly number[]) => spot.map((one) => Math.round(one * 100) / 100 + 0)
  expect([rounded(box.min), rounded(box.max)]).toEqual([min, max])
})
