import { colors, ground } from './entries.ts'
import type { Ground, LibraryGraphic } from './graphic.ts'
import { pebble, randomOf, scatter } from './scatter.ts'

type Piece = Ground['pieces'][number]
type Points = Piece['points']

const SIZE = 96

const box = (x: number, y: number, width: number, height: number): Points => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Rounded at the corners: a stone that feet have walked on. */
const worn = (x: number, y: number, width: number, height: number): Points => {
  const r = 1.7
  const [right, bottom] = [x + width, y + height]
  return [
    [x + r, y],
    [right - r, y],
    [right - r * 0.3, y + r * 0.3],
    [right, y + r],
    [right, bottom - r],
    [right - r * 0.3, bottom - r * 0.3],
    [right - r, bottom],
    [x + r, bottom],
    [x + r * 0.3, bottom - r * 0.3],
    [x, bottom - r],
    [x, y + r],
    [x + r * 0.3, y + r * 0.3],
  ]
}

const flecks = (seed: number, cell: number, radius: number, fill: 'fill2' | 'stroke2'): readonly Piece[] => {
  const random = randomOf(seed)
  return scatter(SIZE, cell, random).map((place) => ({
    isClosed: true,
    fill,
    points: pebble(place, radius * (0.6 + random() * 0.6), random),
  }))
}

/** Panels of 4 ft with the joints between them and a few grains. */
const concrete: Ground = {
  size: SIZE,
  pieces: [
    ...flecks(7, 12, 0.75, 'stroke2'),
    ...flecks(19, 16, 1.2, 'fill2'),
    ...[0, 48].flatMap((at): readonly Piece[] => [
      { isClosed: true, fill: 'stroke2', points: box(at, 0, 0.6, SIZE) },
      { isClosed: true, fill: 'stroke2', points: box(0, at, SIZE, 0.6) },
    ]),
  ],
}

const gravelRandom = randomOf(41)
const gravel: Ground = {
  size: SIZE,
  pieces: scatter(SIZE, 6, gravelRandom).map((place, index) => ({
    isClosed: true,
    fill: index % 3 === 0 ? 'fill2' : 'fill',
    line: 'stroke2',
    weight: 0.7,
    points: pebble(place, 1.4 + gravelRandom() * 1.3, gravelRandom),
  })),
}

/** Rows of stones of changing width; the last one of a row goes on at its start, so that there is no seam. */
const COBBLE_ROWS = [
  [0, 11, 24, 34, 48, 59, 72, 84],
  [5, 18, 29, 42, 53, 66, 77, 90],
  [2, 13, 26, 37, 51, 62, 74, 87],
  [7, 20, 31, 45, 56, 69, 80, 92],
] as const

const cobbles: Ground = {
  size: SIZE,
  pieces: Array.from({ length: 8 }, (_, row) => {
    const starts = COBBLE_ROWS[row % COBBLE_ROWS.length] ?? COBBLE_ROWS[0]
    return starts.flatMap((start, index) => {
      const end = starts[index + 1] ?? starts[0] + SIZE
      const stone: Piece = {
        isClosed: true,
        fill: (index + row * 2) % 5 === 0 ? 'fill2' : 'fill',
        line: 'stroke2',
        weight: 0.7,
        points: worn(start + 0.7, row * 12 + 0.7, end - start - 1.4, 10.6),
      }
      return end > SIZE
        ? [stone, { ...stone, points: stone.points.map(([x, y]) => [x - SIZE, y] as const) }]
        : [stone]
    })
  }).flat(),
}

/** Running bond: 8 by 4 inches with half a brick's offset in every second row. */
const bricks: Ground = {
  size: SIZE,
  pieces: Array.from({ length: 24 }, (_, row) =>
    Array.from(
      { length: row % 2 === 0 ? 12 : 13 },
      (_brick, index): Piece => ({
        isClosed: true,
        fill: (index * 5 + row * 3) % 7 === 0 ? 'fill2' : 'fill',
        line: 'stroke2',
        weight: 0.6,
        points: box(index * 8 - (row % 2 === 0 ? 0 : 4), row * 4, 8, 4),
      }),
    ),
  ).flat(),
}

const dirt: Ground = {
  size: SIZE,
  pieces: [...flecks(3, 8, 0.8, 'stroke2'), ...flecks(29, 16, 1.9, 'fill2')],
}

/** Blades of one tuft: how far each leans and how high it stands. */
const BLADES = [
  [-2.6, 2.6],
  [-1, 4.2],
  [0.9, 4.8],
  [2.4, 3],
] as const

const grassRandom = randomOf(11)
const grass: Ground = {
  size: SIZE,
  pieces: [
    ...flecks(5, 24, 5, 'fill2'),
    ...scatter(SIZE, 12, grassRandom).flatMap(([x, y]): readonly Piece[] => {
      const height = 0.7 + grassRandom() * 0.5
      return BLADES.map(([lean, tall]) => ({
        isClosed: false,
        line: 'stroke2',
        weight: 0.8,
        points: [
          [x + lean * 0.25, y + 2],
          [x + lean * 0.55, y + 2 - tall * height * 0.6],
          [x + lean, y + 2 - tall * height],
        ],
      }))
    }),
  ],
}

const manMade = (name: string, id: string, words: string) =>
  ({ id, name, size: [120, 120], sub: 'Man-made', words: `${words}, ground, paving, surface` }) as const
const natural = (name: string, id: string, words: string) =>
  ({ id, name, size: [120, 120], sub: 'Natural', words: `${words}, ground, yard, surface` }) as const

export const GROUND: readonly LibraryGraphic[] = [
  ground({
    ...manMade('Concrete', 'concrete', 'concrete, cement, slab, sidewalk, driveway, pad'),
    colors: colors('#f1f1ef', '#e7e6e3', '#8a8d91', '#c3c5c8'),
    ground: concrete,
  }),
  ground({
    ...manMade('Gravel', 'gravel', 'gravel, stone, driveway'),
    colors: colors('#f3f1ed', '#e2ded6', '#8d877b', '#b9b2a5'),
    ground: gravel,
  }),
  ground({
    ...manMade('Cobble Stones', 'cobble-stones', 'cobble, stones, pavers, patio'),
    colors: colors('#efedf0', '#e0dde3', '#837f8b', '#b6b2bd'),
    ground: cobbles,
  }),
  ground({
    ...manMade('Brick', 'brick', 'brick, pavers, patio, walkway'),
    colors: colors('#f5e3da', '#ecd2c5', '#a2694f', '#cfa48f'),
    ground: bricks,
  }),
  ground({
    ...natural('Dirt', 'dirt', 'dirt, soil, earth, mulch'),
    colors: colors('#f3ebe0', '#e8dac7', '#94785a', '#c4a988'),
    ground: dirt,
  }),
  ground({
    ...natural('Grass', 'grass', 'grass, lawn, turf'),
    colors: colors('#edf6e9', '#e1efdb', '#7aa26f', '#9dc192'),
    ground: grass,
  }),
]
