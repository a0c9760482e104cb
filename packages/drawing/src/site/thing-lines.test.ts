import type { Point, SiteThing } from '@ramp/domain'
import { expect, test } from 'vitest'
import { thingLines } from './thing-lines.ts'

const box = (wide: number, long: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: wide, y: 0 },
  { x: wide, y: long },
  { x: 0, y: long },
]
const thing = (kind: SiteThing['kind'], outline: readonly Point[]): SiteThing => ({ kind, name: '', outline })
/** Turned by a quarter of a turn. */
const turned = (outline: readonly Point[]) => outline.map(({ x, y }) => ({ x: -y, y: x }))

test.each<[what: string, thing: SiteThing, count: number, first: readonly Point[]]>([
  [
    'steps: a line a tread',
    thing('steps', box(48, 33)),
    2,
    [
      { x: 0, y: 11 },
      { x: 48, y: 11 },
    ],
  ],
  [
    'steps that are turned',
    thing('steps', turned(box(48, 33))),
    2,
    [
      { x: -11, y: 0 },
      { x: -11, y: 48 },
    ],
  ],
  [
    'a bulkhead: between its doors',
    thing('bulkhead', box(60, 72)),
    1,
    [
      { x: 30, y: 0 },
      { x: 30, y: 72 },
    ],
  ],
  [
    'a long wall: joints across it',
    thing('wall', box(96, 8)),
    5,
    [
      { x: 80, y: 0 },
      { x: 80, y: 8 },
    ],
  ],
  [
    'a wall up the drawing',
    thing('wall', box(8, 96)),
    5,
    [
      { x: 0, y: 16 },
      { x: 8, y: 16 },
    ],
  ],
])('%s', (_, one, count, first) => {
  const lines = thingLines(one)
  expect(lines).toHaveLength(count)
  const rounded = lines[0]?.map(({ x, y }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 }))
  expect(rounded).toEqual(expect.arrayContaining([...first]))
})

test('a fence, and steps without a depth, have none', () => {
  expect(thingLines(thing('fence', box(96, 4)))).toEqual([])
  expect(thingLines(thing('steps', box(48, 0)))).toEqual([])
})

test('a wall that is a line has joints across it, a fence has none', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 48, y: 0 },
  ]
  expect(thingLines({ kind: 'wall', name: '', line, thickness: 8 })).toEqual([
    [
      { x: 16, y: -4 },
      { x: 16, y: 4 },
    ],
    [
      { x: 32, y: -4 },
      { x: 32, y: 4 },
    ],
  ])
  expect(thingLines({ kind: 'fence', name: '', line, thickness: 4 })).toEqual([])
})
