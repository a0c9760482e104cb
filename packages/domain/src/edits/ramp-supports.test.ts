import { expect, test } from 'vitest'
import { analysed, first } from '../../fixtures/p3g.ts'
import { setSupports } from './part-edits.ts'

const { layout } = analysed({ parts: [first('r', 'PRSTL8')], runs: [] })
const flagsAfter = (...changes: readonly Parameters<typeof setSupports>[1][]) => {
  const [ramp] = changes.reduce((made, flags) => setSupports('r', flags)(made), layout).parts
  if (ramp?.kind !== 'ramp') throw new Error('the ramp is gone')
  const { isSupportedTop, isOffAngledTop, isSupportedBottom, isOffAngledBottom } = ramp
  return [isSupportedTop, isOffAngledTop, isSupportedBottom, isOffAngledBottom]
}
const both = {
  isSupportedTop: true,
  isOffAngledTop: true,
  isSupportedBottom: true,
  isOffAngledBottom: true,
}

test.each`
  change                                              | changes                                 | flags
  ${'supported and off-angled at both ends'}          | ${[both]}                               | ${[true, true, true, true]}
  ${'without the top support it is off-angled below'} | ${[both, { isSupportedTop: false }]}    | ${[false, false, true, true]}
  ${'without the bottom support only above'}          | ${[both, { isSupportedBottom: false }]} | ${[true, true, false, false]}
  ${'an end without support cannot be off-angled'}    | ${[{ isOffAngledTop: true }]}           | ${[false, false, false, false]}
`('a ramp, $change [edits-8]', ({ changes, flags }) => {
  expect(flagsAfter(...changes)).toEqual(flags)
})
