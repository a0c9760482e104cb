import type { Box, Point } from '@ramp/domain'
import type { ViewDimension } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { planDimensions } from './plan-dimensions.ts'
import { UNCUT } from './view-shape.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  outline: [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ] satisfies readonly Point[],
})
/** A platform of 60 in over three ramps of 40 by 96 in, from 0 down to 348 in. */
const parts = [box(0, 0, 60, 60), box(10, 60, 40, 96), box(10, 156, 40, 96), box(10, 252, 40, 96)]
const aroundIn = ({ min, max }: Box): Box => ({
  min: { x: 0, y: Math.max(0, min.y) },
  max: { x: 60, y: Math.min(348, max.y) },
})

const measured = (window: Box) =>
  planDimensions(parts, aroundIn(window), window).map(({ from, to, measure, offset }: ViewDimension) => {
    const side = from.x === to.x ? (from.y > to.y ? 'left' : 'right') : from.x < to.x ? 'top' : 'bottom'
    return `${side} ${offset > 30 ? 'over all ' : ''}${measure}`
  })
const cut = (low: number | null, high: number | null): Box => ({
  min: { ...UNCUT.min, y: low ?? UNCUT.min.y },
  max: { ...UNCUT.max, y: high ?? UNCUT.max.y },
})

test.each<[what: string, window: Box, expected: readonly string[]]>([
  [
    'the whole has its stretches and its size, once',
    UNCUT,
    [
      'left 96',
      'left 96',
      'left 96',
      'left 60',
      'left over all 348',
      'top 60',
      'bottom 10',
      'bottom 40',
      'bottom 10',
    ],
  ],
  [
    'cut at a joint below, the piece ends there and has nothing at its cut',
    cut(null, 156),
    ['left 60', 'left 96', 'left over all 156', 'top 60'],
  ],
  [
    'cut through a ramp, both of its pieces have their share',
    cut(200, null),
    ['left 52', 'left 96', 'left over all 148', 'bottom 40'],
  ],
  [
    'cut at both ends, the widths are at the first of them',
    cut(60, 200),
    ['left 96', 'left 44', 'left over all 140', 'top 40'],
  ],
])('%s', (_what, window, expected) => {
  expect(measured(window).toSorted()).toEqual(expected.toSorted())
})
