import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  fileGet,
  getQuotePdf,
  getQuotePreview,
  rampLayoutPost,
  vizionHeaderUpdate,
  vizionProjectGet,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { databases, openAgain } from '../db/testing/databases.ts'
import { openBucket } from '../files/bucket.ts'
import { openFolder } from '../files/folder.ts'
import { openInDatabase } from '../files/in-database.ts'
import { migrateFiles } from '../files/migrate-files.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { newPlace } from '../files/places.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { cutAfter, startBucket } from '../files/testing/real-bucket.ts'
import {
  CATALOG,
  PAGE,
  PAGES,
  pdfWith,
  smallPdf,
  smallPng,
  streamWith,
} from '../files/testing/small-files.ts'
import { layoutOf, newFolder, startTestServer, type TestServer } from './testing/test-server.ts'

const straight = layoutOf('t2-straight')
const pdf = { container: 'vizionprojects', filePathAndExtension: '1001.pdf' }
const IN_TWO_HOURS = () => ({ now: new Date(Date.now() + 2 * 3_600_000) })

const finish = (server: TestServer, key: string) =>
  server.as('Dana Miller').call(vizionHeaderUpdate, {
    headerID: '1001',
    layout: straight,
    finish: { key, base64File: smallPdf(key), preview: smallPng, unanswered: [] },
  })
const issuedPdf = async (server: TestServer) =>
  (await server.as('Dana Miller').download(getQuotePdf, { id: '1001' })).text()
const lastPdf = async (server: TestServer) =>
  Buffer.from((await server.as('Dana Miller').call(fileGet, pdf)).base64File, 'base64').toString()

test('what is finished on one server is read on the other, and their folders hold nothing of it', async () => {
  const [, { open }] = databases
  const files = readConfig({ DATABASE_URL: 'postgresql://app@db.example/ramps' }).files
  const storeOf = (database: Database, dataDir: string) =>
    openFileStore({ files, dataDir }, database, () => undefined)
  const one = await startTestServer(open, { storeOf })
  const other = await startTestServer(() => openAgain(one.database), { storeOf })
  await finish(one, 'finished-on-one')
  expect(await issuedPdf(other)).toContain('finished-on-one')
  expect(await lastPdf(other)).toContain('finished-on-one')
  const dana = other.as('Dana Miller')
  expect((await dana.download(getQuotePreview, { id: '1001' })).size).toBeGreaterThan(50)
  expect((await dana.call(vizionProjectGet, { headerID: '1001' })).project).toMatchObject({
    layout: straight,
  })
  await finish(other, 'finished-on-the-other')
  expect(await issuedPdf(one)).toContain('finished-on-the-other')
  for (const { folder } of [one, other]) expect(existsSync(join(folder, 'files'))).toBe(false)
  await other.close()
  await one.close()
})

