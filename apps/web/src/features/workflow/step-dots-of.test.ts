import { STEPS, type StepName } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { stepCountText, stepDotsOf } from './step-dots-of.ts'

const dots = (current: StepName, done: readonly StepName[]) =>
  stepDotsOf(current, (step) => done.includes(step))
    .map(({ state }) => state)
    .join(' ')

describe('the dots bar (spec 3 §2.7)', () => {
  test('seven steps, from Handrail to Confirm [web-workflow-5]', () => {
    const names = stepDotsOf('run', () => false).map(({ name }) => name)
    expect(names).toEqual(['Handrail', 'Run', 'Connection', 'Closure', 'Leg', 'Bracing', 'Confirm'])
  })

  test.each`
    where         | done                   | expected
    ${'handrail'} | ${[]}                  | ${'now open open open open open open'}
    ${'run'}      | ${['handrail']}        | ${'done now open open open open open'}
    ${'leg'}      | ${['handrail', 'leg']} | ${'done open open open now open open'}
    ${'finish'}   | ${STEPS}               | ${'done done done done done done done'}
  `('at $where, with $done done [web-workflow-1]', ({ where, done, expected }) => {
    expect(dots(where, done)).toBe(expected)
  })

  test.each([
    ['handrail', 'Step 1 of 7'],
    ['confirm', 'Step 7 of 7'],
    ['finish', null],
  ] as const)('%s is "%s"', (step, text) => {
    expect(stepCountText(step)).toBe(text)
  })
})
