import { object, picture } from './entries.ts'
import type { LibraryGraphic } from './graphic.ts'
import { area, body, circle, line } from './layers.ts'

const arrowColors = {
  fill: '#1b2430',
  stroke: '#1b2430',
  strokeWidth: 0.7,
  fill2: '#ffffff',
  stroke2: '#1b2430',
  strokeWidth2: 2.4,
}

const arrows: readonly LibraryGraphic[] = [
  picture({
    id: 'arrow',
    name: 'Arrow',
    size: [18, 48],
    sub: 'Squares',
    words: 'arrow, direction, up, slope, shapes',
    colors: arrowColors,
    layers: [body('M0 -24 L9 -8 L3.2 -8 L3.2 24 L-3.2 24 L-3.2 -8 L-9 -8 Z')],
  }),
  picture({
    id: 'arrow-outline',
    name: 'Arrow Outline',
    size: [24, 48],
    sub: 'Squares',
    words: 'arrow, direction, outline, hollow, shapes',
    colors: { ...arrowColors, fill: '#ffffff', strokeWidth: 1 },
    layers: [body('M0 -23.5 L11.5 -6 L5 -6 L5 23.5 L-5 23.5 L-5 -6 L-11.5 -6 Z')],
  }),
  picture({
    id: 'arrow-thin',
    name: 'Arrow Thin',
    size: [12, 60],
    sub: 'Squares',
    words: 'arrow, direction, line, leader, shapes',
    colors: { ...arrowColors, strokeWidth: 1.2 },
    layers: [line('M0 30 L0 -20'), area('M0 -30 L5.4 -17 L0 -19.6 L-5.4 -17 Z', 'fill')],
  }),
  picture({
    id: 'arrow-double',
    name: 'Arrow Double',
    size: [18, 60],
    sub: 'Squares',
    words: 'arrow, direction, both ways, two way, shapes',
    colors: arrowColors,
    layers: [body('M0 -30 L9 -14 L3.2 -14 L3.2 14 L9 14 L0 30 L-9 14 L-3.2 14 L-3.2 -14 L-9 -14 Z')],
  }),
  picture({
    id: 'arrow-turn',
    name: 'Arrow Turn',
    size: [42, 42],
    sub: 'Squares',
    words: 'arrow, direction, turn, right, corner, shapes',
    colors: arrowColors,
    layers: [
      body(
        'M-18 21 L-18 -2 C-18 -9 -14 -12.5 -8 -12.5 L6 -12.5 L6 -20 L21 -9 L6 2 L6 -5.5 L-7 -5.5 C-10 -5.5 -11 -4 -11 -1 L-11 21 Z',
      ),
    ],
  }),
  picture({
    id: 'arrow-u-turn',
    name: 'Arrow U-Turn',
    size: [42, 48],
    sub: 'Squares',
    words: 'arrow, direction, turn back, switchback, return, shapes',
    colors: arrowColors,
    layers: [
      body(
        'M-19 24 L-19 -5 C-19 -17 -11 -23 -1.5 -23 C8 -23 15 -17 15 -5 L15 4 L21 4 L11.5 19 L2 4 L8 4 L8 -5 C8 -12 4 -16 -1.5 -16 C-8 -16 -12 -12 -12 -5 L-12 24 Z',
      ),
    ],
  }),
  picture({
    id: 'circle-mark',
    name: 'Circle',
    size: [60, 60],
    sub: 'Squares',
    words: 'circle, round, shapes',
    colors: { ...arrowColors, fill: '#ffffff', stroke: '#52627a', strokeWidth: 0.9 },
    layers: [body(circle(0, 0, 29.5))],
  }),
]

const SQUARES = [
  ['square', 'Square', '#ffffff', '#52627a', 'white, blank'],
  ['square-gray', 'Square Gray', '#e4e8ee', '#52627a', 'grey, slab, pad'],
  ['square-tan', 'Square Tan', '#f4f0e9', '#b9ac98', 'beige, house, home, building'],
  ['square-blue', 'Square Blue', '#dfe9f8', '#4a6fa5', 'pool, water'],
  ['square-green', 'Square Green', '#e2f1e4', '#4f8a5b', 'lawn, yard'],
  ['square-red', 'Square Red', '#fbe3e1', '#b5483f', 'keep clear, obstruction'],
  ['square-black', 'Square Black', '#1b2430', '#1b2430', 'dark, solid'],
] as const

const squares: readonly LibraryGraphic[] = SQUARES.map(([id, name, fill, stroke, words]) =>
  object({
    id,
    name,
    size: [60, 60],
    sub: 'Squares',
    words: `square, box, rectangle, shapes, ${words}`,
    makes: { kind: 'rectangle', fill, stroke },
  }),
)

export const SHAPES: readonly LibraryGraphic[] = [...arrows, ...squares]
