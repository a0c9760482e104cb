import { analyse, setRunBottom, setRunTop } from '@ramp/domain'
import { expect, test } from 'vitest'
import { against, describedSystem, first, p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { systemFigures } from './system-figures.ts'

const { layout } = wholeSystem('t1-switchback')

test.each`
  top   | ratio        | steepness
  ${31} | ${'1:12'}    | ${null}
  ${30} | ${'1:12.4'}  | ${null}
  ${36} | ${'1:10.33'} | ${'steeper than desired'}
  ${48} | ${'1:7.75'}  | ${'Look Out!'}
`('the real switchback from $top in: $ratio, $steepness [web-status-bar-1]', ({ top, ratio, steepness }) => {
  const [run] = layout.runs
  const changed = analyse(setRunTop(run?.id ?? '', top)(layout), p3g)
  expect(systemFigures(changed)).toMatchObject({ ratio, steepness })
})

test('a run without an end height is not judged yet', () => {
  const id = layout.runs[0]?.id ?? ''
  const open = analyse(setRunBottom(id, null)(setRunTop(id, 48)(layout)), p3g)
  expect(systemFigures(open)).toMatchObject({ rise: null, ratio: null, steepness: null })
})

test('a starter ramp says where its run ends, so that its ratio is known', () => {
  const system = describedSystem({
    product: 'PHD',
    parts: [first('a', 'PHDR848G'), against('b', 'PHDRS648G', 'a BOTTOM')],
    runs: [{ name: 'Primary', top: 14, parts: ['a', 'b'] }],
  })
  expect(systemFigures(system)).toMatchObject({ rise: 14, ratio: '1:12', steepness: null })
})

test('a ramp that is only drawn adds nothing to the ramping', () => {
  const parts = [first('a', 'PRSTL8'), { ...against('b', 'PRSTL5', 'a BOTTOM'), isLogicless: true }]
  const system = describedSystem({ parts, runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['a'] }] })
  expect(systemFigures(system)).toMatchObject({ ramping: 96, linearFeet: 8 })
})
