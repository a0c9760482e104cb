import { expect, test } from 'vitest'
import { newerDrawing } from './newer-drawing.ts'

const NOON = '2026-11-27T12:00:00.000Z'
const ONE = '2026-11-27T13:00:00.000Z'
const local = (edit: number, savedAt = NOON) => ({ edit, savedAt })
const remote = (counter: number, savedAt = NOON) => ({ counter, savedAt })

test.each`
  what                                                     | drawings                                                                                    | expected
  ${'nothing is anywhere'}                                 | ${{ local: null, remote: null, record: null, counter: null }}                               | ${null}
  ${'it was begun on another device'}                      | ${{ local: null, remote: remote(3), record: null, counter: null }}                          | ${'server'}
  ${'the server has none'}                                 | ${{ local: local(5), remote: null, record: null, counter: null }}                           | ${'browser'}
  ${'the server has what is here'}                         | ${{ local: local(5), remote: remote(3), record: { counter: 3, edit: 5 }, counter: 4 }}      | ${'server'}
  ${'it was edited here since, without a connection'}      | ${{ local: local(6), remote: remote(3), record: { counter: 3, edit: 5 }, counter: 4 }}      | ${'browser'}
  ${'it was finished on another device'}                   | ${{ local: local(5), remote: null, record: { counter: 3, edit: 5 }, counter: 4 }}           | ${null}
  ${'it was edited here since another device finished it'} | ${{ local: local(6), remote: null, record: { counter: 3, edit: 5 }, counter: 4 }}           | ${'browser'}
  ${'the server does not answer'}                          | ${{ local: local(5), remote: null, record: { counter: 3, edit: 5 }, counter: null }}        | ${'browser'}
  ${'another device went on'}                              | ${{ local: local(5), remote: remote(4), record: { counter: 3, edit: 5 }, counter: 4 }}      | ${'server'}
  ${'both went on'}                                        | ${{ local: local(6), remote: remote(4), record: { counter: 3, edit: 5 }, counter: 4 }}      | ${'browser'}
  ${'the clock of this device is an hour fast'}            | ${{ local: local(5, ONE), remote: remote(4), record: { counter: 3, edit: 5 }, counter: 4 }} | ${'server'}
  ${'this browser never saved it, and its own is newer'}   | ${{ local: local(5, ONE), remote: remote(1), record: null, counter: null }}                 | ${'browser'}
  ${'this browser never saved it, and its own is older'}   | ${{ local: local(5), remote: remote(1, ONE), record: null, counter: null }}                 | ${'server'}
`('$what: $expected', ({ drawings, expected }) => {
  expect(newerDrawing(drawings)).toBe(expected)
})
