import { analyse, setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import { inputFor } from '../testing/systems.ts'
import { sillAboveEnd } from './rise.ts'

test('on level ground the sill lies as high over the end of the way as over the datum', () => {
  expect(sillAboveEnd(inputFor('t1-switchback').analysis)).toBe(31)
})

test('on falling ground it lies higher over the end of the way by what the ground falls', () => {
  const { analysis } = inputFor('t1-switchback')
  const ground = [
    { x: -2000, y: 0, z: -10, how: 'measured' },
    { x: 4000, y: -3000, z: -10, how: 'measured' },
    { x: 4000, y: 6000, z: -10, how: 'measured' },
  ] as const
  const lower = analyse(setSite({ ...analysis.layout.site, ground })(analysis.layout), analysis.catalogue)
  expect(sillAboveEnd(lower)).toBeCloseTo(41)
})
