import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, fsyncSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BACKUPS_KEPT, backupsIn, untilNight, writeBackup } from './backups.ts'
import { DataInUse, lockData } from './data-lock.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { createDurable, openEmbedded } from './embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-embedded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'))
})

const failOnBackup = (error: unknown) => {
  throw error
}

/** To lay out a database takes seconds; tests work on copies of one. */
const laidOut = join(root, 'laid-out')
beforeAll(async () => {
  const empty = await openEmbedded(laidOut, failOnBackup)
  await empty.close()
})
const layOut = () => cpSync(laidOut, folder, { recursive: true })

test('every commit reaches the disk before it is confirmed', async () => {
  layOut()
  let syncs = 0
  const fs = new DurableFileSystem(join(folder, 'database'), (descriptor) => {
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

test('what was written is there after a restart, and the end of work leaves a backup that opens', async () => {
  layOut()
  const first = await openEmbedded(folder, failOnBackup)
  await first.script('create table t (id integer)')
  await first.run('insert into t values (7)')
  await first.close()
  const idRow = z.object({ id: z.number() })

  const second = await openEmbedded(folder, failOnBackup)
  expect(await second.all(idRow, 'select id from t')).toEqual([{ id: 7 }])
  await second.close()

  const backups = backupsIn(join(folder, 'backups'))
  expect(backups, 'a day without a change needs no second backup').toHaveLength(1)
  const { PGlite } = await import('@electric-sql/pglite')
  const content = readFileSync(join(folder, 'backups', backups[0] ?? ''))
  const restored = await PGlite.create({ loadDataDir: new Blob([content]) })
  expect((await restored.query('select id from t')).rows).toEqual([{ id: 7 }])
  await restored.close()
})

describe('the lock of the data folder', () => {
  test('a second server is refused, and told who works there', () => {
    const lock = lockData(folder)
    expect(() => lockData(folder)).toThrow(
      `Another server (process ${process.pid}) already works on ${folder}.`,
    )
    lock.release()
    lockData(folder).release()
  })

  test('a lock is taken over when the process that held it was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: other.pid, started: null }))
    expect(() => lockData(folder)).toThrow(DataInUse)
    other.kill('SIGKILL')
    await once(other, 'exit')
    lockData(folder).release()
  })

  test('a lock is taken over when its process number now belongs to another program', () => {
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, started: 'long ago' }))
    lockData(folder).release()
  })

  test('a lock that was cut short by a power cut holds nobody back', () => {
    writeFileSync(`${folder}.lock`, '{"pid":')
    lockData(folder).release()
  })

  test('a lock is not released by somebody else', () => {
    const lock = lockData(folder)
    writeFileSync(`${folder}.lock`, '{"pid":1,"started":null}')
    lock.release()
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe('{"pid":1,"started":null}')
  })
})

describe('backups', () => {
  test('the newest are kept and the oldest go', async () => {
    for (let day = 1; day <= BACKUPS_KEPT + 3; day += 1)
      await writeBackup(folder, {
        dump: async () => new Uint8Array([day]),
        now: new Date(Date.UTC(2026, 10, day)),
      })
    const kept = backupsIn(folder)
    expect(kept).toHaveLength(BACKUPS_KEPT)
    expect(kept[0]).toBe('database-2026-11-04T00-00-00-000Z.tar.gz')
  })

  test('a backup that fails leaves nothing that looks like one', async () => {
    const broken = writeBackup(folder, {
      dump: () => Promise.reject(new Error('full')),
      now: new Date(),
    })
    await expect(broken).rejects.toThrow('full')
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    [new Date(2026, 10, 20, 1, 0), 2],
    [new Date(2026, 10, 20, 3, 0), 24],
    [new Date(2026, 10, 20, 20, 0), 7],
  ])('seen from %s, the night comes in %i hours', (now, hours) => {
    expect(untilNight(now)).toBe(hours * 3_600_000)
  })
})
