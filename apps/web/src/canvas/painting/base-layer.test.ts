import type { PlacedPart } from '@ramp/domain'
import { expect, test } from 'vitest'
import { crispEvery, mayWait, reachesEdges, sheetOf } from './base-layer.ts'

const view = (left: number, top: number, width: number, height: number) => ({
  camera: { zoom: 1, left, top },
  viewSize: { width, height },
})

test.each`
  what                              | left    | width   | reaches
  ${'the same view'}                | ${0}    | ${800}  | ${true}
  ${'a narrower view'}              | ${0}    | ${500}  | ${true}
  ${'a wider view'}                 | ${0}    | ${1000} | ${true}
  ${'a view too wide'}              | ${0}    | ${1001} | ${false}
  ${'a view moved right'}           | ${-200} | ${800}  | ${true}
  ${'a view moved too far right'}   | ${-201} | ${800}  | ${false}
  ${'a view moved left'}            | ${200}  | ${800}  | ${true}
  ${'a view moved too far left'}    | ${201}  | ${800}  | ${false}
  ${'a narrower view moved as far'} | ${-500} | ${500}  | ${true}
`('a drawing painted for a view of 800 pixels covers $what: $reaches', ({ left, width, reaches }) => {
  expect(reachesEdges(view(0, 0, 800, 600), view(left, 0, width, 600))).toBe(reaches)
  expect(reachesEdges(view(0, 0, 600, 800), view(0, left, 600, width))).toBe(reaches)
})

test.each`
  cost  | every
  ${2}  | ${120}
  ${4}  | ${120}
  ${10} | ${250}
  ${40} | ${1000}
`('a drawing that takes $cost ms is painted every $every ms of a zoom', ({ cost, every }) => {
  expect(crispEvery(cost)).toBe(every)
})

test.each`
  what                                                      | cost   | ago     | zooming | waits
  ${'a cheap drawing is painted in every step'}             | ${4}   | ${10}   | ${0}    | ${false}
  ${'a zoom begins over a drawing painted within a frame'}  | ${10}  | ${5000} | ${0}    | ${false}
  ${'that drawing was painted just now'}                    | ${10}  | ${200}  | ${200}  | ${true}
  ${'a zoom begins over a costly drawing painted long ago'} | ${100} | ${5000} | ${0}    | ${true}
  ${'a zoom goes on over it'}                               | ${100} | ${9000} | ${2400} | ${true}
  ${'a zoom goes on for too long'}                          | ${100} | ${9000} | ${2500} | ${false}
`('$what: the step of a zoom shows what was painted before is $waits', ({ cost, ago, zooming, waits }) => {
  const now = 10_000
  expect(mayWait({ at: now - ago, cost }, { now, zoomedAt: now - zooming })).toBe(waits)
})

test.each`
  what                        | at                    | sheet
  ${'on the canvas'}          | ${{ x: 480, y: 300 }} | ${{ left: -0, top: -0, width: 960, height: 720 }}
  ${'over the upper edge'}    | ${{ x: 480, y: -90 }} | ${{ left: -0, top: -240, width: 960, height: 960 }}
  ${'far to the right of it'} | ${{ x: 1300, y: 9 }}  | ${{ left: -0, top: -240, width: 1440, height: 960 }}
`('with a ghost $what the sheet is as large as it would be with its parts', ({ at: { x, y }, sheet }) => {
  const box = { min: { x: x - 30, y: y - 30 }, max: { x: x + 30, y: y + 30 } }
  const canvas = { width: 960, height: 720 }
  const ghost = { parts: [{ box } as PlacedPart], words: '' }
  expect(sheetOf(canvas, ghost)).toEqual(sheet)
  expect(sheetOf(canvas, null)).toEqual(canvas)
})
