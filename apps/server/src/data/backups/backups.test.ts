import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { MEGABYTE } from '../folder/disk-space.ts'
import type { Contents } from '../folder/manifest.ts'
import { type Places, placesIn } from '../folder/places.ts'
import {
  BACKUPS_KEPT,
  backupsIn,
  clearAway,
  letOldestGo,
  NotTried,
  problemOfBackup,
  takeBackup,
  untilNight,
  verifyBackup,
} from './backups.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-backups-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let places: Places
beforeEach(() => {
  places = placesIn(mkdtempSync(join(root, 'case-')))
})

const contents: Contents = { identity: 'this one', headers: 3, issuedQuotes: 1, lastHeader: 1003 }
const dump = async () => new Uint8Array([1, 2, 3])
const take = (now: Date, more: Partial<Parameters<typeof takeBackup>[1]> = {}) =>
  takeBackup(places, { dump, contents, now, free: 100 * MEGABYTE, ...more })
const hour = (count: number) => new Date(Date.UTC(2026, 10, 20, count))
const names = () => backupsIn(places.backups).map(({ name }) => name)
const newest = () => {
  const last = backupsIn(places.backups).at(-1)
  if (!last) throw new Error('there is no backup')
  return last
}

test('a backup holds the database, the files of its quotes and the secret, and not what is being written', async () => {
  mkdirSync(join(places.files, 'vizionprojects'), { recursive: true })
  mkdirSync(join(places.files, 'unfinished'))
  writeFileSync(join(places.files, 'vizionprojects', '1001-a.pdf'), 'drawing')
  writeFileSync(join(places.files, 'unfinished', 'half'), 'half')
  writeFileSync(places.secret, 'secret')
  await take(hour(1), {
    dump: async () => {
      writeFileSync(join(places.files, 'vizionprojects', '1002-b.pdf'), 'written meanwhile')
      return dump()
    },
  })
  const { folder } = newest()
  expect(readdirSync(folder).sort()).toEqual(['backup.json', 'database.tar.gz', 'files', 'server-secret'])
  expect(readdirSync(join(folder, 'files'))).toEqual(['vizionprojects'])
  rmSync(places.files, { recursive: true })
  expect(readFileSync(join(folder, 'files', 'vizionprojects', '1001-a.pdf'), 'utf8')).toBe('drawing')
  expect(readFileSync(join(folder, 'files', 'vizionprojects', '1002-b.pdf'), 'utf8')).toBe(
    'written meanwhile',
  )
})

test('many files are linked one at a time, and others have their turn between any two', async () => {
  const FILES = 40
  mkdirSync(join(places.files, 'vizionprojects'), { recursive: true })
  for (let each = 0; each < FILES; each += 1)
    writeFileSync(join(places.files, 'vizionprojects', `1001-${each}.pdf`), '')
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await take(hour(1))
  isOver = true
  expect(readdirSync(join(newest().folder, 'files', 'vizionprojects'))).toHaveLength(FILES)
  expect(turns).toBeGreaterThan(FILES)
})

test('the last ten are kept, and the last one of each of the days before', async () => {
  for (let day = 1; day <= 3; day += 1) for (const at of [1, 2]) await take(hour((day - 4) * 24 + at))
  for (let each = 0; each < BACKUPS_KEPT + 2; each += 1) await take(hour(each))
  await letOldestGo(places)
  expect(names().map((name) => name.slice(0, 13))).toEqual([
    ...['2026-11-17T02', '2026-11-18T02', '2026-11-19T02'],
    ...Array.from({ length: BACKUPS_KEPT }, (_, each) => `2026-11-20T${String(each + 2).padStart(2, '0')}`),
  ])
})

test('a clock that was put back changes nothing of the order, and no backup is lost by it', async () => {
  for (let each = 0; each < BACKUPS_KEPT; each += 1) await take(new Date(Date.UTC(2036, 0, 1, each)))
  const name = await take(hour(1))
  expect(await take(hour(1))).not.toBe(name)
  await letOldestGo(places)
  const [last, before] = backupsIn(places.backups).toReversed()
  expect(before?.name).toBe(name)
  expect([last?.note?.takenAt, before?.note?.takenAt]).toEqual([hour(1).toISOString(), hour(1).toISOString()])
})

