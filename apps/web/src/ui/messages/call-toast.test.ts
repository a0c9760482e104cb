import { CallError } from '@ramp/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { callNote, callText } from './call-toast.ts'

test.each`
  status | code                     | expected
  ${404} | ${'header.unknown'}      | ${'404: Gone.'}
  ${401} | ${'access.not-approved'} | ${'401: Gone. Access not granted. Please verify that you are using an approved email username.'}
  ${0}   | ${'network.unreachable'} | ${'Gone.'}
`('a call refused with $status says "$expected" (spec 1 §8) [web-ui-1]', ({ status, code, expected }) => {
  expect(callText(new CallError(status, code, 'Gone.'))).toBe(expected)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each`
  status | onLine   | note
  ${0}   | ${true}  | ${'Gone.'}
  ${0}   | ${false} | ${undefined}
  ${502} | ${false} | ${'502: Gone.'}
`('a call that ended with $status says $note below its title, with a line: $onLine', (row) => {
  vi.stubGlobal('navigator', { onLine: row.onLine })
  expect(callNote(new CallError(row.status, 'network.unreachable', 'Gone.'))).toBe(row.note)
})

test('what the server says itself is not said twice', () => {
  const message = 'Access not granted. Please verify that you are using an approved email username.'
  expect(callText(new CallError(401, 'access.not-approved', message))).toBe(`401: ${message}`)
})
