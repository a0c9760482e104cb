import {
  acceptQuote,
  addOption,
  archiveQuote,
  beginChange,
  changeRevision,
  createQuote,
  getQuote,
  getQuotesCsv,
  type InputOf,
  issueRevision,
  listActivity,
  listQuotes,
  renameOption,
  restoreQuote,
  savePaperFacts,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { layoutOf, type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { readMigrations } from '../../db/migrate.ts'
import { databases } from '../../db/testing/databases.ts'

const NOBODY = { name: '', licence: '', phone: '', email: '' }
const SITE = {
  address: ['214 Alder Court', 'Richmond, VA 23225'],
  contact: 'Marion Harper',
  phone: '804-555-0100',
}
const REVIEW = { permitNumber: 'BLD-2026-0113', comments: [] }

describe.each(databases)('the book of quotes on the $database', ({ open }) => {
  let server: TestServer
  let id: string
  let other: string
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/Chicago' } })
    id = (await dana().call(createQuote, { name: 'Rear entrance', productLine: 'P3G' })).id
    other = (await dana().call(createQuote, { name: 'Clinic', productLine: 'P3G' })).id
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    await dana().call(addOption, { id, name: 'Switchback' })
    await dana().call(vizionHeaderUpdate, { headerID: id, option: 2, layout: layoutOf('t1-switchback') })
    await dana().call(savePaperFacts, { id, project: SITE, review: REVIEW, dealer: NOBODY })
  })
  afterAll(() => server.close())

  const dana = () => server.as('Dana Miller')
  const found = async (filter: InputOf<typeof listQuotes>, person: Person = 'Dana Miller') =>
    (await server.as(person).call(listQuotes, filter)).quotes.map((quote) => quote.id)
  const csvFor = async (person: Person, filter: InputOf<typeof getQuotesCsv>) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await server.as(person).download(getQuotesCsv, filter)).arrayBuffer(),
    )

  test.each([
    ['contact', 'marion'],
    ['address', 'alder richmond'],
    ['phone', '804-555'],
    ['permit number', 'bld-2026'],
    ['name of an option', 'switchback'],
    ['short name of a part', 'PPS55TL'],
  ])('a quote is found by the %s', async (_, search) => {
    expect(await found({ search: `${search} rear` })).toEqual([id])
  })

  test('an option is found by its new name and no more by the old one', async () => {
    await dana().call(renameOption, { id, option: 2, name: 'To the drive' })
    expect(await found({ search: 'drive' })).toEqual([id])
    expect(await found({ search: 'switchback' })).toEqual([])
  })

  test.each(['Ines Calder', 'Nora Field'] as const)('%s finds no quote by its customer', async (person) => {
    expect(await found({ search: 'marion' }, person)).toEqual([])
    expect(await found({ search: 'alder' }, person)).toEqual([])
    expect(await found({ search: 'rear pps55tl' }, person)).toEqual([id])
    expect(await csvFor(person, { search: 'rear' })).not.toMatch(/Marion|Alder|555-0100/)
  })

  test('a crew finds a quote by its address, and its file has no price', async () => {
    expect(await found({ search: 'alder' }, 'Cole Reyes')).toEqual([id])
    const file = await csvFor('Cole Reyes', { search: 'alder' })
    expect(file).toContain('214 Alder Court')
    expect(file).not.toMatch(/,\d+\.\d\d,/)
    expect(await csvFor('Dana Miller', { search: 'alder' })).toMatch(/,\d+\.\d\d,/)
  })

  test('another dealer finds nothing, and the file is empty', async () => {
    expect(await found({ search: 'alder' }, 'Sam Ortiz')).toEqual([])
    expect((await csvFor('Sam Ortiz', { search: 'alder' })).split('\r\n')).toHaveLength(2)
  })

  test('a quote goes through its states, and is found in each of them', async () => {
    const stateOf = async () => (await dana().call(getQuote, { id: other })).state
    expect(await stateOf()).toBe('draft')
    await dana().call(vizionHeaderUpdate, { headerID: other, layout: layoutOf('t2-straight') })
    expect(await stateOf()).toBe('received')
    await dana().call(issueRevision, { id: other, versionNumber: 1, validDays: 20 })
    expect([await stateOf(), await found({ state: 'issued' })]).toEqual(['issued', [other]])
    expect(await found({ search: `${other}-1a` })).toEqual([other])
    const change = (versionNumber: number, action: 'withdraw' | 'decline' | 'approve' | 'cancel') =>
      dana().call(changeRevision, { id: other, versionNumber, action, reason: 'as Marion said' })
    await change(1, 'withdraw')
    expect(await stateOf()).toBe('withdrawn')
    await dana().call(issueRevision, { id: other, versionNumber: 1, validDays: 20 })
    await change(2, 'approve')
    expect([await stateOf(), await found({ state: 'approved' })]).toEqual(['approved', [other]])
    await change(2, 'cancel')
    expect(await stateOf()).toBe('canceled')
    await dana().call(issueRevision, { id: other, versionNumber: 2, validDays: 20 })
    await change(3, 'decline')
    expect(await stateOf()).toBe('declined')
    await dana().call(issueRevision, { id: other, versionNumber: 3, validDays: 20 })
    const { found: byStatus, states } = await dana().call(listQuotes, { state: 'issued' })
    expect([states.issued, byStatus.received]).toEqual([1, 2])
  })

  test('a proposal expires once its last day has ended where its dealer is', async () => {
    const issuedAt = server.clock.now
    const { validUntil } = await dana().call(getQuote, { id: other })
    const at = (time: string) => {
      server.clock.now = new Date(time)
    }
    expect(await found({ expiresWithin: '14' })).toEqual([])
    await server.database.run(
      "insert into dealer_cards (customer_number, time_zone) values ('10001', 'America/New_York') on conflict (customer_number) do update set time_zone = excluded.time_zone",
    )
    at(`${validUntil}T12:00:00Z`)
    expect([await found({ expiresWithin: '14' }), await found({ state: 'expired' })]).toEqual([[other], []])
    const next = new Date(Date.parse(`${validUntil}T00:00:00Z`) + 24 * 60 * 60 * 1000)
      .toISOString()
      .slice(0, 10)
    at(`${next}T04:59:00Z`)
    expect(await found({ state: 'issued' })).toEqual([other])
    at(`${next}T05:01:00Z`)
    for (const person of ['Dana Miller', 'Ines Calder'] as const)
      expect(await found({ state: 'expired' }, person)).toEqual([other])
    await server.database.run(
      "update dealer_cards set time_zone = 'America/Los_Angeles' where customer_number = '10001'",
    )
    for (const person of ['Dana Miller', 'Ines Calder'] as const)
      expect(await found({ state: 'issued' }, person)).toEqual([other])
    await server.database.run("update dealer_cards set time_zone = null where customer_number = '10001'")
    // A dealer that entered no zone has that of the company.
    at(`${next}T05:59:00Z`)
    expect(await found({ state: 'issued' })).toEqual([other])
    at(`${next}T06:01:00Z`)
    expect(await found({ state: 'expired' })).toEqual([other])
    server.clock.now = issuedAt
  })

  test('an ordered quote is accepted, and a change order is a state of its own', async () => {
    await dana().call(acceptQuote, { id: other, versionNumber: 4 })
    expect(await found({ state: 'ordered' })).toEqual([other])
    await dana().call(beginChange, { id: other })
    expect([await found({ state: 'changing' }), await found({ state: 'issued' })]).toEqual([[other], []])
  })

  test('an archived quote is listed where the filter asks for it, and restored', async () => {
    const before = await dana().call(listQuotes, {})
    expect(await server.as('Omar Hayes').call(archiveQuote, { id })).toMatchObject({
      archivedAt: expect.any(String),
    })
    await dana().call(archiveQuote, { id })
    const after = await dana().call(listQuotes, {})
    expect(after.quotes.map((quote) => quote.id)).not.toContain(id)
    expect([after.total, after.archived, after.states.received]).toEqual([
      before.total - 1,
      1,
      before.states.received - 1,
    ])
    const archived = await dana().call(listQuotes, { archived: 'yes' })
    expect([archived.quotes.map((quote) => quote.id), archived.states.received]).toEqual([[id], 1])
    await server.as('Lena Brooks').call(restoreQuote, { id })
    expect(await found({ search: 'rear' })).toEqual([id])
    const { entries } = await dana().call(listActivity, { id })
    expect(entries.slice(0, 2).map(({ event, person }) => [event, person])).toEqual([
      ['unarchived', 'Lena Brooks'],
      ['archived', 'Omar Hayes'],
    ])
  })

  test.each(['Cole Reyes', 'Ines Calder', 'Nora Field'] as const)('%s archives nothing', async (person) => {
    await expect(server.as(person).call(archiveQuote, { id })).rejects.toMatchObject({ code: 'role.refused' })
    await expect(server.as(person).call(restoreQuote, { id })).rejects.toMatchObject({ code: 'role.refused' })
  })

  test('activity tells who did what, newest first, page by page; reasons are for those who see the customer', async () => {
    const { entries, next } = await dana().call(listActivity, { id: other })
    expect(next).toBeNull()
    expect(entries[0]).toMatchObject({ event: 'change-begun', person: 'Dana Miller', isManufacturer: false })
    expect(entries.find(({ event }) => event === 'declined')).toMatchObject({
      revision: `${other}-1C`,
      reason: 'as Marion said',
    })
    const seen = await server.as('Ines Calder').call(listActivity, { id: other })
    expect(seen.entries).toHaveLength(entries.length)
    expect(JSON.stringify(seen)).not.toContain('Marion')
    await server.database.run(
      `insert into audit (at, event, person, name, customer_number, header_id, request_id)
       select now(), 'exported', 'ines-calder', 'Ines Calder', '', $1, 'many-' || number from generate_series(1, 25) as number`,
      [Number(other)],
    )
    const first = await dana().call(listActivity, { id: other })
    const second = await dana().call(listActivity, { id: other, after: first.next ?? '' })
    expect([first.entries.length, second.entries.length, second.next]).toEqual([20, 5 + entries.length, null])
    expect(first.entries[0]).toMatchObject({ person: 'Ines Calder', isManufacturer: true })
  })

  test('quotes of before, and what servers of the version before write, are in the book', async () => {
    const rows = await server.database.all(
      z.object({ found_by: z.string(), offer_state: z.string() }),
      'select found_by, offer_state from headers where id = $1',
      [Number(id)],
    )
    await server.database.run("update headers set found_by = '', offer_state = 'none', valid_until = null")
    const migration = readMigrations().find(({ name }) => name.startsWith('029-'))
    const filling = /^select enter_in_book.*$/m.exec(migration?.text ?? '')?.[0] ?? ''
    await server.database.script(filling)
    expect(
      await server.database.all(
        z.object({ found_by: z.string(), offer_state: z.string() }),
        'select found_by, offer_state from headers where id = $1',
        [Number(id)],
      ),
    ).toEqual(rows)
    expect(rows[0]?.found_by.split('\n')).toHaveLength(2)
    await server.database.run("update headers set name = 'Flank\nentrance' where id = $1", [Number(id)])
    expect(await found({ search: 'flank entrance' }, 'Ines Calder')).toEqual([id])
    expect(await found({ search: 'alder' }, 'Ines Calder')).toEqual([])
  })

  test('the file has the day where the dealer of a quote is, whoever takes it', async () => {
    const before = server.clock.now
    const day = before.toISOString().slice(0, 10)
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const zoneIs = (zone: string | null) =>
      server.database.run("update dealer_cards set time_zone = $1 where customer_number = '10001'", [zone])
    // The next day in New York, not yet in Chicago, where the company is.
    server.clock.now = new Date(`${next}T05:30:00Z`)
    const { id: late } = await dana().call(createQuote, { name: 'Evening call', productLine: 'P3G' })
    for (const person of ['Dana Miller', 'Ines Calder'] as const) {
      await zoneIs('America/New_York')
      expect(await csvFor(person, { search: 'evening call' })).toContain(`Dana Miller,${next},${next},`)
      await zoneIs(null)
      expect(await csvFor(person, { search: 'evening call' })).toContain(`Dana Miller,${day},${day},`)
    }
    await dana().call(archiveQuote, { id: late })
    expect(await csvFor('Dana Miller', { search: 'evening call', archived: 'yes' })).toContain(
      `Dana Miller,${day},${day},${day}\r\n`,
    )
    server.clock.now = before
  })
})
