import { both } from '@ramp/drafting'
import { colors, object, picture } from './entries.ts'
import type { LibraryGraphic } from './graphic.ts'
import { area, body, box, circle, line } from './layers.ts'

const POCKETS = [
  [-24, -24],
  [24, -24],
  [-24, 24],
  [24, 24],
] as const

const brace = colors('#f2f5f9', '#ffffff', '#52627a', '#4c5bd4')

export const LAYOUT_BOXES: readonly LibraryGraphic[] = [
  object({
    id: 'ada-box',
    name: 'ADA Layout Box',
    size: [285, 90],
    sub: 'ADA',
    words: 'ada, accessibility, checklist, compliance, guidelines, layout',
    makes: { kind: 'ada-box' },
  }),
  object({
    id: 'rise-info-box',
    name: 'Rise Info Box',
    size: [150, 114],
    sub: 'Rise',
    words: 'rise, height, porch, steps, incline, decline, layout',
    makes: { kind: 'rise-box' },
  }),
  object({
    id: 'service-notes-box',
    name: 'Service Notes Box',
    size: [150, 114],
    sub: 'Service',
    words: 'service, notes, ship, install, layout',
    makes: { kind: 'service-box' },
  }),
  picture({
    id: 'platform-bracing',
    name: 'Platform Bracing',
    size: [60, 60],
    sub: 'Bracing',
    words: 'bracing, brace, platform, cross brace, legs, layout',
    colors: brace,
    layers: [
      body(box(-29.5, -29.5, 59, 59)),
      { kind: 'shape', d: box(-24, -24, 48, 48), line: 'stroke', weight: 0.5 },
      line('M-24 -24 L24 24 M24 -24 L-24 24', 3, 'stroke2'),
      line('M-24 -24 L24 24 M24 -24 L-24 24', 1.2, 'stroke'),
      ...POCKETS.map(([x, y]) => body(circle(x, y, 3.2), 'fill2')),
      area(circle(0, 0, 2.2), 'stroke2'),
    ],
  }),
  picture({
    id: 'ramp-bracing',
    name: 'Ramp Bracing',
    size: [60, 60],
    sub: 'Bracing',
    words: 'bracing, brace, ramp, cross brace, legs, layout',
    colors: brace,
    layers: [
      body(box(-18, -29.5, 36, 59)),
      line('M-18 -21 L18 -21 M-18 -14 L18 -14 M-18 14 L18 14 M-18 21 L18 21', 0.4),
      line(both('M-20.4 -29.5 L-20.4 29.5'), 2),
      line('M-20.4 -9 L20.4 9 M20.4 -9 L-20.4 9', 3, 'stroke2'),
      line('M-20.4 -9 L20.4 9 M20.4 -9 L-20.4 9', 1.2, 'stroke'),
      body(both(`${circle(-20.4, -9, 2.8)}${circle(-20.4, 9, 2.8)}`), 'fill2'),
      area(circle(0, 0, 2), 'stroke2'),
    ],
  }),
]

export const TOOLS: readonly LibraryGraphic[] = [
  object({
    id: 'measure-tool',
    name: 'Measure Tool',
    size: [180, 24],
    sub: 'Tools',
    words: 'measure, tape, distance, length, tool, misc',
    makes: { kind: 'ruler', tool: 'measure' },
  }),
  object({
    id: 'ruler',
    name: 'Ruler',
    size: [120, 12],
    sub: 'Tools',
    words: 'ruler, measure, distance, length, tool, misc',
    makes: { kind: 'ruler', tool: 'ruler' },
  }),
]
