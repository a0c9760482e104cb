import { expect, test } from 'vitest'
import { keepInView } from './keep-in-view.ts'

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
