import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { roundTo } from '../../base/units.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { Joint } from '../../rules/connections/joint.ts'
import { exchangePart } from './exchange-part.ts'

type Parts = DescribedSystem['parts']

/** A platform, a ramp, a landing and a ramp, straight down the drawing. */
const STRAIGHT: Parts = [
  first('P', 'PPS55TL'),
  against('a', 'PRSTL8', 'P BOTTOM'),
  against('Q', 'PPS55TL', 'a BOTTOM'),
  against('b', 'PRSTL8', 'Q BOTTOM'),
]
/** The same, turning to the right at the landing. */
const TURN: Parts = [...STRAIGHT.slice(0, 3), against('b', 'PRSTL8', 'Q RIGHT')]
/** Down to a long landing and back up the drawing beside it. */
const BACK: Parts = [
  first('P', 'PPS55TL'),
  against('a', 'PRSTL8', 'P BOTTOM'),
  against('Q', 'PPS85TL', 'a BOTTOM LEFT'),
  against('b', 'PRSTL8', 'Q TOP LEFT'),
]
const WITH_PLATE: Parts = [...STRAIGHT, against('t', 'PRGT', 'b BOTTOM')]
/** Two long platforms and two ramps between them: everything is joined both ways round. */
const RING: Parts = [
  first('P', 'PPS85TL'),
  against('a', 'PRSTL8', 'P BOTTOM LEFT'),
  against('b', 'PRSTL8', 'P BOTTOM RIGHT'),
  against('Q', 'PPS85TL', 'a BOTTOM RIGHT'),
]

const jointText = ({ a, b, position }: Joint) => `${a.part} ${a.side} ${position} ${b.part} ${b.side}`
const jointsOf = ({ connections }: Analysis) => connections.joints.map(jointText).toSorted()

const itemOf = (analysis: Analysis, shortName: string) => {
  const item = analysis.catalogue.byShortName.get(shortName)
  if (!item) throw new Error(`no item ${shortName}`)
  return item
}

function exchanged(system: DescribedSystem, part: string, shortName: string) {
  const before = analysed(system)
  const change = exchangePart(part, itemOf(before, shortName), before)
  return {
    before,
    change,
    after: change.kind === 'changed' ? analyse(change.edit(before.layout), before.catalogue) : before,
  }
}

/** How far every part went, and by how much it turned. */
function movesOf(before: Analysis, after: Analysis): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    before.layout.parts.flatMap((part) => {
      const now = after.layout.parts.find(({ id }) => id === part.id)
      if (!now) return []
      const move = [now.at.x - part.at.x, now.at.y - part.at.y, now.rotation - part.rotation].map((one) =>
        roundTo(one, 2),
      )
      return move.some((one) => one !== 0) ? [[part.id, move] as const] : []
    }),
  )
}

describe('a part that gets another size keeps its upper joint, and what follows goes along', () => {
  test.each`
    what                                             | parts         | part   | to           | moves
    ${'a ramp gets shorter'}                         | ${STRAIGHT}   | ${'a'} | ${'PRSTL6'}  | ${{ a: [0, -12, 0], Q: [0, -24, 0], b: [0, -24, 0] }}
    ${'a ramp gets shorter before a turn'}           | ${TURN}       | ${'a'} | ${'PRSTL7'}  | ${{ a: [0, -6, 0], Q: [0, -12, 0], b: [0, -12, 0] }}
    ${'a landing gets longer'}                       | ${STRAIGHT}   | ${'Q'} | ${'PPS56TL'} | ${{ Q: [0, 6, 0], b: [0, 12, 0] }}
    ${'a turn gets wider to both sides of its ramp'} | ${TURN}       | ${'Q'} | ${'PPS65TL'} | ${{ b: [6, 0, 0] }}
    ${'a turn gets longer; its ramp stays midway'}   | ${TURN}       | ${'Q'} | ${'PPS56TL'} | ${{ Q: [0, 6, 0], b: [0, 6, 0] }}
    ${'the last ramp gets shorter with its plate'}   | ${WITH_PLATE} | ${'b'} | ${'PRSTL5'}  | ${{ b: [0, -18, 0], t: [0, -36, 0] }}
    ${'the first platform keeps its far side'}       | ${STRAIGHT}   | ${'P'} | ${'PPS56TL'} | ${{ P: [0, 6, 0], a: [0, 12, 0], Q: [0, 12, 0], b: [0, 12, 0] }}
  `('$what', ({ parts, part, to, moves }) => {
    const { before, after, change } = exchanged({ parts, runs: [] }, part, to)
    expect(change.kind).toBe('changed')
    expect(movesOf(before, after)).toEqual(moves)
    expect(jointsOf(after)).toEqual(jointsOf(before))
    expect(after.placement.overlaps).toEqual([])
  })

  test('a longer landing keeps the corner of the ramp above, and the ramp back follows its own corner', () => {
    const { before, after } = exchanged({ parts: BACK, runs: [] }, 'Q', 'PPS85TL')
    expect(movesOf(before, after)).toEqual({})
    expect(jointsOf(after)).toEqual(jointsOf(before))
  })

  test('with an entrance the side at the door stays, wherever the ramps are', () => {
    const entrances = [['P', 'LEFT']] as const
    const { before, after } = exchanged({ parts: STRAIGHT, runs: [], entrances }, 'P', 'PPS65TL')
    expect(movesOf(before, after)).toEqual({
      P: [6, 0, 0],
      a: [6, 0, 0],
      Q: [6, 0, 0],
      b: [6, 0, 0],
    })
  })

  test('a part that stands freely at its top gives way itself where what follows has no room', () => {
    const parts = [
      ...STRAIGHT.slice(0, 2),
      { id: 'X', shortName: 'PPS55TL', at: { x: 480, y: 480 + 33.05 + 96 + 33.05 + 6 }, rotation: 0 },
    ]
    const { before, after } = exchanged({ parts, runs: [] }, 'P', 'PPS58TL')
    expect(movesOf(before, after)).toEqual({ P: [0, -18, 0] })
    expect(jointsOf(after)).toEqual(jointsOf(before))
  })

  test('a gate that stands on a landing goes along with it', () => {
    const gate = { id: 'g', shortName: 'PUG', at: { x: 480, y: 480 + 33.05 + 96 + 40 }, rotation: 0 }
    const { before, after } = exchanged({ parts: [...STRAIGHT, gate], runs: [] }, 'a', 'PRSTL6')
    expect(movesOf(before, after)).toMatchObject({ g: [0, -24, 0] })
  })

  test('on PATHWAY HD a ramp keeps its corner of a larger platform', () => {
    const parts = [
      first('a', 'PHDR848G'),
      against('Q', 'PHDP55G', 'a BOTTOM LEFT'),
      against('b', 'PHDR848G', 'Q BOTTOM LEFT'),
    ]
    const { before, after, change } = exchanged({ product: 'PHD', parts, runs: [] }, 'Q', 'PHDP77G')
    expect(change.kind).toBe('changed')
    expect(jointsOf(after)).toEqual(jointsOf(before))
  })
})

