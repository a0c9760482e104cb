/**
 * What a database can do to a call that was right:
 * - `away`: it does not answer; nothing of the call was kept.
 * - `unknown`: it went away while it was asked to keep something, so nobody can say whether it did.
 * - `slow`: it was stopped because it took longer than it may; nothing was kept.
 * - `full`: its disk has no room; nothing was kept.
 */
export type DatabaseProblemKind = 'away' | 'unknown' | 'slow' | 'full'

/** The database could not do what it was asked, through no fault of the question. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
  readonly kind: DatabaseProblemKind

  constructor(kind: DatabaseProblemKind, cause: unknown) {
    super(`${TEXTS[kind]} ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.kind = kind
  }
}

/** Whether a change was refused because the disk of the database has no room for it. */
export const isFull = (error: unknown): boolean => error instanceof DatabaseProblem && error.kind === 'full'

const TEXTS: Readonly<Record<DatabaseProblemKind, string>> = {
  away: 'The database is not responding.',
  unknown: 'The connection to the database was lost before it confirmed the save.',
  slow: 'The database took too long.',
  full: 'The disk of the database is full.',
}
