import { expect, test } from 'vitest'
import * as systems from '../../../fixtures/verdict-systems.ts'
import { verdictOf } from './verdict-of.ts'
import { verdictReport } from './verdict-report.ts'

const HIGH = { top: 36, ramps: 5 }
const reported = (change: systems.Straight) => verdictReport(verdictOf(systems.straight(change)))

test('a verdict travels with its words and the section of a code, and without the drawing', () => {
  expect(reported({ ...HIGH, edits: systems.legsOff })).toEqual({
    tone: 'bad',
    title: '1 building code item not met',
    short: 'R312.1.1 not met',
    toVerify: expect.any(Number),
    reasons: [
      {
        kind: 'code',
        tone: 'bad',
        sentence: 'R312.1.1: Highest surface without a guard: 36" (30" maximum).',
        advice: null,
        section: 'R312.1.1',
      },
      expect.objectContaining({ kind: 'issue', tone: 'look', section: null }),
    ],
  })
})

test('an accepted exception travels with who accepted it and the document', () => {
  const { tone, reasons } = reported({ ...HIGH, edits: systems.acceptAll() })
  expect([tone, reasons.length]).toEqual(['look', 1])
  expect(reasons[0]).toMatchObject({ kind: 'exception', section: 'R312.1.1' })
  expect(reasons[0]?.sentence).toMatch(/Accepted by .+ \(.+\)\.$/)
})

test('the same sentence about several parts travels once', () => {
  const verdict = verdictOf(systems.straight({ edits: systems.noLegs }))
  const sentences = verdictReport(verdict).reasons.map(({ sentence }) => sentence)
  expect(sentences).toEqual([...new Set(verdict.reasons.map(({ sentence }) => sentence))])
})
