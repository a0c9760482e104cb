import { textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { analysed, printedJob, straightJob } from '../testing/systems.ts'
import { runsBlock } from './runs-block.ts'

const linesOf = (layout: Parameters<typeof analysed>[0]) =>
  runsBlock(
    analysed(layout),
    'airy',
  )(2000).rows.map((row) =>
    textsOf(row.draw(0, 0), { scale: 1, left: 0, top: 0 })
      .map(({ text }) => text)
      .join(' '),
  )

test.each([
  ['a run of ramps has its slope', printedJob('t2-straight'), / 1:12 4\.78° 8\.33% /],
  ['a run of stairs says that it is one and has no slope', printedJob('t6-stair'), / – stairs – – /],
  ['a platform by itself is level', straightJob(0), / – level – – /],
])('%s', (_, layout, words) => {
  expect(linesOf(layout)[0]).toMatch(words)
})
