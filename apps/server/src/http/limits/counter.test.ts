import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { databases } from '../../db/testing/databases.ts'
import { counterInDatabase, counterInMemory } from './counter.ts'

const [, { open }] = databases
let database: Database | null = null
afterEach(async () => {
  await database?.close()
  database = null
})

const outcomes = (asked: readonly Promise<void>[]) =>
  Promise.allSettled(asked).then((all) => all.filter(({ status }) => status === 'fulfilled').length)
const times = (count: number, ask: () => Promise<void>) => Array.from({ length: count }, () => ask())

test('in memory, what is more than allowed is refused with the seconds to wait, and another key is not', async () => {
  const count = counterInMemory({ name: 'person', perMinute: 5 })
  expect(await outcomes(times(9, () => count('dana')))).toBe(5)
  const refusal = await count('dana').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, code: 'calls.too-many', retryAfter: expect.any(Number) })
  await expect(count('sam')).resolves.toBeUndefined()
})

describe('in the database of several servers', () => {
  test('two servers allow together what one would', async () => {
    database = await open()
    const settings = { name: 'person', perMinute: 80 }
    const [one, other] = [counterInDatabase(settings, database), counterInDatabase(settings, database)]
    const asked = [...times(100, () => one('dana')), ...times(100, () => other('dana'))]
    expect(await outcomes(asked)).toBe(80)
    await expect(other('dana')).rejects.toMatchObject({ code: 'calls.too-many' })
    await expect(other('sam')).resolves.toBeUndefined()
  })

  test('a call seldom costs a query', async () => {
    const opened = await open()
    database = opened
    let queries = 0
    const all: Database['all'] = (...asked) => {
      queries++
      return opened.all(...asked)
    }
    const count = counterInDatabase({ name: 'person', perMinute: 1200 }, { all })
    expect(await outcomes(times(300, () => count('dana')))).toBe(300)
    expect(queries).toBe(10)
  })

  test('while the database is away nobody is refused for that, and the limit still holds', async () => {
    let queries = 0
    const all = () => {
      queries++
      return Promise.reject(new Error('away'))
    }
    const count = counterInDatabase({ name: 'person', perMinute: 80 }, { all })
    expect(await outcomes(times(100, () => count('dana')))).toBe(80)
    expect(queries).toBe(1)
  })
})
