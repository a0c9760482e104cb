import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { databases } from '../db/testing/databases.ts'
import { openMetrics } from './metrics.ts'
import { watchDatabase } from './watch-database.ts'

test.each(databases)('what the $database is asked is counted and timed', async ({ open }) => {
  const metrics = await openMetrics()
  const database = watchDatabase(await open(), metrics)
  const app = fastify()
  metrics.serve(app)
  const figure = async (name: string) => {
    const { body } = await app.inject('/metrics')
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  }
  const one = z.object({ one: z.number() })
  await database.transaction(async (sql) => {
    expect(await sql.all(one, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await figure('database_in_flight')).toBe(1)
  })
  await expect(database.all(one, 'select nothing')).rejects.toThrow()
  expect(await figure('database_in_flight')).toBe(0)
  expect(await figure('database_duration_seconds_count{kind="transaction",end="done"}')).toBe(1)
  expect(await figure('database_duration_seconds_count{kind="question",end="failed"}')).toBe(1)
  await database.close()
})
