import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../../fixtures/p3g.ts'
import type { Analysis } from '../analysis.ts'
import { messageOf } from '../messages.ts'

const about = ({ issues }: Analysis) =>
  issues
    .filter(({ code }) => code.startsWith('site.door'))
    .map((one) => `${messageOf(one)} [${one.parts.join(' ')}]`)

const door = (x: number, more = {}) => ({ at: { x, y: 446.95 }, faces: 180, sill: 18.5, ...more })

/** A 5x5 at the first door, and ramps to the right along the wall, 0.3 in off it. */
const alongWall = (doors: readonly unknown[]): Analysis =>
  analysed({
    parts: [
      first('A', 'PPS55TL'),
      against('r1', 'PRSTL8', 'A RIGHT LEFT'),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 18, bottom: 2, parts: ['A', 'r1', 'r2'] }],
    entrances: [['A', 'TOP']],
    exits: [['r2', 'BOTTOM']],
    site: { doors },
  } as DescribedSystem)

describe('every known door keeps its swing and a way out', () => {
  test.each`
    what                                        | doors                                                 | says
    ${'one door behind its platform'}           | ${[door(480)]}                                        | ${[]}
    ${'one that opens out over its platform'}   | ${[door(480, { swing: 'out' })]}                      | ${[]}
    ${'one wider than the platform is deep'}    | ${[door(480, { swing: 'out', width: 60 })]}           | ${[]}
    ${'a second door on the same platform'}     | ${[door(470), door(492, { width: 24 })]}              | ${[]}
    ${'a second door the ramp passes'}          | ${[door(480), door(600)]}                             | ${['8 ft blocks the path out of door 2. Keep 36" clear in front of it. [r1 r2]']}
    ${'a second door that opens out over it'}   | ${[door(480), door(600, { swing: 'out' })]}           | ${['Door 2 swings out over 8 ft. It needs a level platform 36" deep. [r1 r2]']}
    ${'a second door beyond the ramp'}          | ${[door(480), door(740)]}                             | ${[]}
    ${'a door a deck is too high for'}          | ${[door(480, { sill: 16 })]}                          | ${['5x5 blocks the path out of the door. Keep 36" clear in front of it. [A]']}
    ${'a storm door that hangs below the deck'} | ${[door(480, { storm: { swing: 'out', below: 1 } })]} | ${['The door swings out over 5x5. It needs a level platform 36" deep. [A]']}
    ${'a door of the floor above'}              | ${[door(480), door(600, { sill: 120 })]}              | ${[]}
    ${'a door in another wall'}                 | ${[door(480), door(600, { faces: 0 })]}               | ${[]}
  `('$what', ({ doors, says }) => {
    expect(about(alongWall(doors))).toEqual(says)
  })

  test('a railing across a door is named', () => {
    const drawn = analysed({
      parts: [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A RIGHT LEFT')],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
      entrances: [['A', 'LEFT']],
      exits: [['r1', 'BOTTOM']],
      site: { doors: [door(480, { sill: 8.5 })] },
    } as DescribedSystem)
    expect(about(drawn)).toEqual([
      'The railing of 5x5 blocks the path out of the door. Keep 36" clear in front of it. [A]',
    ])
  })
})
