import { expect, test } from 'vitest'
import { nextWords, type Progress } from './next-words.ts'

const DRAWN: Progress = {
  hasRise: true,
  hasParts: true,
  hasSystem: true,
  isReady: true,
  errors: 0,
  looseParts: 0,
  looseEnds: 0,
  isLongEnough: false,
  isUnanswered: false,
  questions: 0,
  step: null,
  isThrough: false,
  isConfirmed: false,
}

test.each`
  what                             | progress                                                 | words
  ${'an empty canvas'}             | ${{ hasRise: false, hasParts: false }}                   | ${'Enter the rise'}
  ${'a rise and no part'}          | ${{ hasParts: false }}                                   | ${'Use a ramp from Fit, or place a platform'}
  ${'parts without a rise'}        | ${{ hasRise: false }}                                    | ${'Enter the rise'}
  ${'a mat alone'}                 | ${{ hasSystem: false, hasRise: false }}                  | ${"Let's Go"}
  ${'parts that are only drawn'}   | ${{ hasSystem: false, isReady: false }}                  | ${'Place a platform or a ramp'}
  ${'a mat alone in Confirm'}      | ${{ hasSystem: false, hasRise: false, step: 'confirm' }} | ${'Confirm System'}
  ${'an error'}                    | ${{ errors: 1, isThrough: true }}                        | ${'Open the error and correct it'}
  ${'errors'}                      | ${{ errors: 2, hasRise: false }}                         | ${'Open the errors and correct them'}
  ${'a loose ramp end'}            | ${{ looseEnds: 1 }}                                      | ${'Join the next part'}
  ${'a part that touches nothing'} | ${{ looseParts: 1, isLongEnough: true }}                 | ${'Join the next part'}
  ${'a ramp that is long enough'}  | ${{ looseEnds: 1, isLongEnough: true }}                  | ${'Finish for me'}
  ${'a loose end in a step'}       | ${{ looseEnds: 1, step: 'run' }}                         | ${'Check this step, then press Next'}
  ${'a drawn system'}              | ${{}}                                                    | ${'Finish for me'}
  ${'a guided step'}               | ${{ step: 'run' }}                                       | ${'Check this step, then press Next'}
  ${'all steps'}                   | ${{ isThrough: true }}                                   | ${'Confirm System'}
  ${'Confirm'}                     | ${{ step: 'confirm' }}                                   | ${'Confirm System'}
  ${'a question in Confirm'}       | ${{ step: 'confirm', questions: 1 }}                     | ${'Answer the open question'}
  ${'Confirm of fresh parts'}      | ${{ step: 'confirm', isUnanswered: true, questions: 1 }} | ${'Finish for me'}
  ${'questions in Confirm'}        | ${{ step: 'confirm', questions: 2 }}                     | ${'Answer the open questions'}
  ${'a confirmed system'}          | ${{ isThrough: true, isConfirmed: true }}                | ${'Finish'}
  ${'a system that is finished'}   | ${{ step: 'finish', isThrough: true }}                   | ${'Finish'}
`('after $what: $words', ({ progress, words }) => {
  expect(nextWords({ ...DRAWN, ...progress })).toBe(words)
})
