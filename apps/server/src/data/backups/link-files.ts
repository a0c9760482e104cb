import { copyFile, link, mkdir, open, opendir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { syncNames } from '../folder/write-durably.ts'

/**
 * Links every file below a folder into another one, where it does not lie yet; what is being written is left out, and so are damaged ones. One at a
 * time and without holding anybody up: there may be many.
 */
export async function linkFiles(from: string, to: string, leftOut: ReadonlySet<string> = new Set()) {
  for await (const below of filesBelow(from, '')) {
    const names = below.split(sep)
    if (names[0] !== 'unfinished' && !leftOut.has(names.join('/')))
      await linkOrCopy(join(from, below), join(to, below))
  }
}

/** Paths of files, from a folder on. A folder that is not there has none. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, folder)).catch(unlessGone)
  for await (const entry of entries ?? []) {
    const below = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(root, below)
    else if (entry.isFile()) yield below
  }
}

export async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to).catch((error: unknown) => withFolder(error, from, to))
  } catch (error) {
    // Removed since the folder was read: nothing names it any more. There already: files are never changed.
    if (['ENOENT', 'EEXIST'].includes(codeOf(error))) return
    if (codeOf(error) === 'ENOSPC') throw error
    await copyDurably(from, to)
  }
}

/** Copies a file; what has come is on the disk. */
export async function copyDurably(from: string, to: string) {
  await copyFile(from, to)
  const copy = await open(to, 'r+')
  await copy.sync().finally(() => copy.close())
}

/** Puts the names of all files below a folder on the disk. One that is not there has none. */
export async function syncNamesBelow(folder: string) {
  const entries = await opendir(folder).catch(unlessGone)
  if (!entries) return
  for await (const entry of entries) if (entry.isDirectory()) await syncNamesBelow(join(folder, entry.name))
  syncNames(folder)
}

/** The first file of a folder finds none yet. */
async function withFolder(error: unknown, from: string, to: string) {
  if (codeOf(error) !== 'ENOENT') throw error
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await link(from, to)
}

function unlessGone(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
