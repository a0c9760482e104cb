import { expect, test } from 'vitest'
import { MODES, nextMode, previousMode, WORKFLOW } from './mode.ts'

test.each`
  mode            | isLocked | partOpacity | tool              | previous
  ${'building'}   | ${false} | ${1}        | ${'select'}       | ${null}
  ${'site'}       | ${true}  | ${1}        | ${'site'}         | ${'building'}
  ${'drafting'}   | ${false} | ${1}        | ${'select'}       | ${'building'}
  ${'handrail'}   | ${false} | ${1}        | ${'select'}       | ${'building'}
  ${'run'}        | ${true}  | ${0.5}      | ${'pick-part'}    | ${'handrail'}
  ${'connection'} | ${true}  | ${0.5}      | ${'pick-point'}   | ${'run'}
  ${'closure'}    | ${true}  | ${0.5}      | ${'pick-closure'} | ${'connection'}
  ${'leg'}        | ${true}  | ${0.5}      | ${'pick-leg'}     | ${'closure'}
  ${'bracing'}    | ${true}  | ${0.5}      | ${'pick-brace'}   | ${'leg'}
  ${'confirm'}    | ${true}  | ${1}        | ${'select'}       | ${'bracing'}
  ${'finish'}     | ${true}  | ${1}        | ${'select'}       | ${'bracing'}
`(
  '$mode: locked $isLocked, opacity $partOpacity, $tool, after $previous [editor-modes-1]',
  ({ mode, ...expected }) => {
    expect(MODES[mode as keyof typeof MODES]).toMatchObject(expected)
  },
)

test('Next walks the workflow to its end, and Back from Finish leads to Bracing [editor-modes-3]', () => {
  const walked = WORKFLOW.slice(0, -1).map(nextMode)
  expect(walked).toEqual(WORKFLOW.slice(1))
  expect(nextMode('finish')).toBeNull()
  expect(nextMode('drafting')).toBeNull()
  expect(previousMode('finish')).toBe('bracing')
})
