import { colors, picture } from './entries.ts'
import type { LibraryGraphic } from './graphic.ts'
import { area, body, circle, leaves, line, spokes, star } from './layers.ts'

const leaf = colors('#e4f1df', '#cbe3c4', '#5d8a57', '#84a97d')
const stone = colors('#eceae6', '#dcd8d1', '#7c766b', '#a49d91')

/** A few leaves about a place. */
const sprig = (x: number, y: number, size: number): string =>
  [-70, 0, 70]
    .map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      const tip = [x + Math.sin(turn) * size, y - Math.cos(turn) * size] as const
      return `M${x} ${y} L${Math.round(tip[0] * 100) / 100} ${Math.round(tip[1] * 100) / 100}`
    })
    .join('')

export const NATURE: readonly LibraryGraphic[] = [
  picture({
    id: 'tree',
    name: 'Tree',
    size: [60, 60],
    sub: 'Trees',
    words: 'tree, oak, maple, shade, trunk, nature, landscape',
    colors: { ...leaf, fill2: '#d3e8cd' },
    layers: [
      body(leaves([0, 0], 29.6, 13)),
      area(leaves([-3, -3], 20, 9), 'fill2'),
      { kind: 'shape', d: leaves([-3, -3], 20, 9), line: 'stroke2', weight: 0.8 },
      line(
        'M0 0 L-11 -13 M0 0 L13 -9 M0 0 L9 13 M0 0 L-13 8 M-5 -6 L-4 -14 M6 -4 L14 1 M-6 4 L-7 13',
        1,
        'stroke2',
      ),
      area(circle(0, 0, 3), 'stroke'),
    ],
  }),
  picture({
    id: 'evergreen-tree',
    name: 'Tree Evergreen',
    size: [60, 60],
    sub: 'Trees',
    words: 'tree, evergreen, pine, fir, spruce, nature, landscape',
    colors: { ...leaf, fill: '#dcebdd', fill2: '#c3dcc7', stroke: '#47775a', stroke2: '#6f9c80' },
    layers: [
      body(star(16, 21.5, 29.6)),
      body(star(12, 13, 19), 'fill2', { line: 'stroke2', weight: 0.8 }),
      line(spokes(12, 3, 13), 0.8, 'stroke2'),
      area(circle(0, 0, 2.6), 'stroke'),
    ],
  }),
  picture({
    id: 'bush',
    name: 'Bush',
    size: [30, 30],
    sub: 'Bushes',
    words: 'bush, shrub, plant, hedge, nature, landscape',
    colors: { ...leaf, strokeWidth: 0.6, strokeWidth2: 0.6 },
    layers: [
      body(leaves([0, 0], 14.6, 9)),
      area(leaves([-1.6, -1.6], 8.6, 7), 'fill2'),
      line(`${sprig(-1, 1, 4)} ${sprig(5.6, 4, 3)} ${sprig(-5.6, 5.6, 3)}`, 0.9, 'stroke2'),
    ],
  }),
  picture({
    id: 'bushes',
    name: 'Bushes',
    size: [60, 60],
    sub: 'Bushes',
    words: 'bush, bushes, shrub, hedge, plants, nature, landscape',
    colors: leaf,
    layers: [
      body(leaves([-12, -13], 16.4, 9)),
      area(leaves([-13, -14.5], 10, 7), 'fill2'),
      body(leaves([15, -6], 14.4, 8)),
      area(leaves([14.4, -7.2], 8.6, 6), 'fill2'),
      body(leaves([-3, 14], 15.4, 9)),
      area(leaves([-4, 12.6], 9.4, 7), 'fill2'),
      line(
        `${sprig(-13, -11, 5)} ${sprig(-4.6, -17, 3)} ${sprig(-19, -5.6, 3)} ${sprig(14, -4, 4.4)} ${sprig(21, -10, 3)} ${sprig(-4, 16, 5)} ${sprig(4.6, 19, 3)}`,
        0.9,
        'stroke2',
      ),
    ],
  }),
  picture({
    id: 'rock',
    name: 'Rock',
    size: [24, 20],
    sub: 'Rocks',
    words: 'rock, stone, nature, landscape',
    colors: { ...stone, strokeWidth: 0.6, strokeWidth2: 0.5 },
    layers: [
      body('M-11.6 2 L-8.4 -6.2 L-1 -9.6 L7.4 -7.6 L11.6 -0.4 L9 6.6 L1.2 9.6 L-7.4 8.2 Z'),
      area('M-11.6 2 L-4.6 0.8 L2.4 3.4 L9 6.6 L1.2 9.6 L-7.4 8.2 Z', 'fill2'),
      line('M-11.6 2 L-4.6 0.8 L2.4 3.4 L9 6.6 M-4.6 0.8 L-1 -9.6 M2.4 3.4 L1.2 9.6', 0.9, 'stroke2'),
    ],
  }),
  picture({
    id: 'boulder',
    name: 'Rock Boulder',
    size: [48, 42],
    sub: 'Rocks',
    words: 'rock, boulder, stone, large, nature, landscape',
    colors: stone,
    layers: [
      body('M-23.4 4 L-19 -11 L-7 -19 L8 -20.4 L19.4 -12 L23.4 2 L18 14.6 L5 20.4 L-12 18.6 Z'),
      area('M-23.4 4 L-10 1.6 L4 6 L18 14.6 L5 20.4 L-12 18.6 Z', 'fill2'),
      line(
        'M-23.4 4 L-10 1.6 L4 6 L18 14.6 M-10 1.6 L-3 -9 L8 -20.4 M-3 -9 L-19 -11 M4 6 L14 -4 L19.4 -12 M14 -4 L23.4 2',
        0.9,
        'stroke2',
      ),
    ],
  }),
  picture({
    id: 'rocks',
    name: 'Rocks',
    size: [60, 42],
    sub: 'Rocks',
    words: 'rocks, stones, pile, rockery, nature, landscape',
    colors: stone,
    layers: [
      body('M-29 4 L-24 -9 L-13 -12.4 L-4 -6 L-4.6 6 L-14 12.6 L-25 11 Z'),
      area('M-29 4 L-17 2 L-4.6 6 L-14 12.6 L-25 11 Z', 'fill2'),
      line('M-29 4 L-17 2 L-4.6 6 M-17 2 L-13 -12.4', 0.9, 'stroke2'),
      body('M-2 -9 L5 -19 L17 -20.4 L25 -12.6 L22 -3 L10 0.6 L1 -2 Z'),
      area('M-2 -9 L9 -8 L22 -3 L10 0.6 L1 -2 Z', 'fill2'),
      line('M-2 -9 L9 -8 L22 -3 M9 -8 L17 -20.4', 0.9, 'stroke2'),
      body('M2 10 L9 3.6 L20 3 L29 9.6 L26.4 17 L14 20.4 L4 18 Z'),
      area('M2 10 L13 11 L26.4 17 L14 20.4 L4 18 Z', 'fill2'),
      line('M2 10 L13 11 L26.4 17 M13 11 L20 3', 0.9, 'stroke2'),
      body('M-11 17.4 L-7 12.8 L0 13.6 L1.4 18 L-4 20.6 Z', 'fill2', { weight: 0.8 }),
    ],
  }),
]
