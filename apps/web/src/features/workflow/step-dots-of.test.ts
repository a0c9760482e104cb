import { STEPS, type StepName, type StepState } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { stepCountText, stepDotsOf } from './step-dots-of.ts'

const stateOf = (name: StepName, confirmed: readonly StepName[], locked: readonly StepName[]): StepState => ({
  name,
  isConfirmed: confirmed.includes(name),
  isLocked: locked.includes(name),
  message: '',
  issues: [],
})

const dots = (current: StepName, confirmed: readonly StepName[] = [], locked: readonly StepName[] = []) =>
  stepDotsOf(
    current,
    STEPS.map((name) => stateOf(name, confirmed, locked)),
  )
    .map(({ state }) => state)
    .join(' ')

describe('the dots bar (spec 3 §2.7)', () => {
  test('seven steps, from Handrail to Confirm', () => {
    const names = stepDotsOf('run', []).map(({ name }) => name)
    expect(names).toEqual(['Handrail', 'Run', 'Connection', 'Closure', 'Leg', 'Bracing', 'Confirm'])
  })

  test.each`
    where         | confirmed              | locked     | expected
    ${'handrail'} | ${[]}                  | ${[]}      | ${'now open open open open open open'}
    ${'run'}      | ${['handrail']}        | ${[]}      | ${'done now open open open open open'}
    ${'leg'}      | ${['handrail', 'run']} | ${['run']} | ${'done open open open now open open'}
    ${'finish'}   | ${STEPS}               | ${[]}      | ${'done done done done done done done'}
  `(
    'at $where, with $confirmed confirmed and $locked locked again',
    ({ where, confirmed, locked, expected }) => {
      expect(dots(where, confirmed, locked)).toBe(expected)
    },
  )

  test.each([
    ['handrail', 'Step 1 of 7'],
    ['confirm', 'Step 7 of 7'],
    ['finish', null],
  ] as const)('%s is "%s"', (step, text) => {
    expect(stepCountText(step)).toBe(text)
  })
})
