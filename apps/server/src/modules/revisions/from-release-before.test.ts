import {
  acceptQuote,
  archiveQuote,
  createQuote,
  listAudit,
  listOptions,
  listQuotes,
  restoreQuote,
} from '@ramp/contracts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../../app/testing/test-server.ts'
import { migrate } from '../../db/migrate.ts'
import { emptyInMemory, emptyOnServer } from '../../db/testing/databases.ts'
import { factsOfReleaseBefore, fillAsReleaseBefore, QUOTES, serverBefore } from './testing/release-before.ts'

const EMPTY = [
  { database: 'embedded database', empty: emptyInMemory },
  { database: 'PostgreSQL server', empty: emptyOnServer },
] as const

const countRow = z.object({
  options: z.number(),
  issued: z.number(),
  statuses: z.number(),
  accepted: z.number(),
  ordered: z.number(),
  orders: z.number(),
  accepted_total: z.number(),
  ordered_total: z.number(),
})
const revisionRow = z.object({
  letter: z.string(),
  offer_state: z.string(),
  order_state: z.string(),
  ordered: z.number().nullable(),
})

describe.each(EMPTY)(`${QUOTES} quotes of the release before on the $database`, ({ empty }) => {
  test('lose nothing, are read by this release, and are changed by servers of both', {
    timeout: 120_000,
  }, async () => {
    const database = await empty()
    await fillAsReleaseBefore(database)
    const before = await factsOfReleaseBefore(database)
    expect(before.find(({ what }) => what === 'headers')?.rows).toBe(QUOTES)
    expect(await migrate(database)).toContain('027-options-and-revisions.sql')
    expect(await factsOfReleaseBefore(database)).toEqual(before)

    const [count] = await database.all(
      countRow,
      `select (select count(*) from quote_options where number = 1)::integer as options,
         (select count(*) from issued_quotes where letter = 'A' and option_number = 1)::integer as issued,
         (select count(*) from revision_status where offer_state = 'none')::integer as statuses,
         (select count(*) from issued_quotes where accepted_at is not null)::integer as accepted,
         (select count(*) from revision_status where order_state = 'ordered')::integer as ordered,
         (select count(*) from orders where sequence = 0)::integer as orders,
         (select sum(parts_total) from issued_quotes where accepted_at is not null)::integer as accepted_total,
         (select sum(total) from orders)::integer as ordered_total`,
    )
    const issued = before.find(({ what }) => what === 'issued_quotes')?.rows
    expect(count).toMatchObject({ options: QUOTES, issued, statuses: issued })
    expect(count?.accepted).toBeGreaterThan(300)
    expect(count).toMatchObject({ ordered: count?.accepted, orders: count?.accepted })
    expect(count?.ordered_total).toBe(count?.accepted_total)

    const server = await startTestServer(async () => database)
    const nora = server.as('Nora Field')
    const { found, total } = await nora.call(listQuotes, {})
    expect(found).toEqual({ draft: 333, received: 334, accepted: 333 })
    expect(total).toBe(QUOTES)
    // 1003 was finished three times, 1004 was accepted.
    const { options } = await nora.call(listOptions, { id: '1003' })
    expect(options.map(({ revisions }) => revisions.map(({ name, order }) => `${name} ${order}`))).toEqual([
      ['1003-1A none'],
    ])
    const ordered = await nora.call(listOptions, { id: '1004' })
    expect(ordered.orders.map(({ name, total }) => `${name} ${total}`)).toEqual(['1004-1A 2004'])

    const old = serverBefore(database)
    const revisionOf = async (id: number) =>
      (
        await database.all(
          revisionRow,
          `select letter, offer_state, order_state, orders.total as ordered from issued_quotes
           join revision_status using (header_id, version) left join orders using (header_id, version)
           where header_id = $1 order by version desc limit 1`,
          [id],
        )
      )[0]
    expect(await old.save(1001)).toBe(1)
    await old.finish(1001)
    expect(await revisionOf(1001)).toEqual({
      letter: 'A',
      offer_state: 'none',
      order_state: 'none',
      ordered: null,
    })
    expect(await old.accept(1001)).toBe(1)
    expect(await revisionOf(1001)).toEqual({
      letter: 'A',
      offer_state: 'none',
      order_state: 'ordered',
      ordered: 777,
    })
    expect((await old.list())[0]).toEqual({ id: 1001, status: 'accepted', parts_total: 777 })
    await expect(nora.call(acceptQuote, { id: '1001', versionNumber: 1 })).rejects.toMatchObject({
      code: 'quote.accepted',
    })

    // What this release writes down of a quote, the release before reads in its own words.
    const dana = server.as('Dana Miller')
    const { id } = await dana.call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana.call(archiveQuote, { id })
    await dana.call(restoreQuote, { id })
    expect((await old.audit(Number(id))).map(({ event }) => event)).toEqual([
      'facts-saved',
      'facts-saved',
      'created',
    ])
    const { entries } = await server.as('Ines Calder').call(listAudit, { headerID: id, event: 'unarchived' })
    expect(entries.map(({ event, person }) => [event, person])).toEqual([['unarchived', 'dana-miller']])
    await server.close()
  })
})
