import { expect, test } from 'vitest'
import { shadowOf, withinTriangle } from './shadows.ts'

const post = { corners: [0, 40].map((z) => ({ x: 10, y: 20, z })) }
/** As high as it is far to the left and toward who looks up the drawing. */
const light = { x: -1, y: 1, z: 2 }

test.each([
  ['level ground', () => 0, { x: 30, y: 0, z: 0 }],
  ['ground 10 in lower', () => -10, { x: 35, y: -5, z: -10 }],
  ['ground as high as what stands there', () => 40, { x: 10, y: 20, z: 40 }],
])('on %s a shadow falls away from the light', (_, heightAt, end) => {
  const shadow = shadowOf(post, heightAt, light)
  const farthest = shadow.toSorted((a, b) => b.x - a.x)[0]
  expect(farthest).toEqual(end)
})

test('of a shadow that reaches over pavement, what is on it is kept', () => {
  const at = (x: number, y: number) => ({ x, y, z: 0 })
  const triangle = [at(0, 0), at(10, 0), at(0, 10)]
  expect(withinTriangle([at(-5, 2), at(5, 2), at(5, 4), at(-5, 4)], triangle)).toHaveLength(4)
  expect(withinTriangle([at(20, 20), at(30, 20), at(30, 30)], triangle)).toEqual([])
})