describe('a part becomes one of another kind', () => {
  test.each`
    what                                                     | parts       | part   | to           | turned
    ${'a landing becomes a ramp, straight on'}               | ${STRAIGHT} | ${'Q'} | ${'PRSTL3'}  | ${{ b: 0 }}
    ${'a turn becomes a ramp: what follows comes into line'} | ${TURN}     | ${'Q'} | ${'PRSTL3'}  | ${{ b: 90 }}
    ${'a ramp becomes a landing'}                            | ${STRAIGHT} | ${'a'} | ${'PPS55TL'} | ${{ b: 0 }}
  `('$what', ({ parts, part, to, turned }) => {
    const { before, after, change } = exchanged({ parts, runs: [] }, part, to)
    expect(change.kind).toBe('changed')
    expect(after.connections.joints).toHaveLength(before.connections.joints.length)
    for (const [id, degrees] of Object.entries(turned)) {
      const [was, is] = [before, after].map(({ placement }) => placement.byId.get(id)?.part.rotation ?? 0)
      expect(((is ?? 0) - (was ?? 0) + 360) % 360).toBe(degrees)
    }
    expect(after.placement.overlaps).toEqual([])
  })

  test('a ramp at the end of a run becomes a stair of the height it has to climb', () => {
    const system = {
      parts: STRAIGHT.slice(0, 2),
      runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['P', 'a'] }],
    }
    const { after } = exchanged(system, 'a', 'PST22')
    expect(after.placement.byId.get('a')?.part).toMatchObject({ kind: 'stair', activeHeight: 24 })
  })

  test('an exit at the side of a landing is at the lower end of the ramp it becomes', () => {
    const system = { parts: STRAIGHT.slice(0, 3), runs: [], exits: [['Q', 'BOTTOM']] as const }
    expect(exchanged(system, 'Q', 'PRSTL5').after.layout.openings).toEqual([
      { part: 'Q', side: 'BOTTOM', use: 'exit' },
    ])
  })
})

describe('what cannot follow keeps everything as it was, and says why', () => {
  const besideIt = {
    id: 'X',
    shortName: 'PPS55TL',
    at: { x: 480, y: 480 + 33.05 + 96 + 66.1 + 96 + 40 },
    rotation: 0,
  }
  test.each`
    what                                            | parts                                                           | part   | to           | because
    ${'parts joined both ways round'}               | ${RING}                                                         | ${'a'} | ${'PRSTL6'}  | ${{ kind: 'held' }}
    ${'a part in the way of what follows'}          | ${[...STRAIGHT, besideIt]}                                      | ${'Q'} | ${'PPS58TL'} | ${{ kind: 'no-room' }}
    ${'two ramps at the one end a ramp would have'} | ${[...TURN, against('c', 'PRSTL8', 'Q LEFT')]}                  | ${'Q'} | ${'PRSTL3'}  | ${{ kind: 'no-end' }}
    ${'platforms whose edges would differ'}         | ${[first('P', 'PPS55TL'), against('Q', 'PPS55TL', 'P BOTTOM')]} | ${'Q'} | ${'PPS65TL'} | ${{ kind: 'rule', code: 'connection.platform-edges' }}
    ${'a ramp that may not follow a stair'}         | ${STRAIGHT}                                                     | ${'Q'} | ${'PST22'}   | ${{ kind: 'rule', code: 'connection.not-valid' }}
  `('$what', ({ parts, part, to, because }) => {
    expect(exchanged({ parts, runs: [] }, part, to).change).toMatchObject({ kind: 'refused', because })
  })

  test('a second system with a door of its own does not follow', () => {
    const parts = [
      ...STRAIGHT,
      against('c', 'PRSTL8', 'Q RIGHT CENTER BOTTOM'),
      against('R', 'PPS55TL', 'c TOP'),
    ]
    const entrances = [
      ['P', 'TOP'],
      ['R', 'RIGHT'],
    ] as const
    const { change } = exchanged({ parts, runs: [], entrances }, 'a', 'PRSTL6')
    expect(change).toEqual({ kind: 'refused', because: { kind: 'held' } })
  })

  test('in a ring a part of the same size may still be exchanged', () => {
    const { before, after } = exchanged({ parts: RING, runs: [] }, 'a', 'PRSNR8')
    expect(movesOf(before, after)).toEqual({})
    expect(after.layout.parts.find(({ id }) => id === 'a')?.shortName).toBe('PRSNR8')
  })
})
