import type { PlacedSide } from '@ramp/domain'
import { expect, test } from 'vitest'
import { chipsPlace } from './chips-place.ts'

/** At zoom 0.6 an inch is a pixel. */
const camera = { zoom: 0.6, left: 0, top: 0 }
const view = { width: 600, height: 400 }
const size = { width: 200, height: 60 }

const sideAt = (side: PlacedSide['side'], x: number, y: number, normal: PlacedSide['normal']) =>
  ({ side, middle: { x, y }, normal }) as PlacedSide

test.each`
  where                           | side        | x      | y      | normal             | left   | top
  ${'below a bottom'}             | ${'BOTTOM'} | ${300} | ${200} | ${{ x: 0, y: 1 }}  | ${200} | ${216}
  ${'right of a right side'}      | ${'RIGHT'}  | ${300} | ${200} | ${{ x: 1, y: 0 }}  | ${316} | ${170}
  ${'above a top and its handle'} | ${'TOP'}    | ${300} | ${200} | ${{ x: 0, y: -1 }} | ${200} | ${96}
  ${'inside the right edge'}      | ${'BOTTOM'} | ${590} | ${200} | ${{ x: 0, y: 1 }}  | ${392} | ${216}
  ${'inside the lower edge'}      | ${'BOTTOM'} | ${300} | ${390} | ${{ x: 0, y: 1 }}  | ${200} | ${332}
`('chips stand $where', ({ side, x, y, normal, left, top }) => {
  const part = { min: { x: -50, y: -50 }, max: { x: -10, y: -10 } }
  expect(chipsPlace(sideAt(side, x, y, normal), { size, camera, view, part })).toEqual({ left, top })
})

/** A part of 60 by 60 whose right side would push its chips back onto it. */
test.each`
  where                                             | x      | y      | left   | top
  ${'below the part at the right edge of the view'} | ${560} | ${200} | ${392} | ${278}
  ${'above it in the lower right corner'}           | ${560} | ${350} | ${392} | ${168}
`('chips stand $where, not on it', ({ x, y, left, top }) => {
  const part = { min: { x: x - 60, y: y - 30 }, max: { x, y: y + 30 } }
  const side = sideAt('RIGHT', x, y, { x: 1, y: 0 })
  expect(chipsPlace(side, { size, camera, view, part })).toEqual({ left, top })
})
