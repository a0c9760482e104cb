import {
  createQuote,
  getOfferTerms,
  issueRevision,
  listOptions,
  saveOfferTerms,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const NOT_ENTERED = { validDays: null, timeZone: null }

describe.each(databases)('terms of proposals on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/New_York' } })
  })
  afterAll(() => server.close())
  const as = (person: Parameters<TestServer['as']>[0]) => server.as(person)

  test('owner and office enter them for their company, sales and crew see them, and other dealers have their own', async () => {
    expect(await as('Dana Miller').call(getOfferTerms, {})).toEqual({ ...NOT_ENTERED, mayChange: true })
    const terms = { validDays: 14, timeZone: 'America/Chicago' }
    expect(await as('Omar Hayes').call(saveOfferTerms, terms)).toEqual({ ...terms, mayChange: true })
    expect(await as('Lena Brooks').call(getOfferTerms, {})).toEqual({ ...terms, mayChange: false })
    expect(await as('Sam Ortiz').call(getOfferTerms, {})).toEqual({ ...NOT_ENTERED, mayChange: true })
    for (const person of ['Lena Brooks', 'Cole Reyes', 'Ines Calder'] as const)
      await expect(as(person).call(saveOfferTerms, NOT_ENTERED)).rejects.toMatchObject({
        code: 'role.refused',
      })
    expect(await as('Dana Miller').call(getOfferTerms, {})).toMatchObject(terms)
    await expect(
      as('Dana Miller').call(saveOfferTerms, { validDays: 14, timeZone: 'Mars/Olympus' }),
    ).rejects.toMatchObject({ status: 400, details: [{ field: 'timeZone' }] })
  })

  test('a proposal is valid for the days entered, and its last day ends in the time zone entered, else in that of the server', async () => {
    const dana = as('Dana Miller')
    const issuedAt = async (moment: string) => {
      const { id } = await dana.call(createQuote, { name: 'Harper', productLine: 'P3G' })
      await dana.call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
      server.clock.now = new Date(moment)
      await dana.call(issueRevision, { id, versionNumber: 1 })
      return id
    }
    const first = async (id: string) => (await dana.call(listOptions, { id })).options[0]?.revisions[0]

    await dana.call(saveOfferTerms, { validDays: 10, timeZone: 'Pacific/Honolulu' })
    // Still December 1 on Hawaii, and December 2 in New York.
    const hawaiian = await issuedAt('2026-12-02T08:00:00Z')
    expect((await first(hawaiian))?.validUntil).toBe('2026-12-11')
    server.clock.now = new Date('2026-12-12T09:00:00Z')
    expect((await first(hawaiian))?.isExpired).toBe(false)

    await dana.call(saveOfferTerms, NOT_ENTERED)
    // December 12 has begun in New York, where nothing else was entered.
    expect((await first(hawaiian))?.isExpired).toBe(true)
    const usual = await issuedAt('2026-12-02T08:00:00Z')
    expect((await first(usual))?.validUntil).toBe('2027-01-01')
  })
})
