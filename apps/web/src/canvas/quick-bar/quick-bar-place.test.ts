import { expect, test } from 'vitest'
import { quickBarPlace } from './quick-bar-place.ts'

/** At zoom 0.6 an inch is a pixel; three buttons make a bar of 104 by 38. */
const camera = { zoom: 0.6, left: 0, top: 0 }
const view = { width: 600, height: 400 }
const box = (x: number, y: number, width = 100, height = 100) => ({
  min: { x, y },
  max: { x: x + width, y: y + height },
})

test.each`
  where                                            | selection                | others                                        | place
  ${'above its right corner'}                      | ${box(200, 150)}         | ${[]}                                         | ${{ left: 314, top: 98 }}
  ${'above its left corner where a part is right'} | ${box(200, 150)}         | ${[box(300, 60)]}                             | ${{ left: 82, top: 98 }}
  ${'below where parts are above'}                 | ${box(200, 150)}         | ${[box(0, 50, 600, 95)]}                      | ${{ left: 314, top: 264 }}
  ${'below at the upper edge of the view'}         | ${box(200, 0)}           | ${[box(300, 0, 300, 60), box(0, 0, 200, 60)]} | ${{ left: 314, top: 114 }}
  ${'in a free corner where it fills the view'}    | ${box(40, 60, 520, 300)} | ${[]}                                         | ${{ left: 488, top: 8 }}
`('the bar stands $where', ({ selection, others, place }) => {
  expect(quickBarPlace({ selection, others, camera, view, buttons: 3 })).toMatchObject(place)
})

test('beside the selection where chips stand above or below it', () => {
  const around = { selection: box(200, 150), others: [], camera, view, buttons: 3, goesBeside: true }
  expect(quickBarPlace(around)).toMatchObject({ left: 356, top: 181 })
  expect(quickBarPlace({ ...around, others: [box(310, 150, 300)] })).toMatchObject({ left: 40, top: 181 })
})

test('on the other side where the edge of the view would push it onto the plus', () => {
  const around = { others: [], camera, view, buttons: 3, goesBeside: true }
  expect(quickBarPlace({ ...around, selection: box(360, 150) })).toMatchObject({
    left: 360 - 56 - 104,
    top: 181,
  })
})

test('inside the view, buttons for fingers too', () => {
  const around = { selection: box(480, 150), others: [], camera, view, buttons: 4, isTouch: true }
  expect(quickBarPlace({ ...around, goesBeside: true }).left).toBe(480 - 72 - 192)
  expect(quickBarPlace(around).left + 192).toBeLessThanOrEqual(600)
})
