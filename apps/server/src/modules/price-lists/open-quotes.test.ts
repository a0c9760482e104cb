import { readFileSync } from 'node:fs'
import { catalogueFolder } from '@ramp/catalogue-files'
import {
  checkPriceList,
  publishPriceList,
  rampGenerate,
  saveDraft,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { copiesOf } from './testing/copies-of-a-quote.ts'

/** `npm run price-list-load` has 1,000 quotes and 50 people. */
const QUOTES = Number(process.env.LOAD_QUOTES ?? 60)
const SAVERS = Number(process.env.LOAD_SAVERS ?? 8)

const layout = layoutOf('t1-switchback')
const totals = z.object({ header_id: z.number(), parts_total: z.number(), catalogue_version: z.string() })

describe.each(databases)('a list that is published while quotes are open on the $database', ({ open }) => {
  let server: TestServer
  let issued: readonly string[] = []
  let unissued: readonly string[] = []
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'UTC' } })
    const quarter = Math.floor(QUOTES / 4)
    issued = await copiesOf(server, { layout, count: QUOTES - quarter, offer: 'issued' })
    unissued = await copiesOf(server, { layout, count: quarter, offer: 'none' })
  }, 600_000)
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const ines = () => server.as('Ines Calder')
  const storedTotals = () =>
    server.database.all(
      totals,
      `select issued_quotes.header_id, parts_total, catalogue_version from issued_quotes
       join revision_status on revision_status.header_id = issued_quotes.header_id and revision_status.version = issued_quotes.version
       where offer_state <> 'none' order by 1`,
    )
  const totalNow = async (headerID: string) =>
    (await dana().call(rampGenerate, { headerID, layout })).partsTotal

  test('no issued or pinned total moves while people save, and the run does what the dry run told', async () => {
    const file = readFileSync(`${catalogueFolder}/../fixtures/second-list.csv`, 'base64')
    const holdsFrom = server.clock.now.toISOString().slice(0, 10)
    const list = { name: 'load.1', holdsFrom, fileName: 'second-list.csv', base64File: file }
    const before = await storedTotals()
    const busy = issued.slice(0, SAVERS)
    const pinnedBefore = await totalNow(busy[0] ?? '')
    const told = await ines().call(checkPriceList, list)
    expect(told.effect).toMatchObject({ drafts: unissued.length, notPriced: 0, issued: 0 })

    let isPublished = false
    let saves = 0
    const saveUntilPublished = async (id: string) => {
      for (let counter = 0; !isPublished || counter < 2; counter++) {
        await dana().call(saveDraft, { id, basedOn: counter, project: projectOf(layout, id) })
        saves++
      }
    }
    const saving = busy.map(saveUntilPublished)
    await ines().call(publishPriceList, list)
    isPublished = true
    await Promise.all(saving)
    // What was saved is finished after the list came; one person has no more than ten drawings worked out at a time.
    const finished = await oneByOne(busy, (id) => dana().call(vizionHeaderUpdate, { headerID: id, layout }))

    expect(saves).toBeGreaterThanOrEqual(2 * busy.length)
    expect(await storedTotals()).toEqual(before)
    expectEvery(finished, ({ quote }) => quote.partsTotal === pinnedBefore)
    expect(await oneByOne(busy, totalNow)).toEqual(busy.map(() => pinnedBefore))
    const run = await oneByOne(unissued, async (id) => [id, await totalNow(id)])
    expect(run).toEqual(told.effect?.touched.map(({ id, after }) => [id, after]))
    expectEvery(run, ([, total]) => total !== pinnedBefore)
    process.stdout.write(
      `\n${before.length} issued, ${unissued.length} drafts, ${busy.length} people, ${saves} saves\n`,
    )
  }, 900_000)
})

async function oneByOne<Done>(ids: readonly string[], work: (id: string) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = []
  for (const id of ids) done.push(await work(id))
  return done
}
