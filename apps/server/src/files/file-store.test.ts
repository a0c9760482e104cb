import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { RESERVE, saysFull } from '../data/folder/disk-space.ts'
import { bytesOf, contentProblem } from './content/file-content.ts'
import { makeFolder, openFolder } from './folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'rampwright-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('files in a folder', () => {
  const store = openFolder(folder)

  test('what was written is read, byte for byte, and what was not is nothing', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0])
    await store.write('vizionprojects/1001.pdf', bytes)
    expect(Buffer.from((await store.read('vizionprojects/1001.pdf')) ?? [])).toEqual(bytes)
    expect(readFileSync(join(folder, 'vizionprojects', '1001.pdf'))).toEqual(bytes)
    expect(await store.read('vizionprojects/1002.pdf')).toBeNull()
  })

  test('what would leave less than 32 MB of the disk is refused as on a full one, and not a byte of it is written', async () => {
    let free = RESERVE + 10
    const small = openFolder(folder, () => free)
    await small.write('vizionprojects/1004.pdf', Buffer.alloc(10))
    free = RESERVE + 9
    const refused: unknown = await small
      .write('vizionprojects/1005.pdf', Buffer.alloc(10))
      .catch((error: unknown) => error)
    expect(saysFull(refused)).toBe(true)
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
    expect(await small.read('vizionprojects/1005.pdf')).toBeNull()
    expect(await small.read('vizionprojects/1004.pdf')).toHaveLength(10)
  })

  test('what was written and is named by nothing is taken away again', async () => {
    const { discard } = await store.write('vizionprojects/1006.pdf', Buffer.from('a'))
    await discard()
    expect(await store.read('vizionprojects/1006.pdf')).toBeNull()
  })

  test('the folder is tried out by writing to it, and leaves nothing there', async () => {
    const own = join(folder, 'own')
    await makeFolder(own)
    const one = openFolder(own)
    await one.check()
    expect(readdirSync(join(own, 'unfinished'))).toEqual([])
    rmSync(own, { recursive: true })
    await expect(one.check()).rejects.toThrow('ENOENT')
    writeFileSync(own, 'a file where the folder was')
    await expect(one.check()).rejects.toThrow('ENOTDIR')
  })

  test('a write that fails leaves nothing, not even half a file', async () => {
    writeFileSync(join(folder, 'taken'), '')
    await expect(store.write('taken/1003.pdf', Buffer.from('a'))).rejects.toThrow()
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
  })

  test.each(['../outside.pdf', 'vizionprojects/../../outside.pdf', '/../outside.pdf'])(
    '%s leads out of the folder and is refused',
    async (key) => {
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow()
      await expect(store.read(key)).rejects.toThrow()
    },
  )
})

test.each([
  ['a whole PDF', 'pdf', '%PDF-1.7\n%%EOF\n', null],
  ['a PDF without its end', 'pdf', '%PDF-1.7\n', 'The file was cut short. Send it again.'],
  ['something before the PDF', 'pdf', ' %PDF-1.7\n%%EOF', 'The file is not a PDF.'],
  ['an empty file', 'json', '', 'The file is empty.'],
] as const)('%s', (_, kind, text, problem) => {
  expect(contentProblem(kind, Buffer.from(text, 'latin1'))).toBe(problem)
})

test.each([
  ['JVBERi0=', '%PDF-'],
  ['JVBERi0', null],
  ['JVBE Ri0=', null],
  ['JVBERi0_', null],
  ['', ''],
])('%o is base64 for %o', (text, content) => {
  expect(bytesOf(text)?.toString() ?? null).toBe(content)
})
