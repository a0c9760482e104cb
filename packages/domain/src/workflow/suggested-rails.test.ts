import { expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../fixtures/p3g.ts'
import { acceptSuggestedRails } from './suggested-rails.ts'

const railed = (parts: DescribedSystem['parts'], entrances: DescribedSystem['entrances'] = []) => {
  const analysis = analysed({ parts, runs: [], entrances })
  const [platform] = acceptSuggestedRails(analysis)(analysis.layout).parts
  return platform?.kind === 'platform' ? platform.handrailSides?.toSorted().join(' ') : null
}
const down = (id: string, place: string) => against(id, 'PRSTL8', place)
const up = (id: string, place: string) => against(id, 'PRSTL8', `${place} BOTTOM`)

test.each`
  what                                                     | parts                                                                             | rails
  ${'one ramp: the side opposite stays open for the door'} | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT')]}                            | ${'LEFT RIGHT'}
  ${'so it does on an 8 x 5 with a single ramp'}           | ${[first('A', 'PPS85TL'), down('r', 'A BOTTOM LEFT')]}                            | ${'LEFT RIGHT'}
  ${'a turn-back has rails on three sides'}                | ${[first('A', 'PPS85TL'), up('q', 'A BOTTOM LEFT'), down('r', 'A BOTTOM RIGHT')]} | ${'LEFT RIGHT TOP'}
  ${'around a corner both other sides'}                    | ${[first('A', 'PPS55TL'), up('q', 'A BOTTOM LEFT'), down('r', 'A RIGHT LEFT')]}   | ${'LEFT TOP'}
  ${'straight through both long sides'}                    | ${[first('A', 'PPS55TL'), up('q', 'A TOP LEFT'), down('r', 'A BOTTOM LEFT')]}     | ${'LEFT RIGHT'}
  ${'alone, its long sides'}                               | ${[first('A', 'PPS55TL')]}                                                        | ${'LEFT RIGHT'}
`('$what: $rails', ({ parts, rails }) => {
  expect(railed(parts)).toBe(rails)
})

test('a side that is an entrance already has no rail', () => {
  expect(railed([first('A', 'PPS85TL'), down('r', 'A BOTTOM LEFT')], [['A', 'LEFT']])).toBe('RIGHT TOP')
})
