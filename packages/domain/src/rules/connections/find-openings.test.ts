import { expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import type { Side } from '../../model/layout/part.ts'
import { errorsOf } from '../analysis/errors-of.ts'
import { messageOf } from '../analysis/messages.ts'
import { openingUsesOf } from './find-openings.ts'

const stairs = (entrances: [string, string][], exits: [string, string][]) =>
  errorsOf(
    analysed({
      parts: [first('s', 'PST22', { activeHeight: 24 }), against('A', 'PPS55TL', 's BOTTOM')],
      runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['s', 'A'] }],
      entrances,
      exits,
    }),
  ).map(messageOf)
const footFirst = (entrances: [string, string][], exits: [string, string][]) =>
  errorsOf(
    analysed({
      parts: [first('A', 'PPS55TL'), against('s', 'PST22', 'A BOTTOM', { activeHeight: 24 })],
      runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 's'] }],
      entrances,
      exits,
    }),
  ).map(messageOf)

/** Entrances are at the top of the system and exits at its bottom, for stairs as for ramps (spec 3 §2.10, §5.5). */
test.each`
  what                         | said                                            | refusal
  ${'an entrance at its top'}  | ${stairs([['s', 'TOP']], [['A', 'BOTTOM']])}    | ${null}
  ${'an exit at its foot'}     | ${footFirst([['A', 'TOP']], [['s', 'BOTTOM']])} | ${null}
  ${'an exit at its top'}      | ${stairs([], [['s', 'TOP']])}                   | ${'22 in Stair upper end cannot be an exit'}
  ${'an entrance at its foot'} | ${footFirst([['s', 'BOTTOM']], [])}             | ${'22 in Stair lower end cannot be an entrance'}
`('a stair with $what: $refusal', ({ said, refusal }) => {
  if (refusal === null) expect(said.join()).not.toContain('cannot be')
  else expect(said.join()).toContain(refusal)
})

/** What an entrance or exit is called (spec 2 §3.8). */
test.each`
  what                                    | part         | use            | side        | kind
  ${'the structure at the top of a ramp'} | ${'PRSTL6'}  | ${'entrances'} | ${'TOP'}    | ${'STRUCTURE_TO_RAMP'}
  ${'the structure at a platform'}        | ${'PPS55TL'} | ${'entrances'} | ${'LEFT'}   | ${'STRUCTURE_TO_PLATFORM'}
  ${'a ramp that ends on the ground'}     | ${'PRSTL6'}  | ${'exits'}     | ${'BOTTOM'} | ${'RAMP_TO_GROUND'}
  ${'a platform that ends on the ground'} | ${'PPS55TL'} | ${'exits'}     | ${'LEFT'}   | ${'PLATFORM_TO_GROUND'}
  ${'a landing pad'}                      | ${'PLP55'}   | ${'exits'}     | ${'BOTTOM'} | ${'PAD_TO_GROUND'}
  ${'the foot of a stair'}                | ${'PST22'}   | ${'exits'}     | ${'BOTTOM'} | ${'NO_CONNECTION'}
  ${'the end of a 45-degree piece'}       | ${'MPARR45'} | ${'exits'}     | ${'BOTTOM'} | ${'NO_CONNECTION'}
`('$what is $kind [connections-7]', ({ part, use, side, kind }) => {
  const { connections } = analysed({ parts: [first('a', part)], runs: [], [use]: [['a', side]] })
  expect(connections.openings.map((one) => one.kind)).toEqual([kind])
})

/** A click takes the only meaning that fits an end (spec 3 §5.5). */
test.each`
  what                           | part         | side        | uses
  ${'the upper end of a ramp'}   | ${'PRSTL6'}  | ${'TOP'}    | ${['entrance']}
  ${'the lower end of a ramp'}   | ${'PRSTL6'}  | ${'BOTTOM'} | ${['exit']}
  ${'the long side of a ramp'}   | ${'PRSTL6'}  | ${'LEFT'}   | ${[]}
  ${'the upper end of a stair'}  | ${'PST22'}   | ${'TOP'}    | ${['entrance']}
  ${'the lower end of a stair'}  | ${'PST22'}   | ${'BOTTOM'} | ${['exit']}
  ${'a side of a platform'}      | ${'PPS55TL'} | ${'RIGHT'}  | ${['entrance', 'exit']}
  ${'a side of a landing pad'}   | ${'PLP55'}   | ${'RIGHT'}  | ${['exit']}
  ${'an end of a 45-degree one'} | ${'MPARR45'} | ${'TOP'}    | ${['entrance', 'exit']}
`('$what can be $uses', ({ part, side, uses }: { part: string; side: Side; uses: string[] }) => {
  const placed = analysed({ parts: [first('a', part)], runs: [] }).placement.byId.get('a')
  expect(placed && openingUsesOf(placed, side)).toEqual(uses)
})

test.each`
  what                                | plate      | y     | belongs
  ${'a bridge plate against a deck'}  | ${'PBP36'} | ${-4} | ${'A TOP'}
  ${'a bridge plate 2 in over it'}    | ${'PBP36'} | ${-2} | ${'A TOP'}
  ${'a bridge plate all on the deck'} | ${'PBP36'} | ${6}  | ${null}
  ${'a transition 2 in over it'}      | ${'PRUT'}  | ${0}  | ${null}
`('$what belongs to $belongs', ({ plate, y, belongs }) => {
  const { connections } = analysed({
    parts: [
      { id: 'A', shortName: 'PPS55TL', at: { x: 0, y: 33.05 }, rotation: 0 },
      { id: 'b', shortName: plate, at: { x: 0, y }, rotation: 0 },
    ],
    runs: [],
  })
  const end = connections.transitions.get('b')
  expect(end ? `${end.part} ${end.side}` : null).toBe(belongs)
})

test('a bridge plate belongs to the deck it lies against, and not to one it lies over as well', () => {
  const { connections } = analysed({
    parts: [
      { id: 'over', shortName: 'PPS55TL', at: { x: 0, y: 33.05 }, rotation: 0 },
      { id: 'against', shortName: 'PPS55TL', at: { x: 0, y: -39.05 }, rotation: 0 },
      { id: 'b', shortName: 'PBP36', at: { x: 0, y: -2 }, rotation: 0 },
    ],
    runs: [],
  })
  expect(connections.transitions.get('b')?.part).toBe('against')
})
