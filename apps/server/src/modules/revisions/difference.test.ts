import { readFileSync } from 'node:fs'
import { catalogueFolder, readCatalogue } from '@ramp/catalogue-files'
import {
  addOption,
  getDifference,
  getRevision,
  getRevisionPicture,
  issueRevision,
  pricedDifference,
  publishPriceList,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { catalogueOf } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { finishedQuote } from './testing/quotes-in-states.ts'

const before = catalogueOf(readCatalogue('P3G'))

/** What is lettered on a picture. */
const wordsOf = (svg: string | null) =>
  [...(svg ?? '').matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words)

describe.each(databases)('a difference on the $database', ({ open }) => {
  let server: TestServer
  let id: string
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/New_York' } })
    server.clock.now = new Date('2026-11-20T16:05:00Z')
    const dana = server.as('Dana Miller')
    id = await finishedQuote(server)
    await dana.call(issueRevision, { id, versionNumber: 1 })
    const straight = layoutOf('t2-straight')
    const project = { ...straight.project, childRails: !straight.project.childRails }
    const runs = straight.runs.map((run) => ({ ...run, top: (run.top ?? 0) - 1 }))
    await dana.call(vizionHeaderUpdate, { headerID: id, layout: { ...straight, project, runs } })
    await dana.call(addOption, { id, name: 'Switchback' })
    await dana.call(vizionHeaderUpdate, { headerID: id, option: 2, layout: layoutOf('t1-switchback') })
  })
  afterAll(() => server.close())

  const between = (before: number, after: number, person: Person = 'Dana Miller') =>
    server.as(person).call(getDifference, { id, before, after })
  const revision = (version: number) =>
    server.as('Dana Miller').call(getRevision, { id, versionNumber: String(version) })

  test.each([
    ['two revisions of one option', 1, 2, '1A', '1B'],
    ['the same ones, backward', 2, 1, '1B', '1A'],
    ['two options', 1, 3, '1A', '2A'],
  ])('%s add up to their stored totals, line by line and in all', async (_, from, to, was, is) => {
    const answer = await between(from, to)
    expect(answer.before).toEqual({ versionNumber: from, name: `${id}-${was}` })
    expect(answer.after).toEqual({ versionNumber: to, name: `${id}-${is}` })
    const difference = pricedDifference.parse(answer.difference)
    const [stored, storedAfter] = [await revision(from), await revision(to)]
    expect(difference.total).toMatchObject({ before: stored.partsTotal, after: storedAfter.partsTotal })
    const { effects, total, lines } = difference
    expect(total.change).not.toBe(0)
    expect(effects.drawing + effects.priceList).toBe(total.change)
    expectEvery(lines, (line) => line.drawing + line.priceList === line.total.after - line.total.before)
    expect(lines.reduce((sum, line) => sum + line.total.after, 0)).toBe(storedAfter.partsTotal)
    expect(difference.drawing.sentences.length).toBeGreaterThan(0)
    expectEvery(lines, ({ kind, why }) => (kind === 'same') === (why.length === 0))
  })

  test('the plan has what is new and gone, and a legend; a revision does not differ from itself', async () => {
    const [there, back] = [await between(1, 3), await between(3, 1)]
    expect(wordsOf(there.plan)).toEqual(
      expect.arrayContaining(['ENTRANCE', '+', '+ new', 'moved (1 → 1), ≠ changed']),
    )
    expect(wordsOf(back.plan)).toEqual(
      expect.arrayContaining(['ENTRANCE', '−', '− removed', 'moved (1 → 1), ≠ changed']),
    )
    const same = await between(2, 2)
    expect(same.plan).toBeNull()
    expectEvery(same.difference.lines, ({ kind }) => kind === 'same')
  })

  test('every revision has a picture of its own drawing, for people of its customer', async () => {
    const picture = async (versionNumber: number) =>
      (await server.as('Cole Reyes').download(getRevisionPicture, { id, versionNumber })).text()
    const pictures = await Promise.all([1, 3].map(picture))
    expectEvery(pictures, (svg) => svg.startsWith('<svg') && wordsOf(svg).includes('ENTRANCE'))
    expect(pictures[0]).not.toBe(pictures[1])
    await expect(
      server.as('Sam Ortiz').download(getRevisionPicture, { id, versionNumber: 1 }),
    ).rejects.toMatchObject({ status: 404, code: 'header.unknown' })
    await expect(
      server.as('Dana Miller').download(getRevisionPicture, { id, versionNumber: 9 }),
    ).rejects.toMatchObject({ status: 404, code: 'revision.unknown' })
  })

  test('what a new list changes is told apart; a new piece counts at the price of the list before', async () => {
    await server.as('Ines Calder').call(publishPriceList, {
      name: '2027.1',
      holdsFrom: '2027-01-01',
      fileName: 'second-list.csv',
      base64File: readFileSync(`${catalogueFolder}/../fixtures/second-list.csv`, 'base64'),
    })
    server.clock.now = new Date('2027-01-01T06:00:00Z')
    const dana = server.as('Dana Miller')
    const layout = layoutOf('t1-switchback')
    const { quote } = await dana.call(vizionHeaderUpdate, { headerID: id, option: 2, layout })
    const difference = pricedDifference.parse((await between(1, quote.versionNumber)).difference)
    const added = difference.lines.filter(({ kind }) => kind === 'new')
    const dearer = added.filter(({ unitPrice }) => unitPrice.before !== unitPrice.after)
    expectEvery(dearer, ({ itemNumber, unitPrice, quantity, drawing, priceList }) => {
      const [was, is] = [before.byItemNumber.get(itemNumber)?.price ?? 0, unitPrice.after ?? 0]
      const expected = [was, quantity.after * was, quantity.after * (is - was)]
      return String([unitPrice.before, drawing, priceList]) === String(expected)
    })
    const { effects, total } = difference
    expect(effects.priceList).not.toBe(0)
    expect(effects.drawing + effects.priceList).toBe(total.change)
    const listAlone = pricedDifference.parse((await between(3, quote.versionNumber)).difference)
    expect(listAlone.effects).toEqual({ drawing: 0, priceList: listAlone.total.change })
    expect(listAlone.total.change).not.toBe(0)
  })

  test('a crew sees lines and plan, and no amount', async () => {
    const [priced, seen] = [await between(1, 3), await between(1, 3, 'Cole Reyes')]
    expect(pricedDifference.safeParse(seen.difference).success).toBe(false)
    expect(seen.plan).toBe(priced.plan)
    expect(seen.difference.drawing).toEqual(priced.difference.drawing)
    const none = { before: null, after: null }
    expect(seen.difference.lines).toEqual(
      priced.difference.lines.map((line) => ({
        ...line,
        unitPrice: none,
        total: none,
        drawing: null,
        priceList: null,
      })),
    )
    const { effects, figures, total } = seen.difference
    expect(effects).toEqual({ drawing: null, priceList: null })
    expect([...figures, total]).toEqual(['Parts', 'Total'].map((name) => ({ ...none, name, change: null })))
  })

  test('a version that the quote does not have is named; a quote of another customer is unknown', async () => {
    for (const [before, after] of [
      [1, 9],
      [9, 1],
    ] as const)
      await expect(between(before, after)).rejects.toMatchObject({
        status: 404,
        code: 'revision.unknown',
        message: `Quote ${id} has no version 9. Open the quote again.`,
      })
    await expect(between(1, 2, 'Sam Ortiz')).rejects.toMatchObject({ status: 404, code: 'header.unknown' })
  })
})
