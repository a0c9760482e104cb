import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** How many backups are kept; the oldest goes first. */
export const BACKUPS_KEPT = 10

type BackupSource = { readonly dump: () => Promise<Uint8Array>; readonly now: Date }

/** Writes one more backup and lets the oldest go. A backup that was cut short never carries a backup's name. */
export async function writeBackup(folder: string, { dump, now }: BackupSource): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `database-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`
  const unfinished = join(folder, `${name}.part`)
  const content = await dump()
  const descriptor = openSync(unfinished, 'w', 0o600)
  try {
    writeSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(unfinished, join(folder, name))
  for (const old of backupsIn(folder).slice(0, -BACKUPS_KEPT)) rmSync(join(folder, old), { force: true })
  return join(folder, name)
}

/** Names of the finished backups, the oldest first. */
export const backupsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /^database-.*\.tar\.gz$/.test(name))
    .sort()

const HOUR_OF_NIGHT = 3

/** Milliseconds until the next night's backup. */
export function untilNight(now: Date): number {
  const next = new Date(now)
  next.setHours(HOUR_OF_NIGHT, 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next.getTime() - now.getTime()
}
