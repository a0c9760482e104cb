import {
  acceptQuote,
  CallError,
  createQuote,
  duplicateQuote,
  getQuote,
  signInSettings,
  vizionHeaderGet,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { DEFAULT_BRAND, moveParts, newLayout } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  catalogueVersion,
  layoutOf,
  startTestServer,
  type TestServer,
} from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const switchback = layoutOf('t1-switchback')

describe.each(databases)('quote headers on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test('the dealer, internal staff and customer 00000 open a header [server-headers-1]', async () => {
    for (const person of ['Dana Miller', 'Ines Calder', 'Devin Park', 'Nora Field'] as const)
      expect(await server.as(person).call(vizionHeaderGet, { headerID: '1001' })).toMatchObject({
        headerID: '1001',
        customerNumber: '10001',
        productLine: 'P3G',
        industry: 'residential',
        status: 'draft',
        createdBy: { clientId: 2, name: 'Dana Miller' },
      })
  })

  test('a header says which application it is from, and since when; the settings say what this one is called [server-headers-5]', async () => {
    const dana = server.as('Dana Miller')
    await server.database.run('update headers set creator_client_id = 3 where id = 1002', [])
    expect(await dana.call(vizionHeaderGet, { headerID: '1002' })).toMatchObject({
      headerID: '1002',
      createdBy: { clientId: 3, name: expect.stringMatching(/\S/) },
      industry: 'residential',
      dtmCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dtmLastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const settings = await server.as('Dana Miller').call(signInSettings, { app: 'designer' })
    expect(settings.brand.name).toBe(DEFAULT_BRAND.name)
  })

  test('finishing the real switchback issues the quote of its printout [server-headers-2]', async () => {
    const dana = server.as('Dana Miller')
    const before = await dana.call(vizionHeaderGet, { headerID: '1001' })
    expect(before.dtmLastUpdate).toBe(before.dtmCreated)
    const { header, quote } = await dana.call(vizionHeaderUpdate, { headerID: '1001', layout: switchback })
    expect(header).toMatchObject({ status: 'received', dtmCreated: before.dtmCreated })
    expect(header.dtmLastUpdate > header.dtmCreated).toBe(true)
    expect(quote).toMatchObject({
      versionNumber: 1,
      catalogueVersion: catalogueVersion,
      issuedBy: 'Dana Miller',
      partsTotal: 897_991,
      linearFeet: 41,
      acceptedAt: null,
    })
    expect(quote.lines.reduce((total, line) => total + line.total, 0)).toBe(897_991)
    expectEvery(quote.lines, ({ reasons }) => reasons.length > 0)
    expect(quote.payload).toMatchObject({
      Id: '1001',
      versionNumber: '1',
      surface: 'SOLID',
      handrails: 'TWO_LINE',
      rampWidth: 36,
      isLoops: true,
      ratio: '1:12',
      productLine: 'P3G',
      linearFeet: 41,
      priceLevel: 'retail',
    })
    expect(quote.payload.itemAllocations).toHaveLength(quote.lines.length)
    expect((await dana.call(getQuote, { id: '1001' })).issued).toEqual(quote)
  })

  test.each`
    quoteType     | told
    ${'industry'} | ${'residential'}
    ${'V'}        | ${'V'}
    ${'M'}        | ${'M'}
  `(
    'the type $quoteType that a header names is that of its quote, and of the quote of its copy: $told [server-headers-4]',
    async ({ quoteType, told }) => {
      const ines = server.as('Ines Calder')
      const wanted = { name: `Of type ${quoteType}`, productLine: 'P3G', customerNumber: '10001' } as const
      const { id } = await ines.call(createQuote, { ...wanted, quoteType })
      const copy = await ines.call(duplicateQuote, { id })
      for (const headerID of [id, copy.id]) {
        expect(await ines.call(vizionHeaderGet, { headerID })).toMatchObject({ quoteType })
        const { quote } = await ines.call(vizionHeaderUpdate, { headerID, layout: switchback })
        expect(quote.payload).toMatchObject({ quoteType: told, linearFeet: 41 })
        expect(quote.payload.itemAllocations).toHaveLength(quote.lines.length)
      }
    },
  )

  test('the answer does not depend on anything but the layout: a parts list that is sent along counts for nothing', async () => {
    const cheap = { headerID: '1001', layout: switchback, lines: [], partsTotal: 1 }
    const { quote } = await server.as('Dana Miller').call(vizionHeaderUpdate, cheap)
    expect(quote.partsTotal).toBe(897_991)
    expect(quote.versionNumber).toBe(2)
  })

  test('a system with errors is not issued, and everything that is wrong is told', async () => {
    const torn = moveParts([switchback.parts[0]?.id ?? ''], { x: 400, y: 0 })(switchback)
    const refusal = await refusalOf(
      server.as('Dana Miller').call(vizionHeaderUpdate, { headerID: '1002', layout: torn }),
    )
    expect(refusal).toMatchObject({ status: 422, code: 'system.has-errors' })
    expect(refusal.message).toMatch(/^This system cannot be quoted yet: /)
    expect(refusal.details).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ severity: 'error', message: expect.any(String) }),
      ]),
    })
    expect((await server.as('Dana Miller').call(getQuote, { id: '1002' })).status).toBe('draft')
  })

  test('an empty drawing is no quote', async () => {
    const empty = { headerID: '1002', layout: newLayout('P3G') }
    expect(await refusalOf(server.as('Dana Miller').call(vizionHeaderUpdate, empty))).toMatchObject({
      status: 422,
      code: 'system.has-errors',
    })
  })

  test('a layout of another product line does not fit the quote', async () => {
    const layout = { ...switchback, project: { ...switchback.project, product: 'P2G' as const } }
    const refusal = await refusalOf(
      server.as('Dana Miller').call(vizionHeaderUpdate, { headerID: '1002', layout }),
    )
    expect(refusal).toMatchObject({ status: 400, code: 'input.invalid' })
    expect(refusal.message).toContain('layout.project.product is P2G')
  })

  test('an accepted quote stays as it is', async () => {
    const dana = server.as('Dana Miller')
    await dana.call(acceptQuote, { id: '1001', versionNumber: 2 })
    expect(
      await refusalOf(dana.call(vizionHeaderUpdate, { headerID: '1001', layout: layoutOf('t2-straight') })),
    ).toMatchObject({ status: 409, code: 'quote.accepted' })
    expect((await dana.call(getQuote, { id: '1001' })).issued?.partsTotal).toBe(897_991)
  })

  test('when finish and accept meet, one of them is told; what is accepted is what was seen', async () => {
    const sam = server.as('Sam Ortiz')
    await sam.call(vizionHeaderUpdate, { headerID: '1003', layout: switchback })
    const [finish, accept] = await Promise.allSettled([
      sam.call(vizionHeaderUpdate, { headerID: '1003', layout: layoutOf('t2-straight') }),
      sam.call(acceptQuote, { id: '1003', versionNumber: 1 }),
    ])
    const quote = await sam.call(getQuote, { id: '1003' })
    expect([finish.status, accept.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(quote.status).toBe(accept.status === 'fulfilled' ? 'accepted' : 'received')
    expect(quote.issued?.versionNumber).toBe(accept.status === 'fulfilled' ? 1 : 2)
  })
})

/** The refusal a call ends with. */
const refusalOf = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => {
      throw new Error('the call was not refused')
    },
    (error: unknown) => {
      if (error instanceof CallError) return error
      throw error
    },
  )
