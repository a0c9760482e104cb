import { expect, test } from 'vitest'
import { cutPlaces } from './cut-places.ts'

/** Joints every 96 in. */
const joints = Array.from({ length: 20 }, (_, index) => 96 * (index + 1))

test.each`
  what                                                 | length  | most   | isFree   | stations  | cuts
  ${'what is no longer than a piece is not cut'}       | ${400}  | ${400} | ${true}  | ${joints} | ${[]}
  ${'a cut is at the joint nearest to the middle'}     | ${800}  | ${500} | ${true}  | ${joints} | ${[384]}
  ${'without joints pieces are even'}                  | ${900}  | ${400} | ${true}  | ${[]}     | ${[300, 600]}
  ${'no piece is longer than it may be'}               | ${1000} | ${340} | ${true}  | ${joints} | ${[1000 / 3, 672]}
  ${'where only joints are cut there may be one more'} | ${960}  | ${340} | ${false} | ${joints} | ${[288, 576, 768]}
  ${'a joint that leaves too much is not taken'}       | ${800}  | ${410} | ${true}  | ${[300]}  | ${[400]}
`('$what', ({ length, most, isFree, stations, cuts }) => {
  const costAt = (at: number) => (stations.includes(at) ? 0 : 1)
  const found = cutPlaces([0, length], { most, stations, isFree, costAt })
  expect(found.map((one) => Math.round(one * 1000))).toEqual(
    cuts.map((one: number) => Math.round(one * 1000)),
  )
})
