import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { takeProposals } from '../../assist/proposals/take-proposals.ts'
import { setLeadsTo } from '../../edits/choice-edits.ts'
import { analyse } from '../analysis/analyse.ts'
import { messageOf } from '../analysis/messages.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'

const ramp = (bottom: number | null, more: Partial<DescribedSystem> = {}): DescribedSystem => ({
  parts: [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM LEFT')],
  runs: [{ name: 'Primary', top: 24, bottom, parts: ['A', 'r1'] }],
  entrances: [['A', 'TOP']],
  exits: [['r1', 'BOTTOM']],
  ...more,
})
const platform = (top: number, shortName = 'PPS55TL'): DescribedSystem => ({
  parts: [first('A', shortName)],
  runs: [{ name: 'Primary', top, parts: ['A'] }],
  entrances: [['A', 'TOP']],
  exits: [['A', 'BOTTOM']],
})
const stair: DescribedSystem = {
  parts: [first('A', 'PPS55TL'), against('s', 'PST22', 'A BOTTOM', { activeHeight: 22 })],
  runs: [{ name: 'Primary', top: 24, bottom: 2, parts: ['A', 's'] }],
  entrances: [['A', 'TOP']],
  exits: [['s', 'BOTTOM']],
}
const said = (analysis: ReturnType<typeof analysed>) =>
  analysis.issues.filter(({ code }) => code === 'run.above-grade').map((one) => messageOf(one))

describe('an end above the grade, without a survey', () => {
  test.each<{ what: string; system: DescribedSystem; messages: readonly string[] }>([
    { what: 'a ramp to grade', system: ramp(0), messages: [] },
    { what: 'a ramp 1/2 in up', system: ramp(0.5), messages: [] },
    { what: 'a ramp 16 in up', system: ramp(16), messages: ['Ramp ends 16" above grade.'] },
    { what: 'a ramp 5 1/2 in up', system: ramp(5.5), messages: ['Ramp ends 5 1/2" above grade.'] },
    { what: 'a ramp without an end height', system: ramp(null), messages: [] },
    { what: 'a ramp that nobody leaves', system: ramp(16, { exits: [] }), messages: [] },
    { what: 'a platform on its frame', system: platform(3.5), messages: [] },
    { what: 'a low platform on its frame', system: platform(1.5, 'PPS55LPTL'), messages: [] },
    { what: 'a platform 8 in up', system: platform(8), messages: ['Platform ends 8" above grade.'] },
    { what: 'a stair', system: stair, messages: [] },
    { what: 'a ramp on a survey', system: ramp(16, { ground: [[0, 0, 0]] }), messages: [] },
  ])('$what: $messages', ({ system, messages }) => {
    expect(said(analysed(system))).toEqual(messages)
  })

  test('is a warning that locks nothing', () => {
    const analysis = analysed(ramp(16))
    expect(analysis.issues.find(({ code }) => code === 'run.above-grade')?.severity).toBe('warning')
    expect(quoteErrors(analysis)).toEqual([])
  })
})

describe('a bridge between two levels: its lower end leads to a structure', () => {
  const before = analysed(ramp(16))
  const bridge = analyse(
    setLeadsTo({ part: 'r1', side: 'BOTTOM' }, 'structure')(before.layout),
    before.catalogue,
  )
  const plates = ({ partsList }: typeof before) =>
    partsList.lines.filter(({ shortName }) => /^PR[GL]T/.test(shortName)).map(({ shortName }) => shortName)

  test('is not warned of, and gets no ground plate', () => {
    expect(said(bridge)).toEqual([])
    expect(plates(before)).toEqual(['PRGT'])
    expect(plates(bridge)).toEqual([])
    expect(quoteErrors(bridge)).toEqual([])
  })

  test('is off the ground of a survey by what it is meant to be', () => {
    const sited = analysed(ramp(16, { ground: [[0, 0, 0]] }))
    const over = analyse(
      setLeadsTo({ part: 'r1', side: 'BOTTOM' }, 'structure')(sited.layout),
      sited.catalogue,
    )
    expect(sited.issues.map(({ code }) => code)).toContain('run.off-ground')
    expect(over.issues.map(({ code }) => code)).not.toContain('run.off-ground')
  })

  test('is asked for its lower height, and never ends on the ground by itself', () => {
    const open = analysed(ramp(null))
    const level = setLeadsTo({ part: 'r1', side: 'BOTTOM' }, 'structure')(open.layout)
    expect(takeProposals(open.catalogue)(open.layout).runs[0]?.bottom).toBe(0)
    expect(takeProposals(open.catalogue)(level).runs[0]?.bottom).toBeNull()
  })

  test('leads to the ground again once that is taken back', () => {
    const back = setLeadsTo({ part: 'r1', side: 'BOTTOM' }, null)(bridge.layout)
    expect(analyse(back, before.catalogue).partsList.lines).toEqual(before.partsList.lines)
  })
})
