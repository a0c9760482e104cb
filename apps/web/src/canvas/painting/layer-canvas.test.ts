import { expect, test } from 'vitest'
import { isRoomFor } from './layer-canvas.ts'

test.each`
  what                                  | width   | height  | keeps
  ${'the view it was made for'}         | ${1500} | ${1000} | ${true}
  ${'a view with a panel beside it'}    | ${1100} | ${1000} | ${true}
  ${'a wider view'}                     | ${1501} | ${1000} | ${false}
  ${'a higher view'}                    | ${1000} | ${1001} | ${false}
  ${'a view of half as many pixels'}    | ${1500} | ${500}  | ${true}
  ${'a view of less than half of them'} | ${1499} | ${500}  | ${false}
`('a canvas of 1500 by 1000 pixels is kept for $what: $keeps', ({ width, height, keeps }) => {
  expect(isRoomFor({ width, height }, { width: 1500, height: 1000 })).toBe(keeps)
})
