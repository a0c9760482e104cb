import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import { frameOf } from './drawing-frame.ts'
import { drawingPath } from './drawing-path.ts'
import { newDrawing } from './new-drawing.ts'

const bow = [
  { x: -10, y: 0 },
  { x: 0, y: -10 },
  { x: 10, y: 0 },
]
const at = { x: 0, y: 0 }

test('an arc runs round through its three points', () => {
  const path = drawingPath(newDrawing({ kind: 'arc', id: 'a', at, points: bow }))
  for (const { x, y } of path) expect(Math.hypot(x, y)).toBeCloseTo(10, 6)
  expectEvery(path, ({ y }) => y < 1e-6)
})

test.each`
  smoothness | gap
  ${2}       | ${0.09}
  ${3}       | ${0.03}
  ${5}       | ${0.006}
`('at smoothness $smoothness an arc is within $gap in of round', ({ smoothness, gap }) => {
  const path = drawingPath(newDrawing({ kind: 'arc', id: 'a', at, points: bow, smoothness }))
  const gaps = path.slice(1).map((end, index) => {
    const from = path[index] ?? end
    return 10 - Math.hypot((from.x + end.x) / 2, (from.y + end.y) / 2)
  })
  expect(Math.max(...gaps)).toBeLessThan(gap)
  expect(Math.max(...gaps)).toBeGreaterThan(gap / 2)
})

test('an arc of points in a row is straight', () => {
  const points = [at, { x: 5, y: 0 }, { x: 10, y: 0 }]
  expect(drawingPath(newDrawing({ kind: 'arc', id: 'a', at, points }))).toEqual(points)
})

test('a pen path goes through its knots and, closed, comes back', () => {
  const open = drawingPath(newDrawing({ kind: 'pen-path', id: 'p', at, points: bow }))
  for (const knot of bow)
    expect(open.some(({ x, y }) => Math.hypot(x - knot.x, y - knot.y) < 1e-6)).toBe(true)
  const closed = drawingPath(newDrawing({ kind: 'pen-path', id: 'p', at, points: bow, isClosed: true }))
  expect(closed.length).toBeGreaterThan(open.length)
  const straight = drawingPath(newDrawing({ kind: 'pen-path', id: 'p', at, points: bow, tension: 0 }))
  expect(straight).toEqual(bow)
})

test('smoothing a line by hand keeps its ends and cuts its corners', () => {
  const path = drawingPath(newDrawing({ kind: 'freeform', id: 'f', at, points: bow, smoothness: 3 }))
  expect([path[0], path.at(-1)]).toEqual([bow[0], bow[2]])
  expect(Math.min(...path.map(({ y }) => y))).toBeGreaterThan(-10)
})

test.each`
  kind             | width  | length
  ${'ada-box'}     | ${285} | ${90}
  ${'rise-box'}    | ${150} | ${114}
  ${'service-box'} | ${150} | ${114}
  ${'dimension'}   | ${180} | ${24}
  ${'fence'}       | ${60}  | ${12}
  ${'circle'}      | ${24}  | ${24}
`('a fresh $kind is $width by $length inches [drawings-3]', ({ kind, width, length }) => {
  const { min, max } = frameOf(newDrawing({ kind, id: 'x', at }))
  expect([max.x - min.x, max.y - min.y]).toEqual([width, length])
})

test('the frame of a door holds its leaf and its swing', () => {
  const { min, max } = frameOf(newDrawing({ kind: 'door', id: 'd', at, doorAngle: 90 }))
  expect([min.x, max.x, min.y, max.y].map(Math.round)).toEqual([-18, 18, -36, 0])
})
