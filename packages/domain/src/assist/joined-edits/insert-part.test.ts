import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { inTurn } from '../../edits/edit.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { contactsOf } from './contacts.ts'
import { insertPart } from './insert-part.ts'
import { joinRuns } from './join-runs.ts'

const STRAIGHT: DescribedSystem['parts'] = [
  first('P', 'PPS55TL'),
  against('a', 'PRSTL8', 'P BOTTOM'),
  against('b', 'PRSTL8', 'a BOTTOM'),
  against('Q', 'PPS55TL', 'b BOTTOM'),
]
const CORNER: DescribedSystem['parts'] = [first('P', 'PPS85TL'), against('a', 'PRSTL8', 'P BOTTOM LEFT')]
const HD: DescribedSystem['parts'] = [first('a', 'PHDR848G'), against('b', 'PHDR848G', 'a BOTTOM')]

function inserted(system: DescribedSystem, [upper, lower]: readonly [string, string], shortName: string) {
  const before = analysed(system)
  const gap = contactsOf(before).find((one) => one.upper.part === upper && one.lower.part === lower)
  const item = before.catalogue.byShortName.get(shortName)
  if (!gap || !item) throw new Error('nothing to put in')
  const change = insertPart(gap, { item, id: 'new' }, before)
  const after =
    change.kind === 'changed'
      ? analyse(inTurn(change.edit, joinRuns(['new'], before.catalogue))(before.layout), before.catalogue)
      : before
  return { before, change, after }
}

const pairsOf = ({ connections }: Analysis) =>
  connections.joints.map(({ a, b, position }) => `${a.part}-${b.part} ${position}`).toSorted()

describe('a part put between two joined ones', () => {
  test.each`
    what                                            | product  | parts       | between       | item         | joints
    ${'a ramp between ramps'}                       | ${'P3G'} | ${STRAIGHT} | ${['a', 'b']} | ${'PRSTL5'}  | ${['P-a CENTER', 'a-new CENTER', 'b-Q CENTER', 'new-b CENTER']}
    ${'a landing between ramps lies in their line'} | ${'P3G'} | ${STRAIGHT} | ${['a', 'b']} | ${'PPS55TL'} | ${['P-a CENTER', 'a-new CENTER', 'b-Q CENTER', 'new-b CENTER']}
    ${'a ramp below a corner keeps to the corner'}  | ${'P3G'} | ${CORNER}   | ${['P', 'a']} | ${'PRSTL5'}  | ${['P-new LEFT', 'new-a CENTER']}
    ${'on PATHWAY HD a landing lies to the side'}   | ${'PHD'} | ${HD}       | ${['a', 'b']} | ${'PHDP55G'} | ${['a-new LEFT', 'new-b RIGHT']}
  `('$what', ({ product, parts, between, item, joints }) => {
    const { after, change } = inserted({ product, parts, runs: [] }, between, item)
    expect(change.kind).toBe('changed')
    expect(pairsOf(after)).toEqual(joints.toSorted())
    expect(after.placement.overlaps).toEqual([])
  })

  test('everything below goes down by its length, everything above stays', () => {
    const { before, after } = inserted({ parts: STRAIGHT, runs: [] }, ['a', 'b'], 'PRSTL5')
    const down = ['P', 'a', 'b', 'Q'].map((id) => {
      const [was, is] = [before, after].map(({ placement }) => placement.byId.get(id)?.part.at.y ?? 0)
      return Math.round((is ?? 0) - (was ?? 0))
    })
    expect(down).toEqual([0, 0, 60, 60])
  })

  test('a plate at the lower end goes along, and the exit is at the new end', () => {
    const parts = [...STRAIGHT.slice(0, 2), against('t', 'PRGT', 'a BOTTOM')]
    const { after } = inserted({ parts, runs: [], exits: [['a', 'BOTTOM']] }, ['a', 't'], 'PRSTL5')
    expect(after.connections.transitions.get('t')).toEqual({ part: 'new', side: 'BOTTOM' })
    expect(after.layout.openings).toEqual([{ part: 'new', side: 'BOTTOM', use: 'exit' }])
  })

  test('between two parts of a run it goes in between', () => {
    const runs = [{ name: 'Primary', top: 24, bottom: 0, parts: ['P', 'a', 'b', 'Q'] }]
    const { after } = inserted({ parts: STRAIGHT, runs }, ['a', 'b'], 'PRSTL5')
    expect(after.layout.runs[0]?.parts).toEqual(['P', 'a', 'new', 'b', 'Q'])
  })
})

describe('what cannot be put in', () => {
  const ring = [
    first('P', 'PPS85TL'),
    against('a', 'PRSTL8', 'P BOTTOM LEFT'),
    against('b', 'PRSTL8', 'P BOTTOM RIGHT'),
    against('Q', 'PPS85TL', 'a BOTTOM RIGHT'),
  ]
  test.each`
    what                              | parts       | between       | item          | because
    ${'parts joined both ways round'} | ${ring}     | ${['P', 'a']} | ${'PRSTL5'}   | ${{ kind: 'held' }}
    ${'a stair between two ramps'}    | ${STRAIGHT} | ${['a', 'b']} | ${'PST22'}    | ${{ kind: 'rule', code: 'connection.not-valid' }}
    ${'a ramp of another width'}      | ${STRAIGHT} | ${['a', 'b']} | ${'PRSTL548'} | ${{ kind: 'rule', code: 'connection.ramp-sizes' }}
  `('$what is refused', ({ parts, between, item, because }) => {
    expect(inserted({ parts, runs: [] }, between, item).change).toMatchObject({ kind: 'refused', because })
  })
})
