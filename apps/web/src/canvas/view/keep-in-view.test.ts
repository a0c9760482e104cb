import { expect, test } from 'vitest'
import { keepInView, revealed } from './keep-in-view.ts'

const view = { width: 400, height: 300 }
/** At zoom 0.6 an inch is a pixel. */
const camera = { zoom: 0.6, left: 0, top: 0 }
const box = (from: number, to: number) => ({ min: { x: from, y: 0 }, max: { x: to, y: 50 } })

test.each`
  where                                            | part               | left
  ${'well inside the view'}                        | ${box(100, 200)}   | ${0}
  ${'under the panel that opened at the right'}    | ${box(380, 450)}   | ${-74}
  ${'too wide for the view, its left end in view'} | ${box(100, 900)}   | ${-76}
  ${'left of the view'}                            | ${box(-300, -200)} | ${0}
`('a part $where moves the view to $left', ({ part, left }) => {
  expect(keepInView(camera, part, view).left).toBeCloseTo(left)
})

test.each`
  where                     | part                                                    | left   | top
  ${'well inside'}          | ${{ min: { x: 150, y: 140 }, max: { x: 200, y: 160 } }} | ${0}   | ${0}
  ${'at the lower edge'}    | ${{ min: { x: 150, y: 200 }, max: { x: 200, y: 220 } }} | ${0}   | ${-50}
  ${'beyond the left edge'} | ${{ min: { x: 30, y: 140 }, max: { x: 80, y: 160 } }}   | ${100} | ${0}
`('a joined part $where moves the view by $left, $top', ({ part, left, top }) => {
  const moved = revealed(camera, part, view)
  expect([moved.left, moved.top]).toEqual([expect.closeTo(left), expect.closeTo(top)])
})

test('a part under the panel that opened below moves the view up, with room for the chips', () => {
  const low = { min: { x: 100, y: 230 }, max: { x: 150, y: 280 } }
  expect(keepInView(camera, low, view).top).toBeCloseTo(-110)
})
