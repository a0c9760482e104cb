import { analyse, setRunTop } from '@ramp/domain'
import { expect, test } from 'vitest'
import { p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { systemFigures } from './system-figures.ts'

const { layout } = wholeSystem('t1-switchback')

test.each`
  top   | ratio        | steepness
  ${31} | ${'1:12'}    | ${null}
  ${30} | ${'1:12.4'}  | ${null}
  ${36} | ${'1:10.33'} | ${'steeper than desired'}
  ${48} | ${'1:7.75'}  | ${'Look Out!'}
`('the real switchback from $top in: $ratio, $steepness', ({ top, ratio, steepness }) => {
  const [run] = layout.runs
  const changed = analyse(setRunTop(run?.id ?? '', top)(layout), p3g)
  expect(systemFigures(changed)).toMatchObject({ ratio, steepness })
})
