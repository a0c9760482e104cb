import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file whole or not at all, readable by its owner alone. */
export function writeDurably(file: string, content: string | Uint8Array) {
  const unfinished = `${file}.part`
  const descriptor = openSync(unfinished, 'w', 0o600)
  try {
    const bytes = Buffer.from(content)
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
    fsyncSync(descriptor)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
  renameSync(unfinished, file)
}

/** Gives a file or folder another name, so that a power cut leaves one of both. */
export function renameDurably(from: string, to: string) {
  renameSync(from, to)
  syncNames(dirname(from))
  syncNames(dirname(to))
}

/** The names of a folder are on the disk once it is synced; Windows has no such call and needs none. */
export function syncNames(folder: string) {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
