import { expect, test } from 'vitest'
import { angleRefusal } from './angle-refusal.ts'

test.each`
  degrees | step   | allowed
  ${90}   | ${45}  | ${true}
  ${-45}  | ${45}  | ${true}
  ${360}  | ${45}  | ${true}
  ${30}   | ${45}  | ${false}
  ${30}   | ${15}  | ${true}
  ${44.9} | ${45}  | ${false}
  ${7.3}  | ${0.1} | ${true}
`(
  '$degrees degrees, in steps of $step: allowed is $allowed, and what is not says so',
  ({ degrees, step, allowed }) => {
    const sentence = angleRefusal(degrees, step)
    if (allowed) expect(sentence).toBeNull()
    else expect(sentence).toContain(`${degrees}° is not allowed`)
  },
)
