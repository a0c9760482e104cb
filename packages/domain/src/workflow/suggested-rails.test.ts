import { expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../fixtures/p3g.ts'
import { acceptSuggestedRails } from './suggested-rails.ts'

const railed = (parts: DescribedSystem['parts'], entrances: DescribedSystem['entrances'] = []) => {
  const analysis = analysed({ parts, runs: [], entrances })
  const [platform] = acceptSuggestedRails(analysis)(analysis.layout).parts
  return platform?.kind === 'platform' ? platform.handrailSides?.toSorted().join(' ') : null
}
const down = (id: string, place: string) => against(id, 'PRSTL8', place)
const stair = (place: string) => against('s', 'PST22', place)
const up = (id: string, place: string) => against(id, 'PRSTL8', `${place} BOTTOM`)

test.each`
  what                                                      | parts                                                                             | rails
  ${'one ramp: the side opposite stays open for the door'}  | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT')]}                            | ${'LEFT RIGHT'}
  ${'so it does on an 8 x 5 with a single ramp'}            | ${[first('A', 'PPS85TL'), down('r', 'A BOTTOM LEFT')]}                            | ${'LEFT RIGHT'}
  ${'a turn-back has rails on three sides'}                 | ${[first('A', 'PPS85TL'), up('q', 'A BOTTOM LEFT'), down('r', 'A BOTTOM RIGHT')]} | ${'LEFT RIGHT TOP'}
  ${'around a corner both other sides'}                     | ${[first('A', 'PPS55TL'), up('q', 'A BOTTOM LEFT'), down('r', 'A RIGHT LEFT')]}   | ${'LEFT TOP'}
  ${'straight through both long sides'}                     | ${[first('A', 'PPS55TL'), up('q', 'A TOP LEFT'), down('r', 'A BOTTOM LEFT')]}     | ${'LEFT RIGHT'}
  ${'a ramp and a stair: the door lies opposite the stair'} | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A RIGHT LEFT')]}          | ${'LEFT'}
  ${'a stair on the way down: rails on both other sides'}   | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), up('q', 'A RIGHT LEFT')]}            | ${'LEFT TOP'}
  ${'a stair opposite the ramp tells nothing of the door'}  | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A TOP LEFT')]}            | ${'LEFT RIGHT'}
  ${'alone, its long sides'}                                | ${[first('A', 'PPS55TL')]}                                                        | ${'LEFT RIGHT'}
`('$what: $rails', ({ parts, rails }) => {
  expect(railed(parts)).toBe(rails)
})

test('with the entrance assigned, a platform with a ramp and a stair has rails on what is left', () => {
  const parts = [first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A RIGHT LEFT')]
  expect(railed(parts, [['A', 'LEFT']])).toBe('TOP')
})

test('a side that is an entrance already has no rail', () => {
  expect(railed([first('A', 'PPS85TL'), down('r', 'A BOTTOM LEFT')], [['A', 'LEFT']])).toBe('RIGHT TOP')
})
