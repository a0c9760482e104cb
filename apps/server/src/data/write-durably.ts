import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

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
