import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  acceptQuote,
  type createClient,
  getQuote,
  getQuotePdf,
  getQuotePreview,
  type InputOf,
  rampImageGet,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { savedProjectOf } from '@ramp/formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { changeIssued } from '../../db/testing/change-issued.ts'
import { databases } from '../../db/testing/databases.ts'
import { smallPdf, smallPng } from '../../files/testing/small-files.ts'

const straight = layoutOf('t2-straight')
const switchback = layoutOf('t1-switchback')
const KEY = 'finish-of-the-straight'

type Client = ReturnType<typeof createClient<Blob>>
type Call = InputOf<typeof vizionHeaderUpdate>

describe.each(databases)('one call finishes a project on the $database', ({ open }) => {
  let server: TestServer
  let dana: Client
  let headerID: string
  let started: string
  beforeAll(async () => {
    server = await startTestServer(open)
    dana = server.as('Dana Miller')
  })
  afterAll(() => server.close())

  const begin = async (id: string) => {
    headerID = id
    started = (await dana.call(vizionHeaderGet, { headerID })).dtmLastUpdate
  }
  const finish = (given: Partial<Call> = {}, key = KEY, unanswered: readonly string[] = []) =>
    dana.call(vizionHeaderUpdate, {
      headerID,
      layout: straight,
      dtmLastUpdate: started,
      finish: { key, base64File: smallPdf('straight'), preview: smallPng, unanswered },
      ...given,
    })
  const pdf = async () => (await dana.download(getQuotePdf, { id: headerID })).text()
  const preview = async () => {
    const picture = await dana.download(getQuotePreview, { id: headerID })
    return Buffer.from(await picture.arrayBuffer()).toString('base64')
  }
  const countOf = async (table: 'issued_quotes' | 'projects') => {
    const text = `select count(*)::integer as count from ${table} where header_id = $1`
    const [row] = await server.database.all(z.object({ count: z.number() }), text, [Number(headerID)])
    return row?.count
  }

  test.each([
    ['a PDF that was cut short', () => Promise.resolve(), 400],
    ['a preview picture that was cut short', () => Promise.resolve(), 400],
    ['a disk that takes no file', () => Promise.resolve(blockStore(true)), 500],
  ] as const)(
    '%s leaves nothing behind: no quote, no project, and the header as it was',
    async (what, prepare, status) => {
      await begin('1001')
      await prepare()
      const pdf = { key: KEY, base64File: Buffer.from('%PDF-1.7').toString('base64') }
      const picture = { key: KEY, base64File: smallPdf(), preview: smallPng.slice(0, 40) }
      const given = status === 400 ? { finish: what.includes('PDF') ? pdf : picture } : {}
      await expect(finish(given)).rejects.toMatchObject({ status })
      blockStore(false)
      expect([await countOf('issued_quotes'), await countOf('projects')]).toEqual([0, 0])
      expect(await dana.call(vizionHeaderGet, { headerID })).toMatchObject({
        status: 'draft',
        dtmLastUpdate: started,
      })
    },
  )

  test('quote, PDF, preview picture and project are stored together [server-headers-3]', async () => {
    await begin('1001')
    const { header, quote } = await finish()
    expect(header).toMatchObject({ status: 'received', dtmLastUpdate: quote.issuedAt })
    expect(await pdf()).toContain('straight')
    expect(await preview()).toBe(smallPng)
    expect((await dana.call(rampImageGet, { headerID })).base64File).toBe(smallPng)
    expect((await dana.call(getQuote, { id: headerID })).preview).toMatch(/^1001-[0-9a-f-]{36}$/)
    const { project } = await dana.call(vizionProjectGet, { headerID })
    expect(project).toMatchObject({
      layout: straight,
      vizionHeaderId: headerID,
      dtmCreated: header.dtmCreated,
    })
  })

  test('sent again because its answer was lost, it answers with the quote it issued', async () => {
    const again = await finish()
    expect(again.quote).toEqual((await dana.call(getQuote, { id: headerID })).issued)
    expect([await countOf('issued_quotes'), await countOf('projects')]).toEqual([1, 1])
  })

  test('who drew on after a lost answer finishes without a conflict; who did not send it is told', async () => {
    const other = { layout: switchback, key: 'finish-of-the-switchback' }
    await expect(finish(other, other.key)).rejects.toMatchObject({ code: 'header.changed' })
    await expect(finish(other, other.key, ['somebody-else'])).rejects.toMatchObject({
      code: 'header.changed',
    })
    expect((await finish(other, other.key, [KEY])).quote.versionNumber).toBe(2)
  })

  test('a drawing that is brought back after another was finished is a version of its own', async () => {
    const { dtmLastUpdate } = await dana.call(vizionHeaderGet, { headerID })
    expect((await finish({ dtmLastUpdate })).quote.versionNumber).toBe(3)
  })

  test('a list that another version of the rules or of its prices made is issued anew', async () => {
    const { dtmLastUpdate } = await dana.call(vizionHeaderGet, { headerID })
    await changeIssued(
      server.database,
      "update issued_quotes set lines = jsonb_set(lines, '{0,quantity}', '99') where header_id = $1 and version = 3",
      [Number(headerID)],
    )
    const { quote } = await finish({ dtmLastUpdate })
    expect([quote.versionNumber, quote.lines[0]?.quantity]).toEqual([4, expect.any(Number)])
    expect(quote.lines[0]?.quantity).not.toBe(99)
  })

  test('who knows of a project that was saved after the quote finishes anew, so that project and quote are one', async () => {
    const { dtmCreated } = await dana.call(vizionHeaderGet, { headerID })
    const project = savedProjectOf(switchback, { now: new Date(), created: dtmCreated, headerID })
    await dana.call(vizionProjectUpdate, { headerID, project })
    const { dtmLastUpdate } = await dana.call(vizionHeaderGet, { headerID })
    expect((await finish({ dtmLastUpdate })).quote.versionNumber).toBe(5)
    expect((await dana.call(vizionProjectGet, { headerID })).project).toMatchObject({ layout: straight })
  })

  test('an answer that was lost is given even after the quote was accepted; another finish is refused', async () => {
    await dana.call(acceptQuote, { id: headerID, versionNumber: 5 })
    expect(await finish()).toMatchObject({ header: { status: 'accepted' }, quote: { versionNumber: 5 } })
    await expect(finish({}, 'another-finish')).rejects.toMatchObject({ code: 'quote.accepted' })
  })

  test('sent five times at once, it is one quote', async () => {
    await begin('1002')
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish()))
    expect(new Set(answers.map(({ quote }) => quote.issuedAt)).size).toBe(1)
    expect([await countOf('issued_quotes'), await countOf('projects')]).toEqual([1, 1])
  })

  test('a version without a preview picture shows none of another drawing', async () => {
    await begin('1002')
    expect(await preview()).toBe(smallPng)
    const without = { key: 'finish-without-picture', base64File: smallPdf('straight') }
    await finish({ layout: switchback, finish: without })
    await expect(preview()).rejects.toMatchObject({ status: 404, code: 'file.unknown' })
    expect((await dana.call(getQuote, { id: headerID })).preview).toBeNull()
  })

  test('what is worth a look is frozen with the quote: a deck that no legs are ordered for', async () => {
    await begin('1002')
    const bare = { ...straight, autoGenLegs: false }
    const { quote } = await finish({ layout: bare }, 'finish-without-legs')
    const said = quote.warnings.map(({ message }) => message)
    expect(said).toContain('No legs are ordered for a deck at 24".')
    const { issued } = await dana.call(getQuote, { id: headerID })
    expect(issued?.warnings).toEqual(quote.warnings)
  })

  /** Puts a file where the folder of files has to be, or takes it away. */
  function blockStore(isBlocked: boolean) {
    const files = join(server.folder, 'files')
    mkdirSync(files, { recursive: true })
    if (isBlocked) writeFileSync(join(files, 'vizionprojects'), '')
    else rmSync(join(files, 'vizionprojects'), { force: true, recursive: true })
  }
})
