import { counted } from '@ramp/domain'
import { both } from '@ramp/drafting'
import { colors, object, picture } from './entries.ts'
import type { GraphicLayer, LibraryGraphic } from './graphic.ts'
import { area, body, box, circle, line, roundBox } from './layers.ts'

const TREAD = 8
const STAIR_WIDTH = 36

/** Treads of 8 inches one below the other, with the way up (spec 2 §9). */
function stairLayers(treads: number): readonly GraphicLayer[] {
  const half = (treads * TREAD) / 2
  const x = STAIR_WIDTH / 2
  const noses = Array.from({ length: treads }, (_, index) => -half + index * TREAD)
  return [
    body(box(-x, -half, STAIR_WIDTH, half * 2)),
    ...noses.map((y) => area(box(-x + 0.6, y + TREAD - 1.6, STAIR_WIDTH - 1.2, 1.6), 'fill2')),
    ...noses.slice(1).map((y) => line(`M${-x} ${y} L${x} ${y}`)),
    line(
      `M0 ${half - 2} L0 ${-half + 2.4} M-2.6 ${-half + 5.2} L0 ${-half + 2} L2.6 ${-half + 5.2}`,
      0.8,
      'stroke2',
    ),
  ]
}

const stairs: readonly LibraryGraphic[] = [1, 2, 3, 4, 5, 6].map((treads) =>
  picture({
    id: `stairs-${treads}`,
    name: `Stairs ${counted(treads, 'Tread')}`,
    size: [STAIR_WIDTH, treads * TREAD],
    sub: 'Stairs',
    words: 'stairs, steps, treads, buildings, existing steps',
    colors: colors('#f6f4f0', '#e6e1d8', '#7d7261', '#9a8f7d'),
    layers: stairLayers(treads),
  }),
)

const posts: readonly LibraryGraphic[] = [12, 6, 4].map((inches) => {
  const half = inches / 2
  const inner = half * 0.62
  return picture({
    id: `post-${inches}`,
    name: `Post ${inches}"`,
    size: [inches, inches],
    sub: 'Posts',
    words: `post, column, pillar, support, buildings, ${inches} inch, ${inches}x${inches}`,
    colors: {
      ...colors('#efe6d8', '#fbf7f0', '#7d6a4f'),
      strokeWidth: inches / 16,
      strokeWidth2: inches / 16,
    },
    layers: [
      body(box(-half, -half, inches, inches)),
      area(box(-inner, -inner, inner * 2, inner * 2), 'fill2'),
      line(`M${-half} ${-half} L${half} ${half} M${half} ${-half} L${-half} ${half}`, 0.7),
      { kind: 'shape', d: box(-half, -half, inches, inches), line: 'stroke', weight: 1.3 },
    ],
  })
})

const doors: readonly LibraryGraphic[] = [
  object({
    id: 'door-right',
    name: 'Door Right 36"',
    size: [36, 36],
    sub: 'Doors',
    words: 'door, swing, entry, entrance, buildings, 36 inch',
    makes: { kind: 'door' },
  }),
  picture({
    id: 'sliding-door',
    name: 'Sliding Door 72" x 6"',
    size: [72, 6],
    sub: 'Doors',
    words: 'door, slider, patio, glass, buildings, 72 inch',
    colors: colors('#ffffff', '#d9e8f5', '#52627a', '#7a889c'),
    layers: [
      body(box(-36, -3, 72, 6)),
      area(both(box(-36, -3, 3, 6)), 'stroke'),
      body(box(-33, -2.2, 35, 2), 'fill2', { weight: 0.7 }),
      body(box(-2, 0.2, 35, 2), 'fill2', { weight: 0.7 }),
    ],
  }),
  picture({
    id: 'french-door',
    name: 'French Door 144" x 6"',
    size: [144, 6],
    sub: 'Doors',
    words: 'door, double, patio, glass, buildings, 144 inch',
    colors: colors('#ffffff', '#d9e8f5', '#52627a', '#7a889c'),
    layers: [
      body(box(-72, -3, 144, 6)),
      area(both(box(-72, -3, 3.5, 6)), 'stroke'),
      area(both(box(-37.2, -3, 2.4, 6)), 'stroke'),
      body(both(box(-68.5, -1.1, 31, 2.2)), 'fill2', { weight: 0.7 }),
      body(both(box(-34.8, -1.1, 34, 2.2)), 'fill2', { weight: 0.7 }),
      area(both(circle(-3, 2, 0.9)), 'stroke'),
      line('M0 -3 L0 3', 0.8),
    ],
  }),
]

const picket = (x: number): string => `M${x - 3} 21 L${x - 3} -16 L${x} -21 L${x + 3} -16 L${x + 3} 21 Z`

const barriers: readonly LibraryGraphic[] = [
  object({
    id: 'fence',
    name: 'Fence',
    size: [60, 12],
    sub: 'Barriers',
    words: 'fence, barrier, railing, property, buildings',
    makes: { kind: 'fence' },
  }),
  picture({
    id: 'fence-side',
    name: 'Fence Side',
    size: [72, 42],
    sub: 'Barriers',
    words: 'fence, barrier, picket, side view, elevation, buildings',
    colors: colors('#fbf7f0', '#efe6d8', '#8c7753'),
    layers: [
      body(roundBox(-36, -11, 72, 5, 1), 'fill2'),
      body(roundBox(-36, 9, 72, 5, 1), 'fill2'),
      ...[-31.5, -22.5, -13.5, -4.5, 4.5, 13.5, 22.5, 31.5].map((x) => body(picket(x))),
    ],
  }),
]

export const BUILDINGS: readonly LibraryGraphic[] = [...doors, ...stairs, ...barriers, ...posts]
