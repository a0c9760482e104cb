import type { Box, Point } from '@ramp/domain'
import type { ViewShape } from '@ramp/solids'
import { expect, test } from 'vitest'
import { isIn, isOnCut, lineIn, shapesIn } from './window.ts'

const at = (x: number, y: number): Point => ({ x, y })
/** From 0 to 100 in both ways. */
const window: Box = { min: at(0, 0), max: at(100, 100) }
const shape = (points: readonly Point[], isClosed: boolean): ViewShape => ({
  owner: { kind: 'site', id: 'ground' },
  role: 'ground',
  points,
  isClosed,
  isHidden: false,
})

test.each<[what: string, from: Point, to: Point, inside: readonly Point[] | null]>([
  ['inside is whole', at(10, 10), at(90, 10), [at(10, 10), at(90, 10)]],
  ['over one edge ends there', at(50, 10), at(150, 10), [at(50, 10), at(100, 10)]],
  ['over two edges is what is between', at(-50, 50), at(150, 50), [at(0, 50), at(100, 50)]],
  ['that slopes is cut where it crosses', at(50, 50), at(150, 150), [at(50, 50), at(100, 100)]],
  ['beside it is nothing', at(120, 0), at(120, 90), null],
  ['beyond a corner is nothing', at(90, 130), at(130, 90), null],
])('a line %s', (_what, from, to, inside) => {
  expect(lineIn([from, to], window)).toEqual(inside)
})

test.each<[what: string, points: readonly Point[], isClosed: boolean, found: readonly number[]]>([
  [
    'an outline over an edge has four corners still',
    [at(50, 0), at(150, 0), at(150, 40), at(50, 40)],
    true,
    [4],
  ],
  ['an outline that only touches is not in it', [at(100, 0), at(150, 0), at(150, 40), at(100, 40)], true, []],
  [
    'a line that leaves and comes back is two',
    [at(50, 50), at(150, 50), at(150, 60), at(50, 60)],
    false,
    [2, 2],
  ],
  ['a line with a bend inside is one', [at(50, 50), at(60, 50), at(60, 150)], false, [3]],
])('%s', (_what, points, isClosed, found) => {
  expect(shapesIn([shape(points, isClosed)], window).map((one) => one.points.length)).toEqual(found)
})

test('a place on the cut between two windows is in one of them', () => {
  const next: Box = { min: at(100, 0), max: at(200, 100) }
  expect([isIn(window, at(100, 50)), isIn(next, at(100, 50))]).toEqual([false, true])
})

test('an edge at a cut is told from an edge that only ends there', () => {
  expect(isOnCut(at(100, 10), at(100, 90), window)).toBe(true)
  expect(isOnCut(at(10, 10), at(100, 10), window)).toBe(false)
})
