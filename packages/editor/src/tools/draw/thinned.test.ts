import { inchesFromSpecPixels } from '@ramp/domain'
import { expect, test } from 'vitest'
import { thinned } from './thinned.ts'

test.each`
  away   | kept
  ${0.3} | ${2}
  ${0.4} | ${2}
  ${0.5} | ${3}
`(
  'a point $away px beside the line of a brush: $kept points are kept (spec 2 §9) [editor-tools-9]',
  ({ away, kept }) => {
    const y = inchesFromSpecPixels(away)
    expect(
      thinned([
        { x: 0, y: 0 },
        { x: 30, y },
        { x: 60, y: 0 },
      ]),
    ).toHaveLength(kept)
  },
)
