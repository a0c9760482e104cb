import { acceptQuote, issueRevision, revisionLetter } from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { finishedQuote, quoteIn } from './testing/quotes-in-states.ts'

describe.each(databases)('on the $database', ({ open }) => {
  let server: TestServer
  let id: string
  beforeAll(async () => {
    server = await startTestServer(open)
    id = await finishedQuote(server)
    const dana = server.as('Dana Miller')
    await dana.call(issueRevision, { id, versionNumber: 1 })
    await dana.call(acceptQuote, { id, versionNumber: 1 })
  })
  afterAll(() => server.close())

  test.each([
    'update issued_quotes set parts_total = parts_total + 1',
    "update issued_quotes set lines = '[]'",
    "update issued_quotes set accepted_by = 'Somebody'",
    'update issued_quotes set accepted_by = null, accepted_at = null',
    'delete from issued_quotes',
    'truncate issued_quotes cascade',
    "update offers set figures = '[]'",
    'delete from offers',
    'truncate offers',
    'update orders set total = 0',
    'delete from orders',
    'truncate orders',
    "update audit set event = 'copied'",
    'delete from audit',
    'truncate audit',
    'delete from revision_status',
    'truncate revision_status',
  ])('nobody does: %s', async (statement) => {
    await expect(server.database.run(statement)).rejects.toThrow(/never changed/)
  })

  test('a server of the version before accepts as it always did, and that is an order', async () => {
    const old = await quoteIn(server, id, { offer: 'none', order: 'none' })
    await server.database.transaction(async (sql) => {
      await sql.run(
        "update issued_quotes set accepted_by = 'Dana Miller', accepted_at = now() where header_id = $1 and version = 1",
        [Number(old)],
      )
      await sql.run("update headers set status = 'accepted' where id = $1", [Number(old)])
    })
    const rows = await server.database.all(
      z.object({ sequence: z.number(), order_state: z.string() }),
      `select sequence, order_state from orders join revision_status using (header_id, version) where header_id = $1`,
      [Number(old)],
    )
    expect(rows).toEqual([{ sequence: 0, order_state: 'ordered' }])
  })

  test('the database counts letters as the program does', async () => {
    const [row] = await server.database.all(
      z.object({ letters: z.array(z.string()) }),
      'select array_agg(revision_letter(number) order by number) as letters from generate_series(1, 450) as number',
    )
    expect(row?.letters).toEqual(Array.from({ length: 450 }, (_, before) => revisionLetter(before + 1)))
  })
})
