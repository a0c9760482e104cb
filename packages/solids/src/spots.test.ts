import { expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../fixtures/systems.ts'
import { spotsOf, taggedLegs } from './index.ts'

const spots = spotsOf(systemOf('t1-switchback'))
const heights = (kind: 'entrance' | 'exit' | 'joint') =>
  spots.flatMap((spot) => (spot.kind === kind ? [spot.height] : []))

test('the way of T1 begins at 31 in, comes down joint by joint, and ends on the ground', () => {
  expect(heights('entrance')).toEqual([31])
  expect(heights('joint').toSorted((a, b) => b - a)).toEqual([25, 25, 25, 21, 16, 8])
  expect(heights('exit')).toEqual([0])
})

test('every leg that stands has a spot at its foot, under its tag', () => {
  for (const { analysis } of wholeSystems) {
    const legs = spotsOf(analysis).flatMap((spot) => (spot.kind === 'leg' ? [[spot.tag, spot.at.z]] : []))
    expect(legs).toEqual(taggedLegs(analysis).map(({ tag, ground }) => [tag, ground]))
  }
})
