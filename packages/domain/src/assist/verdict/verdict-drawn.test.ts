import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import * as systems from '../../../fixtures/verdict-systems.ts'
import { toggleOpening } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { setResting } from '../../edits/part-choices.ts'
import { addRuns, setRunParts, setRunTop } from '../../edits/run-edits.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'

const { said, straight, wholeSystem } = systems
const HD = { product: 'PHD', top: 12, ramps: 2 } as const
const ONE = 'bad: 1 Error | 1 error'
const LOOK = 'look: 1 Warning | 1 warning'
const beside = (id: string, shortName: string, x: number, y: number) => ({
  beside: [{ id, shortName, at: { x, y }, rotation: 0 }],
})
const primary = ({ layout }: Analysis) => layout.runs[0]?.id ?? ''
const run = (parts: readonly string[]): Edit =>
  addRuns([{ id: 'run-9', name: 'Run 9', top: 8, bottom: 0, parts }])
const withoutRuns: Edit = (layout) => ({ ...layout, runs: [] })

describe('a system that is drawn or measured wrongly is never good', () => {
  test.each<[string, systems.Straight, string]>([
    ['no entrance', { edits: systems.noEntrance }, ONE],
    ['no exit', { edits: systems.noExit }, 'bad: 2 Errors | 2 errors'],
    ['an exit where a ramp is joined', { edits: () => [toggleOpening('A', 'BOTTOM', 'exit')] }, ONE],
    ['a rail across the ramp', { edits: systems.railAcross }, ONE],
    ['a part that is joined to nothing', beside('B', 'PPS55TL', 800, 500), 'bad: 2 Errors | 2 errors'],
    ['two parts that overlap', beside('B', 'PPS55TL', 500, 500), 'bad: 4 Errors | 4 errors'],
    ['a ground plate at no end', beside('t', 'PRGT', 800, 800), LOOK],
    ['a stair behind a railing', { beside: [against('s', 'PST10', 'A RIGHT')] }, 'bad: 2 Errors | 2 errors'],
    ['a ramp in the middle of a side, PATHWAY HD', { ...HD, seat: 'CENTER' }, ONE],
    ['a platform that cannot rest', { edits: () => [setResting('A', true)] }, ONE],
    ['no run', { edits: () => [withoutRuns] }, ONE],
    ['a run without parts', { edits: () => [run([])] }, ONE],
    ['a part in two runs', { edits: () => [run(['r2'])] }, ONE],
    ['a part in no run', { edits: (one) => [setRunParts(primary(one), ['A', 'r1'])] }, ONE],
    [
      'a run in the wrong order',
      { ramps: 3, edits: (one) => [setRunParts(primary(one), ['A', 'r2', 'r1', 'r3'])] },
      'bad: 5 Errors | 5 errors',
    ],
    ['no start height', { edits: systems.noHeight }, ONE],
    ['a level run', { edits: systems.levelRun }, ONE],
    ['a run that goes up', { top: 8, bottom: 16 }, ONE],
    ['a slope that is steeper than desired', { top: 20 }, LOOK],
    ['a run that ends at 0 without a starter ramp', { ...HD, top: 15.5, ramp: 'PHDR848G' }, LOOK],
    ['a starter ramp that is not last', { ...HD, ramp: 'PHDRS648G' }, 'bad: 2 Errors | 2 errors'],
    ['a stair of another height than its run', { deck: 'PPS55VP', ramp: 'PST22', ramps: 1, top: 30 }, LOOK],
    ['a ramp that ends above the ground', { top: 24, bottom: 8 }, 'look: 1 Warning | Ends 8" above grade'],
    [
      'a ramp that ends above the ground, PATHWAY HD',
      { ...HD, top: 20, bottom: 8, ramp: 'PHDR848G' },
      'look: 1 Warning | Ends 8" above grade',
    ],
    ['a ramp higher than the longest leg', { top: 120, ramps: 15, deck: 'PPS55VP', ramp: 'PRSVP8' }, ONE],
    [
      'a ramp to a structure, without legs',
      { top: 24, bottom: 8, edits: (one) => [...systems.endsAt('structure')(one), ...systems.noLegs()] },
      'look: 1 Warning | Legs not ordered',
    ],
  ])('%s', (_, change, expected) => {
    expect(said(straight(change))).toBe(expected)
  })

  test.each<[string, () => Analysis, string]>([
    [
      'two runs that disagree about a height',
      () => wholeSystem('p3g-two-runs', ({ layout }) => [setRunTop(layout.runs[1]?.id ?? '', 3)]),
      ONE,
    ],
    ['a platform that ends above the ground', platformInTheAir, 'look: 1 Warning | Ends 8" above grade'],
  ])('%s', (_, make, expected) => {
    expect(said(make())).toBe(expected)
  })
})

const platformInTheAir = (): Analysis =>
  analysed({
    parts: [first('A', 'PPS55TL')],
    runs: [{ name: 'Primary', top: 8, parts: ['A'] }],
    entrances: [['A', 'TOP']],
    exits: [['A', 'BOTTOM']],
  })

test('a ramp that is said to lead to a structure ends above the ground as it should', () => {
  expect(said(straight({ top: 24, bottom: 8, edits: systems.endsAt('structure') }))).toMatch(/^good: /)
})
