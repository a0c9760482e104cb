import type { Solid } from '@ramp/solids'
import { expect, test } from 'vitest'
import { partVolumes } from './part-volumes.ts'

const outline = [
  { x: 0, y: 0 },
  { x: 96, y: 0 },
  { x: 96, y: 36 },
  { x: 0, y: 36 },
]
const deck: Solid = {
  kind: 'prism',
  owner: { kind: 'part', id: 'r' },
  role: 'ramp',
  outline,
  top: [16, 8, 8, 16],
  bottom: [14, 6, 6, 14],
}
const rail: Solid = {
  kind: 'bar',
  owner: { kind: 'part', id: 'r' },
  role: 'handrail',
  section: 'round',
  from: { x: 0, y: 0, z: 50 },
  to: { x: 96, y: 0, z: 42 },
  size: 0,
}
const lawn: Solid = { ...deck, owner: { kind: 'site', id: 'lawn' } }

test('a part takes the room from its deck to its rails, and what is of the site takes none', () => {
  const [corners = [], ...others] = partVolumes([deck, rail, lawn])
  expect(others).toEqual([])
  expect(corners).toContainEqual({ x: 0, y: 0, z: 14 })
  expect(corners).toContainEqual({ x: 0, y: 0, z: 50 })
  expect(corners).toContainEqual({ x: 96, y: 36, z: 42 })
})