test('what is no backup is not taken for one, and stays', async () => {
  await take(hour(1))
  const foreign = [
    '2027-01-01T00-00-00-000Z',
    '9999-99-99T99-99-99-999Z',
    'notes',
    'database-2027-01-05T00-00-00-000Z.tar.gz',
  ]
  for (const name of foreign) mkdirSync(join(places.backups, name))
  symlinkSync('/nowhere', join(places.backups, '2027-01-03T00-00-00-000Z'))
  expect(names()).toHaveLength(1)
  await letOldestGo(places)
  await clearAway(places)
  expect(readdirSync(places.backups)).toEqual(expect.arrayContaining(foreign))
})

test('a backup that has lost its database says so, and is not counted', async () => {
  await take(hour(1))
  rmSync(join(newest().folder, 'database.tar.gz'))
  expect(problemOfBackup(newest())).toBe('its database.tar.gz is missing')
})

test('what a killed server left half done is taken away, and answers that nobody waits for', async () => {
  await take(hour(1))
  mkdirSync(join(places.backups, '2026-11-20T02-00-00-000Z.part', 'files'), { recursive: true })
  writeFileSync(join(places.backups, 'answer-7d44271a-8268.json'), '{}')
  writeFileSync(join(places.backups, 'request.json'), '{}')
  await clearAway(places)
  expect(readdirSync(places.backups)).toEqual([...names(), 'request.json'])
})

test('the secret of a backup outlives that of the server', async () => {
  writeFileSync(places.secret, 'secret')
  await take(hour(1))
  writeFileSync(places.secret, '')
  expect(readFileSync(join(newest().folder, 'server-secret'), 'utf8')).toBe('secret')
})

test('nobody being able to look says nothing about a backup', async () => {
  await take(hour(1))
  const broken = () => Promise.reject(new NotTried('ENOMEM'))
  expect(await verifyBackup(newest(), broken)).toContain('was not opened (ENOMEM). It will be tried again')
  expect(newest().note?.opened).toBeNull()
})

test('one that cannot be opened is told, and pushes none out that can', async () => {
  for (let each = 0; each < BACKUPS_KEPT; each += 1) await take(hour(each))
  await take(hour(12))
  const broken = async () => {
    throw new Error('it is cut short')
  }
  expect(await verifyBackup(newest(), broken)).toMatch(
    /cannot be used \(it is cut short\). It is not counted/,
  )
  await letOldestGo(places)
  expect(backupsIn(places.backups).filter((one) => problemOfBackup(one) === null)).toHaveLength(BACKUPS_KEPT)
})

test('one in which quotes are missing counts as one that cannot be opened', async () => {
  await take(hour(1))
  expect(await verifyBackup(newest(), async () => ({ ...contents, headers: 2 }))).toContain(
    'quotes are missing',
  )
  expect(await verifyBackup(newest(), async () => contents)).toBeNull()
})

test.each([
  ['fails', { dump: () => Promise.reject(new Error('broken off')) }, 'broken off'],
  ['does not fit on the disk', { free: 20 * MEGABYTE }, 'has 20 MB left, and a backup takes 1 MB'],
])('a backup that %s leaves nothing that looks like one', async (_, more, says) => {
  await expect(take(hour(1), more)).rejects.toThrow(says)
  expect([names(), existsSync(places.backups) && readdirSync(places.backups)]).toEqual([[], []])
})

test.each([
  [new Date(2026, 10, 20, 1, 0), 2],
  [new Date(2026, 10, 20, 3, 0), 24],
  [new Date(2026, 10, 20, 20, 0), 7],
])('seen from %s, the night comes in %i hours', (now, hours) => {
  expect(untilNight(now)).toBe(hours * 3_600_000)
})
