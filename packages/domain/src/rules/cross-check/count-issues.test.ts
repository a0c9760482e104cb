import { quoteReport } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { stepState } from '../../assist/workflow/steps.ts'
import { STEPS } from '../../model/layout/layout.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { messageOf } from '../analysis/messages.ts'
import { countIssues, quoteIssues } from './count-issues.ts'

const system = analysed({
  parts: [
    first('A', 'PPS55TL', { handrailSides: ['LEFT', 'RIGHT'] }),
    against('r', 'PRSTL8', 'A BOTTOM LEFT'),
  ],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
  entrances: [['A', 'TOP']],
  exits: [['r', 'BOTTOM']],
})
/** The same with a list that a lost rule left without its hangers. */
const without = (shortName: string, { partsList, ...analysis }: Analysis): Analysis => ({
  ...analysis,
  partsList: { ...partsList, lines: partsList.lines.filter((line) => line.shortName !== shortName) },
})
const lacking = without('PRHP', system)
const SENTENCE =
  'The parts list has 0 ramp hangers, but a second count finds 1. Do not order; report this system.'

describe('a list that lacks what is counted cannot be quoted', () => {
  test('the cross-check says what is missing', () => {
    expect(countIssues(system)).toEqual([])
    expect(countIssues(lacking).map(messageOf)).toEqual([SENTENCE])
    expect(quoteIssues(lacking)).toEqual([...lacking.issues, ...countIssues(lacking)])
  })

  test('the analysis itself does not count again: no step before Confirm waits for it', () => {
    const locked = (analysis: Analysis) => STEPS.filter((step) => stepState(step, analysis).isLocked)
    expect(locked(system)).toEqual([])
    expect(locked(lacking)).toEqual(['confirm', 'finish'])
  })

  test.each(['confirm', 'finish'] as const)('the step %s says so', (step) => {
    expect(stepState(step, lacking).issues.map(messageOf)).toContain(SENTENCE)
  })

  test('so does the command line, among the errors', () => {
    expect(quoteReport(system, []).errors).toEqual([])
    expect(quoteReport(lacking, []).errors.map(({ message }) => message)).toEqual([SENTENCE])
  })

  test('where parts lie on one another, that is said, and nothing of the count', () => {
    const over = analysed({
      parts: [first('A', 'PPS55TL'), first('B', 'PPS55TL', { at: { x: 490, y: 480 } })],
      runs: [],
    })
    expect(over.issues.map(({ code }) => code)).toContain('placement.overlap')
    expect(countIssues({ ...over, partsList: { ...over.partsList, lines: [] } })).toEqual([])
  })
})
