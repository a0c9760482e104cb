import { readCatalogue, readTranslation } from '@ramp/catalogue-files'
import {
  addOption,
  createQuote,
  getDifference,
  getRevision,
  pricedDifference,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { catalogueOf, translateLayout } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { finishedQuote } from './testing/quotes-in-states.ts'

const [p3g, p2g] = [catalogueOf(readCatalogue('P3G')), catalogueOf(readCatalogue('P2G'))]
const pairs = readTranslation()

/** Gives a quote the only revision of another one as an option of its own; a quote that is drawn stays in its line. */
async function takeOver(server: TestServer, from: string, into: string) {
  await server.as('Dana Miller').call(addOption, { id: into, name: 'Pathway 2G' })
  await server.database.run(
    `insert into issued_quotes (header_id, option_number, version, catalogue_version, layout, lines, payload, parts_total, weight,
       linear_feet, issued_by, issued_at, warnings, verdict)
     select $2, 2, 2, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet, issued_by, issued_at, warnings, verdict
     from issued_quotes where header_id = $1 and version = 1`,
    [Number(from), Number(into)],
  )
}

describe.each(databases)('a difference from P3G to P2G on the $database', ({ open }) => {
  let server: TestServer
  let id: string
  beforeAll(async () => {
    server = await startTestServer(open)
    id = await finishedQuote(server)
    const staff = server.as('Ines Calder')
    const { layout } = translateLayout(layoutOf('t2-straight'), p3g.byShortName, { pairs, to: p2g })
    const converted = await staff.call(createQuote, {
      name: 'Harper',
      productLine: 'P2G',
      customerNumber: '10001',
    })
    await staff.call(vizionHeaderUpdate, { headerID: converted.id, layout })
    await takeOver(server, converted.id, id)
  })
  afterAll(() => server.close())

  const between = async (before: number, after: number) => {
    const { difference } = await server.as('Dana Miller').call(getDifference, { id, before, after })
    return pricedDifference.parse(difference)
  }
  const totalOf = async (version: number) =>
    (await server.as('Dana Miller').call(getRevision, { id, versionNumber: String(version) })).partsTotal

  test('an item and what is sold in its place are one line, which says so', async () => {
    const { lines, effects, total } = await between(1, 2)
    const joined = lines.filter(({ quantity }) => quantity.before > 0 && quantity.after > 0)
    const replaced = joined.filter(({ why }) => why.some((sentence) => sentence.startsWith('Replaces ')))
    expectEvery(replaced, ({ shortName, why }) =>
      pairs.some(({ from, to }) => to === shortName && why.some((one) => one.includes(`Replaces ${from}`))),
    )
    const translated = new Set(pairs.map(({ from }) => from))
    const gone = lines.filter(({ quantity }) => quantity.after === 0)
    expect(gone.filter(({ shortName }) => translated.has(shortName))).toEqual([])
    expectEvery(lines, (line) => line.drawing + line.priceList === line.total.after - line.total.before)
    expect(effects.drawing + effects.priceList).toBe(total.change)
    expect(total).toMatchObject({ before: await totalOf(1), after: await totalOf(2) })
  })

  test('the same lines are joined the other way, with the opposite change', async () => {
    const [there, back] = [await between(1, 2), await between(2, 1)]
    expect(back.total.change).toBe(-there.total.change)
    expect(back.lines).toHaveLength(there.lines.length)
    expectEvery(
      back.lines.filter(({ why }) => why.some((sentence) => sentence.startsWith('Replaces '))),
      ({ shortName }) => pairs.some(({ from }) => from === shortName),
    )
  })
})
