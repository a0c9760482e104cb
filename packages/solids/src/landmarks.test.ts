import { expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../fixtures/systems.ts'
import { landmarksOf, taggedLegs } from './index.ts'

const landmarks = landmarksOf(systemOf('t1-switchback'))
const heights = (kind: 'entrance' | 'exit' | 'joint') =>
  landmarks.flatMap((landmark) => (landmark.kind === kind ? [landmark.height] : []))

test('the way of T1 begins at 31 in, comes down joint by joint, and ends on the ground', () => {
  expect(heights('entrance')).toEqual([31])
  expect(heights('joint').toSorted((a, b) => b - a)).toEqual([25, 25, 25, 21, 16, 8])
  expect(heights('exit')).toEqual([0])
})

test('every leg that stands is lettered at its foot, under its tag', () => {
  for (const { analysis } of wholeSystems) {
    const legs = landmarksOf(analysis).flatMap((landmark) =>
      landmark.kind === 'leg' ? [[landmark.tag, landmark.at.z]] : [],
    )
    expect(legs).toEqual(taggedLegs(analysis).map(({ tag, ground }) => [tag, ground]))
  }
})
