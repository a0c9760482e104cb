import { describe, expect, test } from 'vitest'
import { analysed, printedJob } from '../testing/systems.ts'
import { lanesOf } from './lanes.ts'

const lengthsOf = (job: string, axis: 'x' | 'y') =>
  lanesOf(analysed(printedJob(job)).placement.parts, axis).map(({ stations }) =>
    stations.slice(1).map((to, index) => Math.round((to - (stations[index] ?? to)) * 16) / 16),
  )

describe('the lanes of a system', () => {
  test.each`
    system                                    | job                | axis   | lengths
    ${'a switchback has a lane on each side'} | ${'t1-switchback'} | ${'y'} | ${[[6, 96, 96, 60, 48, 66.125], [72, 66.125]]}
    ${'its platforms lie beside each other'}  | ${'t1-switchback'} | ${'x'} | ${[[66.125, 66.125]]}
    ${'a straight run is one lane'}           | ${'t2-straight'}   | ${'y'} | ${[[66.125, 96, 96, 96]]}
    ${'and its width is measured as one'}     | ${'t2-straight'}   | ${'x'} | ${[[24.625, 41.5]]}
  `('$system', ({ job, axis, lengths }) => {
    expect(lengthsOf(job, axis)).toEqual(lengths)
  })
})
