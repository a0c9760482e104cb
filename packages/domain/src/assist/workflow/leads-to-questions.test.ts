import { expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { setLeadsTo } from '../../edits/choice-edits.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { leadsToQuestions } from '../../rules/site-measures/leads-to-questions.ts'
import { questionsLeft } from './open-questions.ts'
import { stepState } from './steps.ts'

const ramp: DescribedSystem = {
  parts: [first('r1', 'PRSTL8')],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1'] }],
  entrances: [['r1', 'TOP']],
  exits: [['r1', 'BOTTOM']],
}
const deck: DescribedSystem = {
  ...ramp,
  parts: [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM LEFT')],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
  entrances: [['A', 'TOP']],
}
const door = { at: { x: 480, y: 430 }, faces: 180, sill: 8 }

test.each([
  { what: 'a ramp that begins at something', system: ramp, asked: ['r1'] },
  { what: 'a ramp that begins at a door of the site', system: { ...ramp, site: { door } }, asked: [] },
  { what: 'a platform that may be a landing', system: deck, asked: [] },
  { what: 'a ramp without an entrance', system: { ...ramp, entrances: [] }, asked: [] },
])('$what: asked at $asked', ({ system, asked }) => {
  expect(leadsToQuestions(analysed(system)).map(({ opening }) => opening.end.part)).toEqual(asked)
})

test('an answer ends the question, and nothing waits for one', () => {
  const open = analysed(ramp)
  expect(questionsLeft(open)).toEqual([])
  expect(stepState('confirm', open).isLocked).toBe(false)
  for (const leadsTo of ['door', 'porch', 'structure'] as const) {
    const said = setLeadsTo({ part: 'r1', side: 'TOP' }, leadsTo)(open.layout)
    expect(leadsToQuestions(analyse(said, open.catalogue))).toEqual([])
    expect(stepState('confirm', analyse(said, open.catalogue)).isLocked).toBe(false)
  }
})
