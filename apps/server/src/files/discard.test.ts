import { expect, test } from 'vitest'
import { DatabaseProblem } from '../db/database-problem.ts'
import { discardUnlessNamed } from './discard.ts'

test.each`
  outcome                                        | error                                               | stays
  ${'was refused'}                               | ${new Error('somebody else changed it')}            | ${false}
  ${'found a full disk'}                         | ${new DatabaseProblem('full', 'no room')}           | ${false}
  ${'lost the database before it was confirmed'} | ${new DatabaseProblem('unknown', 'gone meanwhile')} | ${true}
`('a file of work that $outcome stays: $stays', async ({ error, stays }) => {
  let lies = true
  const written = {
    complete: async () => undefined,
    discard: async () => {
      lies = false
    },
  }
  await expect(discardUnlessNamed([written], () => Promise.reject(error))).rejects.toBe(error)
  expect(lies).toBe(stays)
})

test('what cannot be taken away changes nothing about the answer', async () => {
  const written = { complete: async () => undefined, discard: () => Promise.reject(new Error('away')) }
  await expect(discardUnlessNamed([written], () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
})
