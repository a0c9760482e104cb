import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { backupsIn, dumpOf } from '../data/backups/backups.ts'
import { MEGABYTE } from '../data/folder/disk-space.ts'
import { readManifest } from '../data/folder/manifest.ts'
import { placesIn } from '../data/folder/places.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openDump } from '../db/open-dump.ts'
import { restore } from './restore.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-restore-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const places = placesIn(root)
const open = () => openEmbedded(root, { warn: () => undefined, openDump })
const idRow = z.object({ id: z.number() })
const addHeader = (database: Database) =>
  database.all(
    idRow,
    `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
     values ('10001', 'Harper', 'P3G', 'residential', 2, 'Dana Miller', now(), now()) returning id`,
  )
const drawing = (name: string) => join(places.files, 'vizionprojects', name)
const now = new Date('2026-11-22T10:00:00Z')

let name: string
beforeAll(async () => {
  const first = await open()
  await addHeader(first)
  mkdirSync(join(places.files, 'vizionprojects'), { recursive: true })
  writeFileSync(drawing('1001-a.pdf'), 'drawing')
  await first.close()
  name = backupsIn(places.backups)[0]?.name ?? ''
  const second = await open()
  await addHeader(second)
  rmSync(drawing('1001-a.pdf'))
  writeFileSync(drawing('1002-b.pdf'), 'later')
  await second.close()
})

test('a name that is no backup is answered with those there are', async () => {
  await expect(restore(root, 'yesterday', { now })).rejects.toThrow(
    `There is no backup yesterday. Name one of these`,
  )
})

test('a backup that cannot be opened changes nothing', async () => {
  const broken = join(root, 'broken')
  mkdirSync(broken)
  writeFileSync(dumpOf({ folder: broken }), 'no database')
  await expect(restore(root, broken, { now })).rejects.toThrow(
    /^The backup broken cannot be opened .* No changes were made/,
  )
  expect(existsSync(join(places.database, 'PG_VERSION'))).toBe(true)
  expect(readdirSync(root).filter((one) => one.startsWith('aside') || one.includes('restoring'))).toEqual([])
})

test('a disk without room for it is told as such, and nothing is blamed on the backup', async () => {
  await expect(restore(root, name, { now, free: () => 50 * MEGABYTE })).rejects.toThrow(
    /^The disk of .* is too full: 50 MB are free, and \d\d MB are needed\. Make room on it, then start again\. No changes were made\.$/,
  )
})

test('while a server has the data open it is refused', async () => {
  const running = await open()
  await expect(restore(root, name, { now })).rejects.toThrow('Stop it first')
  await running.close()
})

describe('a restore that is cut short', { timeout: 120_000 }, () => {
  const base = mkdtempSync(join(tmpdir(), 'rampwright-cut-short-'))
  afterAll(() => rmSync(base, { recursive: true, force: true }))
  const BEFORE = { headers: [1001, 1002], files: ['1002-b.pdf'], lastHeader: 1002 }
  const AFTER = { headers: [1001], files: ['1001-a.pdf'], lastHeader: 1002 }

  const stateOf = async (dataDir: string) => {
    const database = await openEmbedded(dataDir, { warn: () => undefined, openDump })
    const headers = (await database.all(idRow, 'select id from headers order by id')).map(({ id }) => id)
    const files = readdirSync(join(dataDir, 'files', 'vizionprojects'))
    const lastHeader = readManifest(join(dataDir, 'manifest.json'))?.lastHeader
    await database.close()
    return { headers, files, lastHeader }
  }

  // Each step after the decision is tried in data/finish-restoring.test.ts.
  test.each([
    ['link files', BEFORE],
    ['decide', BEFORE],
    ['restoring/database to database', AFTER],
  ])('before "%s" is whole at the start, and the same restore ends well', async (step, expected) => {
    const [started, again] = [mkdtempSync(join(base, 'started-')), mkdtempSync(join(base, 'again-'))]
    cpSync(root, started, { recursive: true })
    const onStep = (next: string) => {
      if (next === step) throw new Error('cut short')
    }
    await expect(restore(started, name, { now, onStep })).rejects.toThrow('cut short')
    cpSync(started, again, { recursive: true })
    expect(await stateOf(started)).toEqual(expected)
    expect(await restore(again, name, { now })).toContain('is in place: 1 quote, 0 issued.')
    expect(await stateOf(again)).toEqual(AFTER)
    expect(readdirSync(again).filter((one) => one.startsWith('aside'))).toHaveLength(1)
  })
})

test('database and files come back together, what was there is kept aside, and no number is given twice', {
  timeout: 120_000,
}, async () => {
  const told = await restore(root, name, { now })
  expect(told).toContain(`The backup ${name} is in place: 1 quote, 0 issued.`)
  const aside = join(root, 'aside-2026-11-22T10-00-00-000Z')
  expect(told).toContain(aside)
  expect(readdirSync(aside).sort()).toEqual(['database', 'files', 'manifest.json'])
  expect(readFileSync(drawing('1001-a.pdf'), 'utf8')).toBe('drawing')
  expect(existsSync(drawing('1002-b.pdf'))).toBe(false)

  const restored = await open()
  expect(await restored.all(idRow, 'select id from headers')).toEqual([{ id: 1001 }])
  expect(await addHeader(restored)).toEqual([{ id: 1003 }])
  await restored.close()
})

test('a backup of the database alone leaves the files, keeps them aside too, and gives no number that one of them has', {
  timeout: 120_000,
}, async () => {
  const alone = join(root, 'database-2026-11-20.tar.gz')
  copyFileSync(dumpOf({ folder: join(places.backups, name) }), alone)
  writeFileSync(drawing('1009.pdf'), 'of the newer database')
  await restore(root, alone, { now: new Date('2026-11-22T11:00:00Z') })
  const aside = join(root, 'aside-2026-11-22T11-00-00-000Z', 'files', 'vizionprojects')
  expect(readFileSync(join(aside, '1009.pdf'), 'utf8')).toBe('of the newer database')
  expect(existsSync(drawing('1009.pdf'))).toBe(true)

  const restored = await open()
  expect(await addHeader(restored)).toEqual([{ id: 1010 }])
  await restored.close()
})
