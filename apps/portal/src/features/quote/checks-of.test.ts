import type { IssuedQuote, IssueReply } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { checksOf } from './checks-of.ts'

type Verdict = NonNullable<IssuedQuote['verdict']>
type Reason = Verdict['reasons'][number]

const notMet: Reason = {
  kind: 'code',
  tone: 'bad',
  sentence: 'R312.1.1: Highest surface without a guard: 31" (30" maximum).',
  advice: null,
  section: 'R312.1.1',
}
const noLegs: Reason = {
  kind: 'issue',
  tone: 'look',
  sentence: 'No legs are ordered for a deck at 24".',
  advice: 'Turn them on.',
  section: null,
}
const warning: IssueReply = {
  code: 'leg.none-ordered',
  severity: 'warning',
  area: 'leg',
  message: 'No legs are ordered for a deck at 24".',
  parts: ['A'],
}
const verdict = (of: Partial<Verdict>): Verdict => ({
  tone: 'good',
  title: 'Looks Good!',
  short: 'OK, 3 to verify',
  reasons: [],
  toVerify: 3,
  ...of,
})
const issued = (of: Verdict | null, warnings: IssueReply[] = [], acceptedAt: string | null = null) => ({
  verdict: of,
  warnings,
  acceptedAt,
})
const bad = verdict({ tone: 'bad', title: '1 building code item not met', reasons: [notMet, noLegs] })

test.each`
  what                                               | quote                                                                            | tone       | title                             | sentence
  ${'a good quote'}                                  | ${issued(verdict({}))}                                                           | ${'good'}  | ${'Looks Good!'}                  | ${'3 items to verify on site.'}
  ${'a good quote with one item to verify'}          | ${issued(verdict({ toVerify: 1 }))}                                              | ${'good'}  | ${'Looks Good!'}                  | ${'1 item to verify on site.'}
  ${'a code that is not met'}                        | ${issued(bad)}                                                                   | ${'bad'}   | ${'1 building code item not met'} | ${'3 items to verify on site.'}
  ${'an accepted quote with a code that is not met'} | ${issued(bad, [], '2026-11-25T10:00:00Z')}                                       | ${'bad'}   | ${'1 building code item not met'} | ${'3 items to verify on site.'}
  ${'nothing drawn'}                                 | ${issued(verdict({ tone: 'open', title: 'The drawing is empty', toVerify: 0 }))} | ${'plain'} | ${'The drawing is empty'}         | ${null}
  ${'a quote without a verdict'}                     | ${issued(null)}                                                                  | ${'plain'} | ${'Not checked'}                  | ${'Finish this quote again in the designer to check it.'}
  ${'an accepted quote without a verdict'}           | ${issued(null, [], '2026-11-25T10:00:00Z')}                                      | ${'plain'} | ${'Not checked'}                  | ${null}
  ${'a quote without a verdict that warns'}          | ${issued(null, [warning])}                                                       | ${'look'}  | ${'Not checked'}                  | ${'Finish this quote again in the designer to check it.'}
`('$what is $tone: $title', ({ quote, tone, title, sentence }) => {
  expect(checksOf(quote)).toMatchObject({ tone, title, sentence })
})

test('reasons are listed with what to do, worst first; warnings of an older quote stay in view, each once', () => {
  expect(checksOf(issued(bad)).reasons).toEqual([
    notMet.sentence,
    'No legs are ordered for a deck at 24". Turn them on.',
  ])
  expect(checksOf(issued(null, [warning, warning])).reasons).toEqual([warning.message])
})
