import { analyse } from '@ramp/domain'
import { expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../fixtures/systems.ts'
import { landmarksOf, letteredLandmarks, taggedLegs } from './index.ts'

const landmarks = landmarksOf(systemOf('t1-switchback'))
const heights = (kind: 'entrance' | 'exit' | 'joint') =>
  landmarks.flatMap((landmark) => (landmark.kind === kind ? [landmark.height] : []))

test('the way of T1 begins at 31 in, comes down joint by joint, and ends on the ground', () => {
  expect(heights('entrance')).toEqual([31])
  expect(heights('joint').toSorted((a, b) => Number(b) - Number(a))).toEqual([25, 25, 25, 21, 16, 8])
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

test('without a rise no height is lettered as 0: the ends say that it is not entered', () => {
  const { layout, catalogue } = systemOf('t1-switchback')
  const runs = layout.runs.map((run) => ({ ...run, top: null, bottom: null, door: undefined }))
  const words = letteredLandmarks(analyse({ ...layout, runs }, catalogue), (height) => `${height}"`)
  expect(words.map(({ text }) => text)).toEqual(['Entrance, height not entered', 'Exit, height not entered'])
})

test('every height that is lettered was entered, landing pads behind a ramp included', () => {
  for (const { name, analysis } of wholeSystems) {
    const words = letteredLandmarks(analysis, (height) => `${height}"`).map(({ text }) => text)
    expect([name, words.filter((text) => text.includes('not entered'))]).toEqual([name, []])
  }
})
