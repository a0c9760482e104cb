import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a small secret file whole or not at all, readable by its owner alone. */
export function writeDurably(file: string, content: string) {
  const unfinished = `${file}.part`
  const descriptor = openSync(unfinished, 'w', 0o600)
  try {
    writeSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(unfinished, file)
}
