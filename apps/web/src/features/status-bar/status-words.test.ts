import type { Issue, IssueCode } from '@ramp/domain'
import { newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { describedSystem, first } from '../../lib/testing/described-system.ts'
import { holdsOf, type Status, statusWords, toneOf } from './status-words.ts'

const issue = (code: IssueCode): Issue => ({ code, severity: 'error', area: 'connection', parts: [] })
const [loosePart, looseEnd, noEntrance, noExit] = (
  ['unconnected-part', 'unconnected-side', 'no-entrance', 'no-exit'] as const
).map((name) => issue(`connection.${name}`))
const wrong = issue('connection.alignment')
const NOTHING: Status = { errors: [], warnings: [], toDos: [], later: [], codes: [], holds: 'parts' }
const reason = { short: '', sentence: '', advice: null, parts: [] }
const notMet = { ...reason, kind: 'code', tone: 'bad' }
const accepted = { ...reason, kind: 'exception', tone: 'look' }

test.each`
  what                                     | status                                                     | words                                              | tone
  ${'an empty canvas'}                     | ${{ holds: 'nothing' }}                                    | ${'The drawing is empty'}                          | ${'open'}
  ${'a canvas of drawings alone'}          | ${{ holds: 'drawings' }}                                   | ${'No ramp drawn'}                                 | ${'open'}
  ${'a system with all its ends'}          | ${{}}                                                      | ${'No connection errors'}                          | ${'good'}
  ${'a warning of a later step'}           | ${{ later: [wrong] }}                                      | ${'No connection errors, 1 issue in a later step'} | ${'open'}
  ${'two of later steps'}                  | ${{ later: [wrong, wrong] }}                               | ${'No connection errors, 2 issues in later steps'} | ${'open'}
  ${'an error beside one of a later step'} | ${{ errors: [wrong], later: [wrong] }}                     | ${'1 error: A and B overlap'}                      | ${'bad'}
  ${'a system without exit'}               | ${{ toDos: [noExit] }}                                     | ${'No exit'}                                       | ${'open'}
  ${'loose ends'}                          | ${{ toDos: [noExit, looseEnd, noEntrance, looseEnd] }}     | ${'2 loose ramp ends, no entrance, no exit'}       | ${'open'}
  ${'a part that touches nothing'}         | ${{ toDos: [loosePart, looseEnd] }}                        | ${'1 part touches nothing, 1 loose ramp end'}      | ${'open'}
  ${'an error beside what is open'}        | ${{ errors: [wrong], warnings: [wrong], toDos: [noExit] }} | ${'1 error: A and B overlap, 1 warning, no exit'}  | ${'bad'}
  ${'a code that is not met'}              | ${{ codes: [notMet], warnings: [wrong] }}                  | ${'1 code item not met, 1 warning'}                | ${'bad'}
  ${'an accepted exception'}               | ${{ codes: [accepted] }}                                   | ${'1 exception accepted'}                          | ${'look'}
  ${'warnings beside what is open'}        | ${{ warnings: [wrong, wrong], toDos: [looseEnd] }}         | ${'2 warnings, 1 loose ramp end'}                  | ${'look'}
`('$what: $words', ({ status, words, tone }) => {
  expect(statusWords({ ...NOTHING, ...status }, () => 'A and B overlap.')).toBe(words)
  expect(toneOf({ ...NOTHING, ...status })).toBe(tone)
})

test.each([
  ['an empty layout', newLayout('P3G'), 'nothing'],
  ['a threshold alone', describedSystem({ parts: [first('T', 'TAER12')] }).layout, 'drawings'],
  ['a platform', describedSystem({ parts: [first('A', 'PPS55TL')] }).layout, 'parts'],
])('%s holds %s', (_, layout, holds) => {
  expect(holdsOf(layout)).toBe(holds)
})
