import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { databases } from '../../db/testing/databases.ts'
import { thinVersions } from './thin-versions.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

describe.each(databases)('which versions of a project are kept on the $database', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function savedAt(...moments: readonly string[]): Promise<number> {
    const [header] = await database.all(
      z.object({ id: z.number() }),
      `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
       values ('10001', 'Job', 'P3G', 'residential', 2, 'Dana Miller', now(), now()) returning id`,
    )
    const id = header?.id ?? 0
    for (const [index, moment] of moments.entries())
      await database.run(
        `insert into projects (header_id, version, body, saved_by, saved_at) values ($1, $2, '{}', 'Dana Miller', $3)`,
        [id, index + 1, new Date(moment)],
      )
    return id
  }
  const keptOf = async (id: number) =>
    (
      await database.all(
        z.object({ version: z.number() }),
        'select version from projects where header_id = $1 order by version',
        [id],
      )
    ).map(({ version }) => version)

  test.each`
    moments                                                            | kept         | what
    ${['2026-11-01T08:00Z', '2026-11-01T09:00Z', '2026-11-22T08:00Z']} | ${[1, 2, 3]} | ${'all of the last 30 days'}
    ${['2026-09-01T08:00Z', '2026-09-01T09:00Z', '2026-09-02T08:00Z']} | ${[2, 3]}    | ${'the last of each day before'}
    ${['2026-09-01T08:00Z', '2026-09-01T09:00Z', '2026-09-01T10:00Z']} | ${[3]}       | ${'the newest, however old it is'}
    ${['2026-10-23T11:00Z', '2026-10-23T13:00Z', '2026-11-20T08:00Z']} | ${[2, 3]}    | ${'of the day the limit lies in, what is younger'}
    ${['2026-09-01T23:59:59Z', '2026-09-02T00:00:01Z']}                | ${[1, 2]}    | ${'days by UTC, wherever the server stands'}
  `('$what', async ({ moments, kept }: { moments: string[]; kept: number[] }) => {
    const id = await savedAt(...moments)
    await thinVersions(database, NOW)
    expect(await keptOf(id)).toEqual(kept)
  })
})
