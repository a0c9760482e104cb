import { expect, test } from 'vitest'
import { treadPlaces } from './treads.ts'

const IN = 0.0254

// Places count treads of 6 in. Corners are x, height and z in meters; a fall is which way the deck leans.
test.each<
  [
    what: string,
    corners: readonly (readonly [number, number])[],
    normal: readonly [number, number, number],
    treads: readonly number[],
  ]
>([
  [
    'a level deck has its treads along its first edge',
    [
      [0, 0],
      [60, 0],
      [60, 60],
    ],
    [0, 1, 0],
    [0, 10, 10],
  ],
  [
    'a level deck turned a quarter has them along that edge',
    [
      [0, 0],
      [0, 60],
      [60, 60],
    ],
    [0, 1, 0],
    [0, 10, 10],
  ],
  [
    'a ramp that falls to +z has them along its fall',
    [
      [0, 0],
      [40, 0],
      [40, 96],
    ],
    [0, 0.99, 0.08],
    [0, 0, 16],
  ],
  [
    'a ramp that falls to -x has them the other way',
    [
      [0, 0],
      [96, 0],
      [96, 40],
    ],
    [-0.08, 0.99, 0],
    [0, -16, -16],
  ],
])('%s', (_what, corners, normal, treads) => {
  const positions = corners.flatMap(([x, z]) => [x * IN, 0, z * IN])
  const places = treadPlaces(positions, normal)
  const along = Array.from(
    { length: corners.length },
    (_, corner) => Math.round((places[2 * corner] ?? 0) * 1000) / 1000 + 0,
  )
  expect(along).toEqual(treads)
})
