import { readFileSync } from 'node:fs'
import { catalogueFolder } from '@ramp/catalogue-files'
import {
  acceptQuote,
  checkReprice,
  createQuote,
  getRevision,
  issueRevision,
  listAudit,
  listOptions,
  pricedDifference,
  publishPriceList,
  repriceOption,
  saveDraft,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectGet,
} from '@ramp/contracts'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  catalogueVersion,
  layoutOf,
  projectOf,
  startTestServer,
  type TestServer,
} from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const layout = layoutOf('t1-switchback')
const namesOf = (parts: readonly { readonly shortName: string }[]) => parts.map(({ shortName }) => shortName)

describe.each(databases)('re-pricing an option on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/New_York' } })
    server.clock.now = new Date('2026-11-20T16:05:00Z')
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const publish = (name: string, holdsFrom: string) =>
    server.as('Ines Calder').call(publishPriceList, {
      name,
      holdsFrom,
      fileName: 'second-list.csv',
      base64File: readFileSync(`${catalogueFolder}/../fixtures/second-list.csv`, 'base64'),
    })
  async function issued() {
    const { id } = await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout })
    await dana().call(issueRevision, { id, versionNumber: 1 })
    return id
  }
  const option = async (id: string) => (await dana().call(listOptions, { id })).options[0]
  const revision = (id: string, versionNumber: number) =>
    dana().call(getRevision, { id, versionNumber: String(versionNumber) })

  let harper = ''
  test('the check says what changes, and changes nothing', async () => {
    harper = await issued()
    const id = harper
    expect(await option(id)).toMatchObject({ priceList: catalogueVersion, newerPriceList: null })
    await publish('2027.1', '2027-01-01')
    server.clock.now = new Date('2027-01-20T16:05:00Z')
    expect(await option(id)).toMatchObject({ priceList: catalogueVersion, newerPriceList: '2027.1' })
    const told = await dana().call(checkReprice, { id, option: 1 })
    expect(told.before).toEqual({ versionNumber: 1, name: `${id}-1A`, priceList: catalogueVersion })
    expect(told.after).toEqual({ name: `${id}-1B`, priceList: '2027.1' })
    expect(told.replaced).toMatchObject([{ from: { shortName: 'PRSTL5' }, to: { shortName: 'PRSTL5N' } }])
    const { total, effects, lines } = pricedDifference.parse(told.difference)
    expect(total.change).not.toBe(0)
    expect(effects.drawing + effects.priceList).toBe(total.change)
    expectEvery(lines, (line) => line.drawing + line.priceList === line.total.after - line.total.before)
    expect((await option(id))?.revisions).toHaveLength(1)
    expect((await option(id))?.priceList).toBe(catalogueVersion)
  })

  test('confirmed, it is done as it was told, and can be issued', async () => {
    const id = harper
    const { difference } = await dana().call(checkReprice, { id, option: 1 })
    const { total } = difference
    const shown = { versionNumber: 1, priceList: '2027.1' }
    const { options } = await dana().call(repriceOption, { id, option: 1, ...shown })
    expect(options[0]).toMatchObject({ priceList: '2027.1', newerPriceList: null })
    expect(options[0]?.revisions.map(({ name, offer }) => [name, offer])).toEqual([
      [`${id}-1A`, 'issued'],
      [`${id}-1B`, 'none'],
    ])
    expect(await revision(id, 2)).toMatchObject({ partsTotal: total.after, catalogueVersion: '2027.1' })
    expect((await revision(id, 1)).partsTotal).toBe(total.before)
    const { project } = await dana().call(vizionProjectGet, { headerID: id })
    expect(namesOf(project.layout.parts)).toContain('PRSTL5N')
    expect(namesOf(project.layout.parts)).not.toContain('PRSTL5')
    expect((await dana().call(vizionHeaderGet, { headerID: id })).priceList).toBe('2027.1')
    const { entries } = await server.as('Ines Calder').call(listAudit, { headerID: id })
    expect(entries.map(({ event }) => event).slice(0, 2)).toEqual(['finished', 're-priced'])
    await dana().call(issueRevision, { id, versionNumber: 2 })
    expect((await option(id))?.revisions.map(({ offer }) => offer)).toEqual(['superseded', 'issued'])
  })

  test('what changed since the check is refused: another list, a newer drawing', async () => {
    const { id } = await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    const reprice = (shown: { versionNumber: number; priceList: string }) =>
      dana().call(repriceOption, { id, option: 1, ...shown })
    const changed = { status: 409, code: 'quote.changed' }
    await expect(reprice({ versionNumber: 1, priceList: '2026.1' })).rejects.toMatchObject(changed)
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    await expect(reprice({ versionNumber: 1, priceList: '2027.1' })).rejects.toMatchObject(changed)
    expect((await option(id))?.priceList).toBeNull()
    const two = await Promise.allSettled([1, 2].map(() => reprice({ versionNumber: 2, priceList: '2027.1' })))
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    // It was never issued: a later list is used without being asked for.
    expect((await option(id))?.priceList).toBeNull()
  })

  test('a draft that is not finished and a quote that was accepted are not re-priced', async () => {
    const id = await issued()
    const check = () => dana().call(checkReprice, { id, option: 1 })
    await dana().call(saveDraft, { id, basedOn: 0, project: projectOf(layout, id) })
    await expect(check()).rejects.toMatchObject({ status: 409, code: 'revision.refused' })
    const other = await issued()
    await dana().call(acceptQuote, { id: other, versionNumber: 1 })
    await expect(dana().call(checkReprice, { id: other, option: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'quote.accepted',
    })
    await expect(server.as('Ines Calder').call(checkReprice, { id, option: 1 })).rejects.toMatchObject({
      status: 403,
      code: 'role.refused',
    })
  })
})
