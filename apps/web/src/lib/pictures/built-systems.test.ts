import { expect, test } from 'vitest'
import { switchbackJob } from './built-systems.ts'

test('the switchback on the landing page is the built job: 31 in of rise, 1:12, 41 linear feet', () => {
  const { runs, linearFeet, closures, placement } = switchbackJob()
  expect(runs.figures[0]).toMatchObject({ rise: 31, ratio: '1:12', rampingLength: 372 })
  expect(linearFeet).toBe(41)
  expect(closures).toHaveLength(2)
  expect(placement.overlaps).toEqual([])
})
