import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { setLegLength, setProject, switchClosure } from '../../edits/choice-edits.ts'
import { setSupports } from '../../edits/part-edits.ts'
import { setRunTop } from '../../edits/run-edits.ts'
import { setRise } from '../../edits/site-edits.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { proposeRelength, type Relength } from './propose-relength.ts'

/** A residential L: 5x5 at the door, two 8 ft ramps, a 5x5 turn, one 8 ft ramp, 24 in. */
const L: DescribedSystem = {
  parts: [
    first('A', 'PPS55TL', { at: { x: 480, y: 120 } }),
    against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
    against('B', 'PPS55TL', 'r2 BOTTOM LEFT'),
    against('r3', 'PRSTL8', 'B LEFT RIGHT'),
    against('t', 'PRGT', 'r3 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 'r1', 'r2', 'B', 'r3'] }],
  entrances: [['A', 'TOP']],
  exits: [['r3', 'BOTTOM']],
}

/** The real switchback T1, 31 in. */
const T1: DescribedSystem = {
  parts: [
    first('r1', 'PRSTL6', { at: { x: 480, y: 300 } }),
    against('A', 'PPS55TL', 'r1 BOTTOM LEFT'),
    against('B', 'PPS55TL', 'A RIGHT CENTER LEFT'),
    against('r2', 'PRSTL4', 'B TOP RIGHT'),
    against('r3', 'PRSTL5', 'r2 BOTTOM'),
    against('r4', 'PRSTL8', 'r3 BOTTOM'),
    against('r5', 'PRSTL8', 'r4 BOTTOM'),
    against('t', 'PRLT', 'r5 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 31, bottom: 0, parts: ['r1', 'A', 'B', 'r2', 'r3', 'r4', 'r5'] }],
  entrances: [['r1', 'TOP']],
  exits: [['r5', 'BOTTOM']],
}

const HD: DescribedSystem = {
  product: 'PHD',
  parts: [
    first('A', 'PHDP55G', { at: { x: 480, y: 120 } }),
    against('r1', 'PHDR848G', 'A BOTTOM LEFT'),
    against('r2', 'PHDR848G', 'r1 BOTTOM'),
    against('r3', 'PHDRS648G', 'r2 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 22, bottom: 0, parts: ['A', 'r1', 'r2', 'r3'] }],
  entrances: [['A', 'TOP']],
  exits: [['r3', 'BOTTOM']],
}

const after = (before: Analysis, ...edits: readonly ((layout: Layout) => Layout)[]): Analysis =>
  analyse(
    edits.reduce((layout, edit) => edit(layout), before.layout),
    catalogues(before.layout.project.product),
  )

const risen = (system: DescribedSystem, rise: number, ...edits: readonly ((layout: Layout) => Layout)[]) =>
  after(analysed(system), setRise(rise), ...edits)

const proposed = (drawn: Analysis): Relength => {
  const found = proposeRelength(drawn, drawn.layout.runs[0]?.id ?? '')
  if (!found) throw new Error('nothing is proposed')
  return found
}

const feetOf = ({ flights }: Relength) =>
  flights.map(({ before, after: now }) => [before, now].map((lengths) => lengths.map((one) => one / 12)))

const namesOf = ({ placement, layout }: Analysis) =>
  layout.runs[0]?.parts.map((id) => placement.byId.get(id)?.part.shortName)

const atOf = ({ placement }: Analysis, id: string) => placement.byId.get(id)?.part.at

describe('ramps of other lengths for another rise', () => {
  test.each`
    what                                         | system | rise  | flights            | feet  | ratio
    ${'an L from 24 to 27.5 in'} | ${L} | ${27.5} | ${[[[8, 8], [4, 8, 8]]]} | ${28} | ${'1:12.22'}
    ${'an L from 24 to 20 in, with shorter ramps'} | ${L} | ${20} | ${[[[8, 8], [4, 8]]]} | ${20} | ${'1:12'}
    ${'an L from 24 to 16 in, with a ramp less'} | ${L}   | ${16} | ${[[[8, 8], [8]]]} | ${16} | ${'1:12'}
    ${'an L to 34 in: 30 in at most between landings'} | ${L} | ${38} | ${[[[8, 8], [6, 8, 8, 8]]]} | ${38} | ${'1:12'}
    ${'the real switchback from 31 to 33 in'}    | ${T1}  | ${33} | ${[[[6], [8]]]}    | ${33} | ${'1:12'}
    ${'a commercial ramp: its starter ramp stays last'} | ${HD} | ${26} | ${[[[8, 8, 6], [4, 8, 8, 6]]]} | ${26} | ${'1:12'}
  `('$what: $feet ft of ramp at $ratio', ({ system, rise, flights, feet, ratio }) => {
    const found = proposed(risen(system, rise))
    expect(feetOf(found)).toEqual(flights)
    const [run] = found.after.runs.figures
    expect([run?.rampingLength, run?.ratio, run?.steepness]).toEqual([feet * 12, ratio, 'good'])
    expect(found.after.issues.filter(({ severity }) => severity === 'error')).toEqual(
      risen(system, rise).issues.filter(({ severity }) => severity === 'error'),
    )
    // What was taken asks for nothing more.
    expect(proposeRelength(found.after, run?.id ?? '')).toBeNull()
  })

  test('the new ramp belongs to the run at its place, above, and what hangs below moves along', () => {
    const before = risen(L, 27.5)
    const { after: system, edit } = proposed(before)
    expect(edit(before.layout)).toEqual(system.layout)
    expect(namesOf(system)).toEqual(['PPS55TL', 'PRSTL4', 'PRSTL8', 'PRSTL8', 'PPS55TL', 'PRSTL8'])
    for (const id of ['r1', 'r2', 'B', 'r3', 't'])
      expect((atOf(system, id)?.y ?? 0) - (atOf(before, id)?.y ?? 0)).toBeCloseTo(48, 6)
    expect(atOf(system, 'A')).toEqual(atOf(before, 'A'))
    expect(system.connections.joints).toHaveLength(before.connections.joints.length + 1)
    expect([...system.connections.transitions.values()]).toEqual([{ part: 'r3', side: 'BOTTOM' }])
    // A ramp of 4 ft, a connector, and legs of 28 and 16 in instead of one pair of 22.
    expect(system.partsList.partsTotal - before.partsList.partsTotal).toBe(72993 + 12898 + 6580 + 5451 - 6011)
  })

  test('an entrance at the top of a ramp and an exit at its bottom stay at the ends', () => {
    const straight: DescribedSystem = {
      parts: [first('r1', 'PRSTL8'), against('t', 'PRUT', 'r1 TOP CENTER BOTTOM')],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1'] }],
      entrances: [['r1', 'TOP']],
      exits: [['r1', 'BOTTOM']],
    }
    const before = risen(straight, 12, setSupports('r1', { isSupportedTop: true, isSupportedBottom: true }))
    const { after: system } = proposed(before)
    const [upper, lower] = system.layout.runs[0]?.parts ?? []
    expect(system.layout.openings).toEqual([
      { part: upper, side: 'TOP', use: 'entrance' },
      { part: lower, side: 'BOTTOM', use: 'exit' },
    ])
    expect(upper).not.toBe(lower)
    expect(system.placement.byId.get(upper ?? '')?.part).toMatchObject({
      isSupportedTop: true,
      isSupportedBottom: false,
    })
    expect(system.placement.byId.get(lower ?? '')?.part).toMatchObject({
      isSupportedTop: false,
      isSupportedBottom: true,
    })
    expect([...system.connections.transitions.values()]).toEqual([{ part: upper, side: 'TOP' }])
  })

  test('choices stay with what they are about', () => {
    const drawn = risen(L, 27.5)
    const closure = drawn.closures.find(({ platform, side }) => platform === 'B' && side === 'LEFT')
    const leg = drawn.legs.find(({ part }) => part === 'B')
    const before = after(drawn, switchClosure(closure?.id ?? '', false), setLegLength(leg?.id ?? '', 11))
    const { after: system } = proposed(before)
    expect(system.issues.filter(({ code }) => code === 'choice.owner-gone')).toEqual([])
    expect(system.closures.filter(({ isActive }) => !isActive).map(({ id }) => id)).toEqual([closure?.id])
    expect(system.legs.filter(({ height }) => height === 11).map(({ id }) => id)).toEqual([leg?.id])
  })

  test('where the best has no room, another flight changes', () => {
    const wall = { ...first('W', 'PPS55TL', { at: { x: 467.7, y: 435 } }) }
    const before = risen({ ...L, parts: [...L.parts, wall] }, 27.5)
    expect(feetOf(proposed(before))).toEqual([[[8], [4, 8]]])
  })

  test('where the canvas ends it grows', () => {
    const before = risen(L, 27.5, (layout) => ({
      ...layout,
      project: { ...layout.project, canvas: { width: 960, height: 420 } },
    }))
    const { growth, after: system } = proposed(before)
    expect(growth).toEqual({ left: 0, right: 0, top: 0, bottom: 240 })
    expect(system.layout.project.canvas).toEqual({ width: 960, height: 660 })
  })

  test.each`
    what                                                 | drawn
    ${'the length is right'}                             | ${() => analysed(L)}
    ${'it is only as much flatter as no stock can mend'} | ${() => risen(L, 23.5)}
    ${'the run has no heights yet'}                      | ${() => after(analysed(L), setRunTop('run-1', null))}
    ${'there is no rise'}                                | ${() => risen(L, 0)}
    ${'there are no ramps'}                              | ${() => analysed({ parts: [first('A', 'PPS55TL')], runs: [{ name: 'Primary', top: 8, bottom: 8, parts: ['A'] }] })}
  `('nothing is proposed where $what', ({ drawn }) => {
    const system: Analysis = drawn()
    expect(proposeRelength(system, system.layout.runs[0]?.id ?? '')).toBeNull()
  })

  test('another desired ratio asks for other lengths as well', () => {
    const found = proposed(after(analysed(L), setProject({ desiredRatio: '1:16' })))
    expect(found.after.runs.figures[0]).toMatchObject({ rampingLength: 384, ratio: '1:16' })
  })

  test('what lies between landings and is longer than the codes let it be is told', () => {
    const before = risen(
      {
        parts: [first('r1', 'PRSTL8', { at: { x: 480, y: 60 } })],
        runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1'] }],
      },
      33,
    )
    expect(proposed(before)).toMatchObject({ excess: 36, flights: [{ after: [48, 60, 96, 96, 96] }] })
  })

  test('what is held at both ends of a flight does not move', () => {
    // Two doors: the lower platform has an entrance of its own, so only what lies below it may get longer.
    const held = after(
      analysed({
        ...L,
        entrances: [
          ['A', 'TOP'],
          ['B', 'BOTTOM'],
        ],
      }),
      setRise(27.5),
    )
    expect(feetOf(proposed(held))).toEqual([[[8], [4, 8]]])
  })
})
