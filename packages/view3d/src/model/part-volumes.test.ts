import type { Solid } from '@ramp/solids'
import { expect, test } from 'vitest'
import { partVolumes, type Volumes } from './part-volumes.ts'

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

/** Below and above each corner of the outline; the rails stand 34 in over the deck. */
const EIGHT_CORNERS = [
  [0, 0, 14],
  [0, 0, 50],
  [96, 0, 6],
  [96, 0, 42],
  [96, 36, 6],
  [96, 36, 42],
  [0, 36, 14],
  [0, 36, 50],
] as const

function inInches({ corners, ends }: Volumes): readonly (readonly (readonly number[])[])[] {
  const inch = (at: number) => Math.round((corners[at] ?? 0) / 0.0254)
  const all = Array.from({ length: corners.length / 3 }, (_, at) => [
    inch(3 * at),
    inch(3 * at + 2),
    inch(3 * at + 1),
  ])
  return Array.from(ends, (end, part) => all.slice(ends[part - 1] ?? 0, end))
}

test('a part takes the room from its deck to its rails, and what is of the site takes none', () => {
  const volumes = partVolumes([deck, rail, lawn])
  expect(inInches(volumes)).toEqual([EIGHT_CORNERS])
})

test('each part has its corners after those of the part before', () => {
  const other = { ...deck, owner: { kind: 'part', id: 's' } } as Solid
  const [first, second, ...others] = inInches(partVolumes([deck, other, rail]))
  expect(others).toEqual([])
  expect(first).toEqual(EIGHT_CORNERS)
  expect(second).toEqual(EIGHT_CORNERS.map(([x, y, z], at) => [x, y, at % 2 === 0 ? z : z - 34]))
})
