import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type FreeBytes, MEGABYTE, saysFull } from './disk-space.ts'
import type { Places } from './places.ts'

/** What a start writes itself takes a few kilobytes: its lock, the database's own, the manifest. */
const SPARE = MEGABYTE

/** Gives the room that is kept for it to a start that has none. */
export function useSpareRoom({ dataDir, spare }: Pick<Places, 'dataDir' | 'spare'>, free: FreeBytes) {
  if (existsSync(spare) && free(dataDir) < SPARE) rmSync(spare, { force: true })
}

/** Keeps room for the next start: where others fill the disk, at most half of what is left. */
export function keepSpareRoom({ dataDir, spare }: Pick<Places, 'dataDir' | 'spare'>, free: FreeBytes) {
  const kept = statSync(spare, { throwIfNoEntry: false })?.size ?? 0
  if (kept >= SPARE) return
  const size = Math.floor(Math.min(SPARE, (free(dataDir) + kept) / 2))
  if (size <= kept) return
  try {
    // Random, so that a disk that packs what it stores gives it its full room.
    writeFileSync(spare, randomBytes(size), { mode: 0o600 })
  } catch (error) {
    if (!saysFull(error)) throw error
  }
}
