import { statfsSync } from 'node:fs'

export const MEGABYTE = 1024 * 1024

/** Below this nothing more is written for people: the database's own log always finds its place. */
export const RESERVE = 32 * MEGABYTE

/** What a new database takes, with its first changes. */
export const ROOM_FOR_NEW = 64 * MEGABYTE + RESERVE

/** Bytes that are free for us on the disk of a folder. */
export type FreeBytes = (folder: string) => number

export const freeBytes: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export const megabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`

/** Whether an error, or what caused it, says that a disk is full. */
export function saysFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return saysFull(error.cause)
}
