import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DataInUse, lockData } from './data-lock.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'))
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
