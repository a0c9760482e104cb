import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DataInUse, lockData } from './data-lock.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folder: string
const LISTENING =
  "require('node:net').createServer((caller) => caller.destroy()).listen(process.argv[1], () => console.log('there'))"
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'))
})

describe('the lock of the data folder', () => {
  test('a second server is refused, and told who works there', async () => {
    const lock = await lockData(folder)
    await expect(lockData(folder)).rejects.toThrow(
      `Another server (process ${process.pid}) already works on ${folder}.`,
    )
    lock.release()
    const next = await lockData(folder)
    next.release()
  })

  test('a server that the other one cannot see, as in another container, is found by its socket', async () => {
    const lock = await lockData(folder)
    const held: unknown = JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))
    // Each container counts its processes from 1: this is what the second one sees of the first.
    const seen = { ...(held as object), pid: process.pid, started: 'at another time' }
    writeFileSync(`${folder}.lock`, JSON.stringify(seen))
    await expect(lockData(folder)).rejects.toThrow(DataInUse)
    lock.release()
    const next = await lockData(folder)
    next.release()
  })

  test('it leaves nothing behind, and takes away what a killed one left', async () => {
    const other = spawn(process.execPath, ['-e', LISTENING, `${folder}.alive-other`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    const { pid } = other
    writeFileSync(
      `${folder}.lock`,
      JSON.stringify({ pid, started: 'at another time', socket: `${basename(folder)}.alive-other` }),
    )
    await expect(lockData(folder)).rejects.toThrow(`process ${pid}`)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const lock = await lockData(folder)
    lock.release()
    await expect
      .poll(() => readdirSync(root).filter((name) => name.startsWith(`${basename(folder)}.`)))
      .toEqual([])
  })

  test('of many that come at once one gets it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const settled = await Promise.allSettled(Array.from({ length: 5 }, () => lockData(folder)))
      const locks = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(locks).toHaveLength(1)
      locks[0]?.release()
    }
  })

  test('a path too long for a socket has a lock all the same', async () => {
    const deep = join(folder, 'x'.repeat(120))
    const lock = await lockData(deep)
    await expect(lockData(deep)).rejects.toThrow(DataInUse)
    lock.release()
  })

  test('a lock is taken over when the process that held it was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: other.pid, started: null }))
    await expect(lockData(folder)).rejects.toThrow(DataInUse)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const lock = await lockData(folder)
    lock.release()
  })

  test('a lock is taken over when its process number now belongs to another program', async () => {
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, started: 'long ago' }))
    const lock = await lockData(folder)
    lock.release()
  })

  test('a lock that was cut short by a power cut holds nobody back', async () => {
    writeFileSync(`${folder}.lock`, '{"pid":')
    const lock = await lockData(folder)
    lock.release()
  })

  test('a lock is not released by somebody else', async () => {
    const lock = await lockData(folder)
    writeFileSync(`${folder}.lock`, '{"pid":1,"started":null}')
    lock.release()
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe('{"pid":1,"started":null}')
  })
})
