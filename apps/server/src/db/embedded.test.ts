import {
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readAnswer, writeRequest } from '../data/backups/backup-request.ts'
import { backupsIn, dumpOf, problemOfBackup } from '../data/backups/backups.ts'
import { MEGABYTE } from '../data/folder/disk-space.ts'
import { readManifest, writeManifest } from '../data/folder/manifest.ts'
import { type Places, placesIn } from '../data/folder/places.ts'
import type { Database } from './database.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { openEmbedded } from './embedded.ts'
import { createDurable } from './embedded-engine.ts'
import { openDump } from './open-dump.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-embedded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let warnings: string[]
const options = { warn: (sentence: string) => void warnings.push(sentence), openDump }
const open = (places: Places, more = {}) => openEmbedded(places.dataDir, { ...options, ...more })
const idRow = z.object({ id: z.number() })
const addHeader = (database: Database) =>
  database.all(
    idRow,
    `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
     values ('10001', 'Harper', 'P3G', 'residential', 2, 'Dana Miller', now(), now()) returning id`,
  )
const headers = (database: Database) => database.all(idRow, 'select id from headers order by id')

/** To lay out a database takes seconds; tests work on copies of one that holds two quotes and has one backup. */
const laidOut = placesIn(join(root, 'laid-out'))
let places: Places
beforeAll(async () => {
  warnings = []
  const first = await open(laidOut)
  await addHeader(first)
  await addHeader(first)
  await first.close()
})
beforeEach(() => {
  warnings = []
  places = placesIn(mkdtempSync(join(root, 'case-')))
  cpSync(laidOut.dataDir, places.dataDir, { recursive: true })
})

test('every commit reaches the disk before it is confirmed', async () => {
  let syncs = 0
  const fs = new DurableFileSystem(places.database, (descriptor) => {
    syncs += 1
    fsyncSync(descriptor)
  })
  const engine = await createDurable(fs)
  await engine.exec('create table t (id integer)')
  const before = syncs
  for (let id = 0; id < 40; id += 1) await engine.query('insert into t values ($1)', [id])
  expect(syncs - before).toBeGreaterThanOrEqual(40)
  await engine.close()
})

test('the end of work leaves a backup that opens, and a day without a change no second one', async () => {
  const again = await open(places)
  expect(await headers(again)).toEqual([{ id: 1001 }, { id: 1002 }])
  await again.close()
  const backups = backupsIn(places.backups)
  expect([backups.length, warnings]).toEqual([1, []])
  const found = await openDump(dumpOf({ folder: backups[0]?.folder ?? '' }))
  expect(found).toMatchObject({ ...backups[0]?.note?.contents, headers: 2, lastHeader: 1002 })
})

test('a file that is replaced while a backup is taken goes once the backup has it', async () => {
  const place = join('vizionprojects', '1001-replaced.pdf')
  const file = join(places.files, place)
  let during: (() => void) | null = null
  const free = () => {
    during?.()
    during = null
    return 100 * MEGABYTE
  }
  const database = await open(places, { free })
  await addHeader(database)
  await mkdir(join(places.files, 'vizionprojects'), { recursive: true })
  const isThereAtOnce = new Promise<boolean>((resolve) => {
    during = () => {
      writeFileSync(file, 'replaced')
      void database.afterBackup(() => rm(file)).then(() => resolve(existsSync(file)))
    }
  })
  writeRequest(places, { id: 'asked' })
  expect(await isThereAtOnce).toBe(true)
  while (!readAnswer(places, 'asked')) await wait(50)
  const newest = backupsIn(places.backups).at(-1)
  expect([existsSync(file), existsSync(join(newest?.folder ?? '', 'files', place))]).toEqual([false, true])
  writeFileSync(file, 'replaced later')
  await database.afterBackup(() => rm(file))
  expect(existsSync(file)).toBe(false)
  await database.close()
})

describe('a server that fell', { timeout: 120_000 }, () => {
  const opened = async () => backupsIn(places.backups).map(({ note }) => note?.opened !== null)
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  test('is backed up at its next start, and the backup is opened', async () => {
    const manifest = readManifest(places.manifest)
    if (manifest) writeManifest(places.manifest, { ...manifest, isStopped: false })
    const again = await open(places)
    await until(() => backupsIn(places.backups).length === 2)
    await until(() => backupsIn(places.backups).every(({ note }) => note?.opened !== null))
    expect([await opened(), warnings]).toEqual([[true, true], []])
    await again.close()
    expect(backupsIn(places.backups)).toHaveLength(2)
  })

  test('is told of a backup that cannot be opened', async () => {
    const [backup] = backupsIn(places.backups)
    truncateSync(dumpOf({ folder: backup?.folder ?? '' }), 5000)
    const again = await open(places)
    await until(() => warnings.length > 0)
    await again.close()
    expect(warnings[0]).toMatch(/^The backup .* cannot be used .* It is not counted among the last 10\.$/)
    expect(problemOfBackup(backupsIn(places.backups)[0] ?? fail())).not.toBeNull()
  })
})

