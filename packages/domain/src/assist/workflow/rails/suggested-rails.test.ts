import { expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, p3g } from '../../../../fixtures/p3g.ts'
import { setHandrailSides } from '../../../edits/part-edits.ts'
import { newDrawing } from '../../../model/drawings/new-drawing.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { openRailedSides } from './open-railed-sides.ts'
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
  what                                                     | parts                                                                                    | rails
  ${'one ramp: the side opposite stays open for the door'} | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT')]}                                   | ${'LEFT RIGHT'}
  ${'so it does on an 8 x 5 with a single ramp'}           | ${[first('A', 'PPS85TL'), down('r', 'A BOTTOM LEFT')]}                                   | ${'LEFT RIGHT'}
  ${'a turn-back has rails on three sides'}                | ${[first('A', 'PPS85TL'), up('q', 'A BOTTOM LEFT'), down('r', 'A BOTTOM RIGHT')]}        | ${'LEFT RIGHT TOP'}
  ${'around a corner both other sides'}                    | ${[first('A', 'PPS55TL'), up('q', 'A BOTTOM LEFT'), down('r', 'A RIGHT LEFT')]}          | ${'LEFT TOP'}
  ${'straight through both long sides'}                    | ${[first('A', 'PPS55TL'), up('q', 'A TOP LEFT'), down('r', 'A BOTTOM LEFT')]}            | ${'LEFT RIGHT'}
  ${'a ramp and a stair: the door lies above'}             | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A RIGHT LEFT')]}                 | ${'LEFT'}
  ${'a 6 x 6 with a ramp below and a stair at the left'}   | ${[first('A', 'PPS66TL'), down('r', 'A BOTTOM'), stair('A LEFT')]}                       | ${'RIGHT'}
  ${'and with the stair at the right'}                     | ${[first('A', 'PPS66TL'), down('r', 'A BOTTOM'), stair('A RIGHT')]}                      | ${'LEFT'}
  ${'a ramp above it and a stair at the left'}             | ${[first('A', 'PPS66TL'), down('r', 'A TOP'), stair('A LEFT')]}                          | ${'BOTTOM'}
  ${'ramps at both sides and a stair below'}               | ${[first('A', 'PPS66TL'), down('r', 'A LEFT'), down('q', 'A RIGHT'), stair('A BOTTOM')]} | ${''}
  ${'a stair on the way down: rails on both other sides'}  | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), up('q', 'A RIGHT LEFT')]}                   | ${'LEFT TOP'}
  ${'a stair opposite the ramp tells nothing of the door'} | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A TOP LEFT')]}                   | ${'LEFT RIGHT'}
  ${'alone, its long sides'}                               | ${[first('A', 'PPS55TL')]}                                                               | ${'LEFT RIGHT'}
`('$what: $rails', ({ parts, rails }) => {
  expect(railed(parts)).toBe(rails)
})

test.each`
  where                 | rails
  ${{ x: 480, y: 447 }} | ${'LEFT'}
  ${{ x: 447, y: 480 }} | ${'TOP'}
`('a gate at $where has no railing behind it: $rails', ({ where, rails }) => {
  const gate = { id: 'g', shortName: 'PUG', at: where, rotation: 0 }
  expect(railed([first('A', 'PPS55TL'), up('q', 'A RIGHT LEFT'), down('r', 'A BOTTOM LEFT'), gate])).toBe(
    rails,
  )
})

const beside = (shortName: string, place: string) => against('t', shortName, place)

/** The side at the door is where something is drawn that leads to it; the side opposite the joint is only the likeliest. */
test.each`
  what                                             | parts                                                                                              | rails
  ${'an upper transition at the left'}             | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT'), beside('PRUT', 'A LEFT')]}                   | ${'RIGHT TOP'}
  ${'a bridge plate at the right'}                 | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT'), beside('PBP36', 'A RIGHT')]}                 | ${'LEFT TOP'}
  ${'an entry mat at the left'}                    | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT'), beside('TAEM 1.5-1', 'A LEFT')]}             | ${'RIGHT TOP'}
  ${'an entry ramp opposite the joint'}            | ${[first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT'), beside('TMER2', 'A TOP')]}                   | ${'LEFT RIGHT'}
  ${'a ramp and a stair, and a plate at the left'} | ${[first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A RIGHT LEFT'), beside('PRUT', 'A LEFT')]} | ${'TOP'}
  ${'alone with a plate at the right'}             | ${[first('A', 'PPS55TL'), beside('PRUT', 'A RIGHT')]}                                              | ${'BOTTOM TOP'}
`('$what: $rails', ({ parts, rails }) => {
  expect(railed(parts)).toBe(rails)
})

/** The platform stands about 480, 480 and is 66.1 in wide. */
test.each`
  what                              | at                    | rails
  ${'in the wall at the left'}      | ${{ x: 442, y: 480 }} | ${'RIGHT TOP'}
  ${'in the wall at the right'}     | ${{ x: 520, y: 470 }} | ${'LEFT TOP'}
  ${'in the wall above'}            | ${{ x: 480, y: 440 }} | ${'LEFT RIGHT'}
  ${'further off, at another wall'} | ${{ x: 380, y: 480 }} | ${'LEFT RIGHT'}
`('a door drawn $what: $rails', ({ at, rails }) => {
  const { layout } = analysed({ parts: [first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT')], runs: [] })
  const door = newDrawing({ kind: 'door', id: 'door', at, width: 36 })
  const [platform] = acceptSuggestedRails(analyse({ ...layout, drawings: [door] }, p3g))(layout).parts
  expect(platform?.kind === 'platform' && platform.handrailSides?.toSorted().join(' ')).toBe(rails)
})

test('an entrance assigned to a railed side is opened in place, and the other rails stay', () => {
  const parts = [first('A', 'PPS55TL'), down('r', 'A BOTTOM LEFT')]
  const drawn = analysed({ parts, runs: [], entrances: [['A', 'LEFT']] })
  const railedIn = analyse(setHandrailSides(['A'], ['LEFT', 'RIGHT'])(drawn.layout), p3g)
  expect(railedIn.issues.map(({ code }) => code)).toContain('connection.rails-overlap')
  const opened = analyse(openRailedSides('A', railedIn)(railedIn.layout), p3g)
  expect(opened.issues.map(({ code }) => code)).not.toContain('connection.rails-overlap')
  expect(opened.layout.parts[0]).toMatchObject({ handrailSides: ['RIGHT'] })
})

test('with the entrance assigned, a platform with a ramp and a stair has rails on what is left', () => {
  const parts = [first('A', 'PPS55TL'), stair('A BOTTOM'), down('r', 'A RIGHT LEFT')]
  expect(railed(parts, [['A', 'LEFT']])).toBe('TOP')
})

test('a side that is an entrance already has no rail', () => {
  expect(railed([first('A', 'PPS85TL'), down('r', 'A BOTTOM LEFT')], [['A', 'LEFT']])).toBe('RIGHT TOP')
})
