import { describe, expect, test } from 'vitest'
import { POINTS } from '../sheets/paper.ts'
import { markBounds, textsOf } from './mark-bounds.ts'
import { circleData, group, path, text } from './shapes.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({
  min: { x: left, y: top },
  max: { x: right, y: bottom },
})

describe('the box around marks', () => {
  test.each`
    shape                            | d                                             | expected
    ${'lines'}                       | ${'M1 2L5 9'}                                 | ${box(1, 2, 5, 9)}
    ${'lines across and down'}       | ${'M1 2H8V-3'}                                | ${box(1, -3, 8, 2)}
    ${'a box drawn from its corner'} | ${'M10 10h4v6h-4Z'}                           | ${box(10, 10, 14, 16)}
    ${'a circle'}                    | ${circleData({ x: 5, y: 5 }, 2)}              | ${box(3, 3, 7, 7)}
    ${'rounded corners'}             | ${'M2 0h6a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-6'} | ${box(2, 0, 10, 10)}
    ${'a curve with its handles'}    | ${'M0 0C1 -4 5 -4 6 0'}                       | ${box(0, -4, 6, 0)}
  `('holds $shape', ({ d, expected }) => {
    expect(markBounds([path(d, {})], POINTS)).toEqual(expected)
  })

  test('follows groups, turns and the view', () => {
    const turned = group([path('M0 0H10', {})], { matrix: [0, 1, -1, 0, 100, 50] })
    expect(markBounds([turned], { scale: 2, left: 5, top: 0 })).toEqual(box(205, 100, 205, 120))
  })

  test('holds upright letters in a turned group', () => {
    const upright = {
      ...text('Ramp', { x: 0, y: 0 }, 10, { weight: 'bold', align: 'start' }),
      isUpright: true,
    }
    const [set] = textsOf([group([upright], { matrix: [0, 1, -1, 0, 100, 50] })], POINTS)
    expect(set?.extent.min).toEqual({ x: 100, y: 42.6 })
    expect(set?.extent.max.y).toBe(52)
  })

  test('is nothing without marks', () => {
    expect(markBounds([], POINTS)).toBeNull()
  })
})