describe.each(databases)('files in the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open, { storeOf: openInDatabase })
  })
  afterAll(() => server.close())
  const contents = async () => {
    const rows = await server.database.all(
      z.object({ count: z.number() }),
      'select count(*)::integer as count from file_contents',
    )
    return rows[0]?.count
  }

  test('are committed with their quote or not at all, and go when they were replaced', async () => {
    await finish(server, 'first-of-all')
    expect(await contents()).toBe(2)
    await server.database.script(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create constraint trigger refuse_commit after update on headers deferrable initially deferred
         for each row execute function refuse();`,
    )
    await expect(finish(server, 'rolled-back')).rejects.toMatchObject({ status: 500 })
    expect(await contents()).toBe(2)
    await server.database.script('drop trigger refuse_commit on headers; drop function refuse()')
    await finish(server, 'second-one')
    await server.as('Dana Miller').call(rampLayoutPost, { headerID: '1001', base64File: smallPdf('saved') })
    // The first preview is no quote's any more; both issued PDFs stay.
    expect(await contents()).toBe(4)
    expect(await issuedPdf(server)).toContain('second-one')
    expect(await lastPdf(server)).toContain('saved')
  })
})

describe.each(databases)('files that lie in the folder are taken over on the $database', ({ open }) => {
  let before: TestServer
  let now: TestServer
  let again: TestServer
  const folder = newFolder()
  const kept: { database: Database | null } = { database: null }
  const openFiles = (files: 'database' | 'folder') => {
    const config = readConfig({ FILES: files })
    const told: string[] = []
    return {
      told,
      storeOf: (database: Database) =>
        openFileStore({ files: config.files, dataDir: folder }, database, (sentence) => told.push(sentence)),
    }
  }
  beforeAll(async () => {
    before = await startTestServer(
      async () => {
        kept.database = await open()
        return { ...kept.database, close: async () => undefined }
      },
      { folder, storeOf: openFiles('folder').storeOf },
    )
    await finish(before, 'from-the-folder')
  })
  afterAll(async () => {
    for (const server of [before, now, again]) await server.close()
    await kept.database?.close()
  })

  test('at the start, also after it was cut short, and none is lost', async () => {
    const inFolder = openFolder(join(folder, 'files'))
    await inFolder.write(newPlace('1777', 'pdf'), Buffer.from('of another database'))
    const { database } = before
    const setAside = () => Promise.reject(new Error('the power went'))
    const cutShort = migrateFiles({ ...inFolder, setAside }, openInDatabase(database), database)
    await expect(cutShort).rejects.toThrow('the power went')

    const { told, storeOf } = openFiles('database')
    now = await startTestServer(async () => ({ ...database, close: async () => undefined }), {
      folder,
      storeOf,
    })
    expect(await issuedPdf(now)).toContain('from-the-folder')
    expect(await lastPdf(now)).toContain('from-the-folder')
    expect((await now.as('Dana Miller').download(getQuotePreview, { id: '1001' })).size).toBeGreaterThan(50)
    expect(told).toEqual([expect.stringMatching(/^2 files of .*files were moved to the new storage\./)])
    const names = (place: string) => readdirSync(join(folder, place, 'vizionprojects'))
    expect(names('files')).toEqual([expect.stringMatching(/^1777-/)])
    expect(names('files-taken-over')).toHaveLength(2)
  })

  test('and go back to the folder when that is wished', async () => {
    await finish(now, 'from-the-database')
    const { told, storeOf } = openFiles('folder')
    const { database } = before
    again = await startTestServer(async () => ({ ...database, close: async () => undefined }), {
      folder,
      storeOf,
    })
    expect(await issuedPdf(again)).toContain('from-the-database')
    expect(told).toHaveLength(1)
    const left = await database.all(z.object({ place: z.string() }), 'select place from file_contents')
    expect(left).toEqual([])
  })
})

describe.each(databases)('files in a bucket beside the $database', ({ open }) => {
  test('a finish whose upload breaks off shows what was there before, and what is left of it is swept', async () => {
    const bucket = await startBucket()
    const whole = await openBucket(bucket.settings)
    const line = await cutAfter(300_000, bucket.settings)
    const cut = await openBucket(line.settings)
    let write = whole.write
    const server = await startTestServer(open, {
      storeOf: () => ({ ...whole, write: (place, bytes) => write(place, bytes) }),
    })
    await finish(server, 'before-the-cut')
    write = cut.write
    const large = pdfWith([CATALOG, PAGES, PAGE, streamWith('', Buffer.alloc(3_000_000, ' '))])
    const post = { headerID: '1001', base64File: large.toString('base64') }
    await expect(server.as('Dana Miller').call(rampLayoutPost, post)).rejects.toMatchObject({
      status: 503,
      code: 'files.unavailable',
    })
    expect(await lastPdf(server)).toContain('before-the-cut')
    expect(await issuedPdf(server)).toContain('before-the-cut')
    await sweepFiles(whole, server.database, IN_TWO_HOURS())
    const places: string[] = []
    for await (const { place } of whole.list()) places.push(place)
    expect(places).toHaveLength(2)
    await server.close()
    await cut.close()
    await line.stop()
    await whole.close()
    await bucket.stop()
  })
})
