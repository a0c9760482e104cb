import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  createQuote,
  duplicateQuote,
  fileGet,
  getQuotePdf,
  getQuotePreview,
  rampImagePost,
  rampLayoutPost,
  vizionHeaderUpdate,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { databases, emptyInMemory, emptyOnServer } from '../db/testing/databases.ts'
import { openFolder } from '../files/folder.ts'
import { removeReplacedWith } from '../files/remove-replaced.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { smallPdf, smallPng } from '../files/testing/small-files.ts'
import { layoutOf, newFolder, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

const container = 'vizionprojects'
const straight = layoutOf('t2-straight')
const switchback = layoutOf('t1-switchback')
const HOURS_AGO = new Date(Date.now() - 2 * 3_600_000)

/** Puts a file where another server, or this one before, has left it. */
function leave(folder: string, place: string, content: string, writtenAt = HOURS_AGO) {
  const path = join(folder, 'files', place)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.from(content, 'base64'))
  utimesSync(path, writtenAt, writtenAt)
}

const text = (base64: string) => Buffer.from(base64, 'base64').toString()

describe.each(databases)('files belong to their quote on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const fileOf = async (filePathAndExtension: string) =>
    (await dana().call(fileGet, { container, filePathAndExtension })).base64File
  const issuedPdf = async (id: string) => (await dana().download(getQuotePdf, { id })).text()

  const finish = (key: string, layout = straight, headerID = '1001') =>
    dana().call(vizionHeaderUpdate, {
      headerID,
      layout,
      finish: { key, base64File: smallPdf(key), preview: smallPng, unanswered: [] },
    })

  test('what was rolled back is seen by no call: PDF, project and its file stay those of the commit', async () => {
    await finish('committed')
    const project = await fileOf('1001.json')
    await server.database.script(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create constraint trigger refuse_commit after update on headers deferrable initially deferred
         for each row execute function refuse();`,
    )
    await expect(finish('rolled-back', switchback)).rejects.toMatchObject({ status: 500 })
    const update = { headerID: '1001', project: projectOf(switchback, '1001') }
    await expect(dana().call(vizionProjectUpdate, update)).rejects.toMatchObject({ status: 500 })
    await server.database.script('drop trigger refuse_commit on headers; drop function refuse()')

    expect(text(await fileOf('1001.pdf'))).toContain('committed')
    expect(readdirSync(join(server.folder, 'files', container))).toHaveLength(2)
    expect(await issuedPdf('1001')).toContain('committed')
    expect(await fileOf('1001.json')).toBe(project)
    expect((await dana().call(vizionProjectGet, { headerID: '1001' })).project).toMatchObject({
      layout: straight,
    })
  })

  const lying = () => readdirSync(join(server.folder, 'files', container)).sort()

  test('what a refused call has written is taken away again, and so is a finish that came twice', async () => {
    const before = lying()
    const changed = { headerID: '1001', layout: switchback, dtmLastUpdate: '2020-01-01T00:00:00.000Z' }
    const files = { key: 'too-late-to-save', base64File: smallPdf(), preview: smallPng, unanswered: [] }
    await expect(dana().call(vizionHeaderUpdate, { ...changed, finish: files })).rejects.toMatchObject({
      code: 'header.changed',
    })
    expect(lying()).toEqual(before)
    await finish('committed')
    expect(lying()).toEqual(before)
    const half = { ...files, preview: smallPdf() }
    await expect(dana().call(vizionHeaderUpdate, { ...changed, finish: half })).rejects.toMatchObject({
      code: 'file.refused',
    })
    expect(lying()).toEqual(before)
  })

  test('a file that lies in the store and that no row names is nobody’s', async () => {
    for (const name of ['1002.pdf', '1002.png', '1002.json'])
      leave(server.folder, `${container}/${name}`, smallPdf('of another customer'))
    for (const name of ['1002.pdf', '1002.png', '1002.json'])
      await expect(fileOf(name)).rejects.toMatchObject({ status: 404, code: 'file.unknown' })
  })

  const post = (name: string) => dana().call(rampLayoutPost, { headerID: '1001', base64File: smallPdf(name) })

  test('replaced content goes at once, and what a version or a copy of the quote names stays', async () => {
    await finish('first-issued')
    const first = lying()
    const copy = await dana().call(duplicateQuote, { id: '1001' })
    await finish('issued-later', switchback)
    // Two PDFs that were issued, the preview of the copy and the one of the later version.
    expect(lying()).toHaveLength(first.length + 2)
    await finish('issued-last')
    expect(lying()).toHaveLength(first.length + 3)
    for (const name of ['replaced', 'saved last', 'saved after it']) await post(name)
    await dana().call(rampImagePost, { headerID: '1001', base64File: smallPng })
    await dana().call(rampImagePost, { headerID: '1001', base64File: smallPng })
    expect(lying()).toHaveLength(first.length + 5)
    expect(text(await fileOf('1001.pdf'))).toContain('saved after it')
    expect(await issuedPdf('1001')).toContain('issued-last')
    for (const id of ['1001', copy.id])
      expect((await dana().download(getQuotePreview, { id })).size).toBeGreaterThan(50)
  })

  test('what cannot be taken away at once is swept later, and the save is none the worse for it', async () => {
    const refusing = {
      ...openFolder(join(server.folder, 'files')),
      remove: () => Promise.reject(new Error('busy')),
    }
    await expect(
      removeReplacedWith(refusing, server.database)([`${container}/1001-${randomUUID()}.pdf`]),
    ).resolves.toBeUndefined()
  })

  test('swept is what was never committed, and nothing that is young or named by a quote', async () => {
    await finish('first-issued')
    const copy = await dana().call(duplicateQuote, { id: '1001' })
    await finish('issued-later', switchback)
    const replaced = `${container}/1001-${randomUUID()}.pdf`
    await post('saved after it')
    const swept = [
      'unfinished/cut-short',
      `${container}/1001-never-committed.pdf`,
      `${container}/issued/1001.v9.pdf`,
      replaced,
    ]
    const kept = [`${container}/1001-young.pdf`, `${container}/54321-of-another-database.pdf`, 'notes.txt']
    const isOld = (place: string) => !place.includes('young')
    for (const place of [...swept, ...kept])
      leave(server.folder, place, smallPdf(), isOld(place) ? HOURS_AGO : new Date())

    const store = openFolder(join(server.folder, 'files'))
    await sweepFiles(store, server.database, { now: new Date() })
    const lies = (place: string) => existsSync(join(server.folder, 'files', place))
    expect([...swept, ...kept].filter(lies)).toEqual(kept)

    await sweepFiles(store, server.database, { now: new Date(Date.now() + 2 * 3_600_000) })
    expect([...swept, ...kept].filter(lies)).toEqual(kept.slice(1))
    expect(text(await fileOf('1001.pdf'))).toContain('saved after it')
    expect(await issuedPdf('1001')).toContain('issued-later')
    expect((await dana().download(getQuotePreview, { id: copy.id })).size).toBeGreaterThan(50)
  })
})

describe.each([
  { database: 'embedded database', empty: emptyInMemory },
  { database: 'PostgreSQL server', empty: emptyOnServer },
])('files from before on the $database', ({ empty }) => {
  const folder = newFolder()
  let server: TestServer
  beforeAll(async () => {
    for (const [place, content] of [
      ['1001.pdf', smallPdf('saved')],
      ['1001.png', smallPng],
      ['issued/1001.v1.pdf', smallPdf('issued')],
      ['issued/1001.v1.png', smallPng],
      ['1040.json', smallPdf()],
      ['1050-8f14e45f-ceea-467f-a0e6-34a2f4b5ad2c.png', smallPng],
    ] as const)
      leave(folder, `${container}/${place}`, content)
    server = await startTestServer(() => fromBefore(empty), { folder })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')

  test('are read at the places they had', async () => {
    const pdf = { container, filePathAndExtension: '1001.pdf' }
    expect((await dana().call(fileGet, pdf)).base64File).toBe(smallPdf('saved'))
    expect(await (await dana().download(getQuotePdf, { id: '1001' })).text()).toContain('issued')
    expect((await dana().download(getQuotePreview, { id: '1001' })).size).toBeGreaterThan(50)
    const json = { container, filePathAndExtension: '1001.json' }
    expect(JSON.parse(text((await dana().call(fileGet, json)).base64File))).toEqual(
      projectOf(straight, '1001'),
    )
  })

  test('a server of the version before may still save meanwhile', async () => {
    await server.database.run(
      `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at)
       values ('1001.pdf', 1001, 'application/pdf', 1, 'other', 'Dana Miller', now())
       on conflict (name) do update set sha256 = excluded.sha256`,
    )
    const pdf = { container, filePathAndExtension: '1001.pdf' }
    expect((await dana().call(fileGet, pdf)).base64File).toBe(smallPdf('saved'))
    await dana().call(rampLayoutPost, { headerID: '1001', base64File: smallPdf('new place') })
    expect((await dana().call(fileGet, pdf)).base64File).toBe(smallPdf('new place'))
    await server.database.run("update files set sha256 = 'by the old server' where name = '1001.pdf'")
    expect((await dana().call(fileGet, pdf)).base64File).toBe(smallPdf('saved'))
  })

  test('numbers of quotes go on above every number that a file carries', async () => {
    const { id } = await dana().call(createQuote, { name: 'Next one', productLine: 'P3G' })
    expect(id).toBe('1051')
  })
})

/** A database of the version before places, with one issued quote. */
async function fromBefore(empty: () => Promise<Database>): Promise<Database> {
  const database = await empty()
  await migrate(
    database,
    readMigrations().filter(({ name }) => name < '006'),
  )
  await database.script(
    `insert into headers (customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at,
       updated_at, preview_place)
     values ('10001', 'Before', 'P3G', 'residential', 'received', 2, 'Dana Miller', now(), now(),
       '${container}/issued/1001.v1.png');
     insert into catalogue_versions values ('before', 'x', now());
     insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet,
       issued_by, issued_at, pdf_place, pdf_bytes, pdf_saved_at)
     values (1001, 1, 'before', '{}', '[]', '{}', 1, 1, 1, 'Dana Miller', now(), '${container}/issued/1001.v1.pdf', 10, now());
     insert into files select name, 1001, 'any', 10, 'x', 'Dana Miller', now()
       from (values ('1001.pdf'), ('1001.png'), ('1001.json')) as files (name);`,
  )
  await database.run("insert into projects values (1001, 1, $1::jsonb, 'Dana Miller', now())", [
    JSON.stringify(projectOf(straight, '1001')),
  ])
  await migrate(database)
  return database
}
