import {
  type createClient,
  createQuote,
  getQuote,
  listQuotes,
  rampGenerate,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { changeIssued } from '../../db/testing/change-issued.ts'
import { databases } from '../../db/testing/databases.ts'

const straight = layoutOf('t2-straight')
const switchback = layoutOf('t1-switchback')
const exception = {
  code: 'IRC',
  section: 'R312.1.1',
  title: 'Highest surface without a guard',
  measured: 31,
  acceptedBy: 'J. Ortiz, plan review',
  reason: 'Grade is raised beside the platform.',
  document: 'Variance 2026-114',
} as const

const SYSTEMS: readonly (readonly [what: string, layout: Layout, tone: string, short: RegExp])[] = [
  ['a good system', straight, 'good', /^OK, \d+ to verify$/],
  ['a system without guards at 31 in', switchback, 'bad', /^R312\.1\.1 not met$/],
  ['a system without legs', { ...straight, autoGenLegs: false }, 'look', /^Legs not ordered$/],
  [
    'an accepted exception',
    { ...switchback, project: { ...switchback.project, exceptions: [exception] } },
    'look',
    /^R312\.1\.1 accepted$/,
  ],
]

describe.each(databases)('the verdict on a quote, on the $database', ({ open }) => {
  let server: TestServer
  let dana: ReturnType<typeof createClient<Blob>>
  beforeAll(async () => {
    server = await startTestServer(open)
    dana = server.as('Dana Miller')
  })
  afterAll(() => server.close())

  const newQuote = async () => (await dana.call(createQuote, { name: 'Checked', productLine: 'P3G' })).id
  const listed = async (id: string) =>
    (await dana.call(listQuotes, {})).quotes.find((quote) => quote.id === id)

  test.each(SYSTEMS)('of %s is frozen with it and listed', async (_, layout, tone, short) => {
    const headerID = await newQuote()
    expect((await listed(headerID))?.verdict).toBeNull()
    const { verdict: before } = await dana.call(rampGenerate, { layout })
    const { quote } = await dana.call(vizionHeaderUpdate, { headerID, layout })
    expect(quote.verdict).toEqual(before)
    expect(quote.verdict).toMatchObject({ tone, short: expect.stringMatching(short) })
    expect(quote.verdict?.reasons.length === 0).toBe(tone === 'good')
    const { issued, verdict } = await dana.call(getQuote, { id: headerID })
    expect(issued?.verdict).toEqual(quote.verdict)
    expect(verdict).toEqual({ tone, short: quote.verdict?.short })
    expect((await listed(headerID))?.verdict).toEqual(verdict)
  })

  test('is that of the version issued last', async () => {
    const headerID = await newQuote()
    for (const layout of [straight, switchback]) await dana.call(vizionHeaderUpdate, { headerID, layout })
    expect((await listed(headerID))?.verdict?.tone).toBe('bad')
  })

  test('is null for a quote that a server before this one issued, which stays readable', async () => {
    const headerID = await newQuote()
    await dana.call(vizionHeaderUpdate, { headerID, layout: straight })
    await changeIssued(server.database, 'update issued_quotes set verdict = null where header_id = $1', [
      Number(headerID),
    ])
    expect((await listed(headerID))?.verdict).toBeNull()
    const { issued, verdict } = await dana.call(getQuote, { id: headerID })
    expect([issued?.verdict, verdict, issued?.versionNumber]).toEqual([null, null, 1])
  })
})
