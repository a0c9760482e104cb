import type { Sql } from '../db/database.ts'

export type StoredFile = { readonly place: string; readonly writtenAt: Date }

/** What is left to do for a written file, as part of the transaction that makes it visible. */
type InTransaction = (sql: Sql) => Promise<void>

/** A file that lies at its place and that nothing names yet. */
export type Written = {
  readonly complete: InTransaction
  /** Takes the file away again: for one that will certainly never be named. */
  readonly discard: () => Promise<void>
}

/** Where the bytes of files lie. Whose they are, and which of them count, only the database says. */
export type FileStore = {
  /** Writes a file at a new place, whole or not at all. It counts once a committed row names its place. */
  readonly write: (place: string, bytes: Uint8Array) => Promise<Written>
  readonly read: (place: string) => Promise<Uint8Array | null>
  readonly remove: (place: string) => Promise<void>
  /** All that lies there, also what no row names. */
  readonly list: () => AsyncIterable<StoredFile>
  /** Fails while files cannot be written and read here. */
  readonly check: () => Promise<unknown>
  readonly close: () => Promise<void>
}
