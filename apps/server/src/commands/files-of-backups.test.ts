import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backupsIn, filesProblemOf } from '../data/backups/backups.ts'
import { type Places, placesIn } from '../data/folder/places.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openDump } from '../db/open-dump.ts'
import { restore } from './restore.ts'
import { listOfBackups, takeBackupNow } from './take-backup.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-files-of-backups-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const NAMES = ['1001-a.pdf', '1001-b.pdf', '1001-c.pdf', '1001-d.pdf']
const contentOf = (name: string) => `drawing ${name}`

/** One quote with four files and a backup of them; each test works on a copy. */
const laidOut = placesIn(join(root, 'laid-out'))
beforeAll(async () => {
  const database = await openEmbedded(laidOut.dataDir, { warn: () => undefined, openDump })
  await database.run(
    `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
     values ('10001', 'Harper', 'P3G', 'residential', 2, 'Dana Miller', now(), now())`,
  )
  mkdirSync(join(laidOut.files, 'vizionprojects'), { recursive: true })
  for (const name of NAMES) {
    const content = contentOf(name)
    writeFileSync(join(laidOut.files, 'vizionprojects', name), content)
    await database.run(
      `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at, place)
       values ($1, 1001, 'application/pdf', $2, $3, 'Dana Miller', now(), $4)`,
      [name, content.length, createHash('sha256').update(content).digest('hex'), `vizionprojects/${name}`],
    )
  }
  await database.close()
})

let places: Places
beforeEach(() => {
  places = placesIn(mkdtempSync(join(root, 'case-')))
  cpSync(laidOut.dataDir, places.dataDir, { recursive: true })
})
const inFiles = (name: string) => join(places.files, 'vizionprojects', name)
const newest = () => {
  const last = backupsIn(places.backups).at(-1)
  if (!last) throw new Error('there is no backup')
  return last
}
const inBackup = (name: string) => join(newest().folder, 'files', 'vizionprojects', name)
const lineOf = (name: string) =>
  listOfBackups(places.dataDir)
    .split('\n')
    .find((line) => line.endsWith(name))

test('a backup with all files is whole, and the list counts them', async () => {
  expect(await takeBackupNow(places.dataDir)).toMatch(/was taken, opened and checked\.$/)
  expect(lineOf(newest().name)).toMatch(/ 1 +0 +4 +yes +\S+$/)
})

test('files that are missing, cut short or changed are named, by the one who asked and by the list', async () => {
  rmSync(inFiles('1001-a.pdf'))
  writeFileSync(inFiles('1001-b.pdf'), 'draw')
  writeFileSync(inFiles('1001-c.pdf'), contentOf('1001-x.pdf'))
  const problem =
    '3 of 4 files of its quotes are missing or damaged (vizionprojects/1001-a.pdf is missing, vizionprojects/1001-b.pdf is missing, vizionprojects/1001-c.pdf is missing)'
  await expect(takeBackupNow(places.dataDir)).rejects.toThrow(
    `is incomplete: ${problem}. Where the data folder`,
  )
  expect(filesProblemOf(newest())).toBe(problem)
  expect(lineOf(newest().name)).toContain(`yes, but ${problem}`)
  // What is damaged never comes into a backup, so that a restore takes it from one that has it whole.
  expect(NAMES.filter((name) => existsSync(inBackup(name)))).toEqual(['1001-d.pdf'])
})

test('a database whose tables lack rows becomes no backup, and the newest stays the one before', async () => {
  await takeBackupNow(places.dataDir)
  const { name } = newest()
  const database = await openEmbedded(places.dataDir, { warn: () => undefined, openDump })
  await database.script("update headers set status = 'received'")
  await database.close()
  expect(newest().name).toBe(name)
  await expect(takeBackupNow(places.dataDir)).rejects.toThrow(
    `The database is damaged: issued_quotes lacks quotes that were issued (1). The newest backup is ${name}, with 1 quote; bring it back with: npm run restore -- ${name}`,
  )
  expect(newest().name).toBe(name)
})

test('a file that goes from a backup after it was opened is missed by the list', async () => {
  await takeBackupNow(places.dataDir)
  rmSync(inBackup('1001-a.pdf'))
  expect(lineOf(newest().name)).toContain('yes, but 1 of its files are missing since')
  writeFileSync(inBackup('1001-b.pdf'), 'draw')
  writeFileSync(inBackup('1001-a.pdf'), contentOf('1001-a.pdf'))
  expect(lineOf(newest().name)).toContain('yes, but files of it have changed since')
})

test('files in a bucket are not looked for in a backup', async () => {
  rmSync(places.files, { recursive: true })
  expect(await takeBackupNow(places.dataDir, { isWithoutFiles: true })).toContain('checked')
  expect(lineOf(newest().name)).toMatch(/ bucket +yes /)
})

test('a backup whose files are all gone gets them from the data folder', async () => {
  await takeBackupNow(places.dataDir)
  rmSync(join(newest().folder, 'files'), { recursive: true })
  const told = await restore(places.dataDir, newest().name, { now: new Date('2026-11-22T10:00:00Z') })
  expect(told).not.toContain('Not whole')
  for (const name of NAMES) expect(readFileSync(inFiles(name), 'utf8')).toBe(contentOf(name))
})

test('a restore takes what its backup lacks from the data folder and other backups, and names what nobody has', async () => {
  await takeBackupNow(places.dataDir)
  for (const name of NAMES) rmSync(inBackup(name))
  rmSync(inFiles('1001-a.pdf'))
  writeFileSync(inFiles('1001-b.pdf'), 'draw')
  const [first] = backupsIn(places.backups)
  rmSync(join(first?.folder ?? '', 'files', 'vizionprojects', '1001-b.pdf'))
  const told = await restore(places.dataDir, newest().name, { now: new Date('2026-11-22T10:00:00Z') })
  expect(told).toContain(
    'Incomplete: 1 of 4 files of its quotes is missing or damaged (vizionprojects/1001-b.pdf is missing). No backup here has them.',
  )
  for (const name of ['1001-a.pdf', '1001-c.pdf', '1001-d.pdf'])
    expect(readFileSync(inFiles(name), 'utf8')).toBe(contentOf(name))
})
