import { expect, test } from 'vitest'
import type { CheckToken } from './access-tokens.ts'
import { cachedVerdicts } from './cached-verdicts.ts'

const END = 1_800_000_000
const SECOND = 1000

/** A check that counts what it is asked, `before` so many seconds before its tokens end. */
function asked({ before = 3600 }: { readonly before?: number } = {}) {
  const tokens: string[] = []
  let now = (END - before) * SECOND
  const check: CheckToken = async (token) => {
    tokens.push(token)
    if (token === 'forged') return { kind: 'invalid' }
    if (now >= END * SECOND) return { kind: 'expired' }
    return { kind: 'valid', claims: { sub: token, ...(token !== 'endless' && { exp: END }) } }
  }
  const kept = cachedVerdicts(check, () => now)
  const wait = (seconds: number) => {
    now += seconds * SECOND
  }
  return { kept, tokens, wait }
}

test('a token is checked once a minute, and each person has a verdict of their own', async () => {
  const { kept, tokens, wait } = asked()
  for (const token of ['dana', 'sam', 'dana', 'sam'])
    expect(await kept(token)).toMatchObject({ kind: 'valid', claims: { sub: token } })
  wait(59)
  await kept('dana')
  expect(tokens).toEqual(['dana', 'sam'])
  wait(1)
  await kept('dana')
  expect(tokens).toEqual(['dana', 'sam', 'dana'])
})

test('a token that ends within the minute lets nobody in afterwards', async () => {
  const { kept, wait } = asked({ before: 10 })
  expect(await kept('dana')).toMatchObject({ kind: 'valid' })
  wait(10)
  expect(await kept('dana')).toEqual({ kind: 'expired' })
})

test.each(['forged', 'endless'])('a token that is %s is checked each time', async (token) => {
  const { kept, tokens } = asked()
  await kept(token)
  await kept(token)
  expect(tokens).toEqual([token, token])
})

test('of many tokens those that were checked last are kept', async () => {
  const { kept, tokens } = asked()
  for (let person = 0; person <= 5000; person++) await kept(`person ${person}`)
  tokens.length = 0
  for (const person of [5000, 1, 0]) await kept(`person ${person}`)
  expect(tokens).toEqual(['person 0'])
})