const fail = (): never => {
  throw new Error('there is no backup')
}

describe('a damaged data folder is refused with the way back', { timeout: 120_000 }, () => {
  const inDatabase = (...names: string[]) => join(places.database, ...names)
  const anotherDatabase = () => {
    const manifest = readManifest(places.manifest)
    if (manifest) writeManifest(places.manifest, { ...manifest, identity: 'another one' })
  }
  const lostQuotes = () => {
    const manifest = readManifest(places.manifest)
    if (manifest) writeManifest(places.manifest, { ...manifest, headers: 96 })
  }
  test.each([
    ['PG_VERSION is gone', () => rmSync(inDatabase('PG_VERSION')), 'its PG_VERSION is missing'],
    ['the database is gone', () => rmSync(places.database, { recursive: true }), 'its PG_VERSION is missing'],
    [
      'the control file is full of zeros',
      () => writeFileSync(inDatabase('global', 'pg_control'), Buffer.alloc(8192)),
      'it cannot be read',
    ],
    [
      'the control file is cut short',
      () => truncateSync(inDatabase('global', 'pg_control'), 100),
      'it cannot be read',
    ],
    ['the log is gone', () => rmSync(inDatabase('pg_wal'), { recursive: true }), 'it cannot be read'],
    ['the tables are gone', () => rmSync(inDatabase('base'), { recursive: true }), 'it cannot be read'],
    ['it belongs to another folder', anotherDatabase, 'it is the database of another data folder'],
    ['it has lost quotes', lostQuotes, 'it has 2 quotes with 0 issued'],
  ])('%s', async (_, damage, says) => {
    damage()
    const problem: unknown = await open(places).catch((error: unknown) => error)
    const name = backupsIn(places.backups)[0]?.name
    expect(String(problem)).toContain(says)
    expect(String(problem)).toMatch(/It has held (2|96) quotes with 0 issued. No changes were made./)
    expect(String(problem)).toContain(`bring it back with: npm run restore -- ${name}`)
    expect(String(problem)).not.toMatch(/Aborted|\[object/)
  })

  test('without a manifest the newest backup says what there was', async () => {
    rmSync(places.manifest)
    rmSync(places.database, { recursive: true })
    await expect(open(places)).rejects.toThrow('It has held 2 quotes with 0 issued.')
  })

  test('files of quotes alone are reason enough, and without a backup a copy is asked for', async () => {
    for (const gone of [places.manifest, places.backups, places.database]) rmSync(gone, { recursive: true })
    mkdirSync(places.files)
    writeFileSync(join(places.files, '1001.pdf'), 'drawing')
    await expect(open(places)).rejects.toThrow(`put back a copy of the whole folder ${places.dataDir}`)
  })

  test.each([
    ['negative', { headers: -5, issuedQuotes: -1, lastHeader: -9 }],
    ['huge', { lastHeader: 1e308 }],
    ['more than a number can be', { lastHeader: 99_999_999_999 }],
    ['a part of a quote', { headers: 1.5, lastHeader: 1002.5 }],
    ['words', { headers: 'two' }],
  ])(
    'a manifest that somebody has edited into nonsense (%s) is not believed; the newest backup is',
    async (_, nonsense) => {
      const manifest = readManifest(places.manifest)
      writeFileSync(places.manifest, JSON.stringify({ ...manifest, ...nonsense }))
      const again = await open(places)
      expect(await addHeader(again)).toEqual([{ id: 1003 }])
      await again.close()
      expect(readManifest(places.manifest)).toMatchObject({ headers: 3, lastHeader: 1003 })
    },
  )

  test('a first start that was cut short is begun again', async () => {
    for (const gone of [places.manifest, places.backups]) rmSync(gone, { recursive: true })
    rmSync(inDatabase('base'), { recursive: true })
    writeFileSync(places.unfinished, '')
    const anew = await open(places)
    expect(await headers(anew)).toEqual([])
    await anew.close()
  })
})

test('a number once given is never given again, even when a backup is all that remembers it', async () => {
  const note = join(backupsIn(places.backups)[0]?.folder ?? '', 'backup.json')
  writeFileSync(note, readFileSync(note, 'utf8').replace('"lastHeader": 1002', '"lastHeader": 5000'))
  const again = await open(places)
  expect(await addHeader(again)).toEqual([{ id: 5001 }])
  await again.close()
})

describe('a disk that is full', () => {
  test('starts: everything is read, changes are refused until there is room, and the operator is told', async () => {
    let free = 31 * MEGABYTE
    const database = await open(places, { free: () => free })
    expect(warnings).toEqual([
      `The disk of ${places.dataDir} is full: 31 MB are free, and 32 MB are needed. People can log in and read; changes are not saved until there is room.`,
    ])
    expect(await headers(database)).toHaveLength(2)
    await expect(addHeader(database)).rejects.toMatchObject({ name: 'DatabaseProblem', kind: 'full' })
    free = 100 * MEGABYTE
    expect(await addHeader(database)).toEqual([{ id: 1003 }])
    await database.close()
  })

  test('refuses a new version that changes tables first, in a sentence', async () => {
    const database = await open(places)
    await database.run("delete from migrations where name like '021%'")
    await database.close()
    await expect(open(places, { free: () => 5 * MEGABYTE })).rejects.toThrow(
      /is too full: 5 MB are free, and 32 MB are needed. Make room on it, then start again. No changes were made.$/,
    )
  })

  test('refuses to lay out a new database, in a sentence', async () => {
    const other = placesIn(mkdtempSync(join(root, 'other-')))
    await expect(open(other, { free: () => 31 * MEGABYTE })).rejects.toThrow(
      /is too full: 31 MB are free, and 96 MB are needed./,
    )
    expect(existsSync(other.database)).toBe(false)
  })

  test('gives its start the room that was kept for it, and what is kept again is never the last of it', async () => {
    expect(statSync(places.spare).size).toBe(MEGABYTE)
    const database = await open(places, { free: () => (existsSync(places.spare) ? 0 : MEGABYTE / 2) })
    expect(await headers(database)).toHaveLength(2)
    expect(statSync(places.spare).size).toBe(MEGABYTE / 4)
    await database.close()
    const again = await open(places)
    expect(statSync(places.spare).size).toBe(MEGABYTE)
    await again.close()
  })

  test('refuses changes before anything breaks, goes on to answer, and takes changes when there is room', async () => {
    let free = 100 * MEGABYTE
    const database = await open(places, { free: () => free })
    free = 5 * MEGABYTE
    await expect(addHeader(database)).rejects.toMatchObject({ name: 'DatabaseProblem', kind: 'full' })
    await expect(database.transaction(rename)).rejects.toMatchObject({ kind: 'full' })
    expect(await headers(database)).toHaveLength(2)
    free = 100 * MEGABYTE
    expect(await addHeader(database)).toEqual([{ id: 1003 }])
    await database.close()
  })
})

const rename = (sql: Pick<Database, 'all' | 'run'>) =>
  sql.run("update headers set name = 'Lost' where id = 1001")

describe('changes that come at once', () => {
  const add = (database: Database, name: string) =>
    database.run(
      `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
       values ('10001', $1, 'P3G', 'residential', 2, 'Dana Miller', now(), now())`,
      [name],
    )
  const names = (database: Database) =>
    database.all(
      z.object({ name: z.string() }).transform((row) => row.name),
      'select name from headers order by name',
    )

  test('share their syncs, and one that is refused hurts no other', async () => {
    let syncs = 0
    const sync = (descriptor: number) => {
      syncs += 1
      fsyncSync(descriptor)
    }
    const database = await open(places, { sync })
    syncs = 0
    const jobs = Array.from({ length: 40 }, (_, at) => `Job ${at}`)
    await Promise.all(jobs.map((name) => add(database, name)))
    expect(syncs).toBeLessThan(20)
    const settled = await Promise.allSettled([
      add(database, 'Kept A'),
      add(database, 'Kept too'),
      database.run('insert into nowhere values (1)'),
      add(database, 'Kept B'),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    await database.close()
    const again = await open(places)
    const all = await names(again)
    expect([all.filter((name) => name.startsWith('Job')).length, all]).toEqual([
      40,
      expect.arrayContaining(['Kept A', 'Kept B']),
    ])
    await again.close()
  })

  test('are all unknown when the disk refuses the sync that they share', async () => {
    let isRefusing = false
    const sync = (descriptor: number) => {
      if (isRefusing) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      fsyncSync(descriptor)
    }
    const database = await open(places, { sync })
    const before = await names(database)
    isRefusing = true
    const lost = await Promise.allSettled(['A', 'B', 'C', 'D'].map((name) => add(database, name)))
    isRefusing = false
    expect(lost.map((one) => one.status)).toEqual(Array(4).fill('rejected'))
    for (const one of lost) expect(one).toMatchObject({ reason: { name: 'DatabaseProblem' } })
    await expect.poll(() => add(database, 'After').catch(() => 0), { timeout: 60_000 }).toBe(1)
    expect(await names(database)).toEqual(expect.arrayContaining([...before, 'After']))
    await database.close()
  })
})

test('a write that the disk refuses is never told as saved, and the next calls find everything that was', async () => {
  let isRefusing = false
  const sync = (descriptor: number) => {
    if (isRefusing) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    fsyncSync(descriptor)
  }
  const database = await open(places, { sync })
  const [kept] = await addHeader(database)
  isRefusing = true
  await expect(database.transaction(rename)).rejects.toMatchObject({ name: 'DatabaseProblem' })
  isRefusing = false
  await expect.poll(() => headers(database).catch(() => []), { timeout: 20_000 }).toContainEqual(kept)
  expect(await addHeader(database)).toHaveLength(1)
  await database.close()
})
