import { setTimeout as wait } from 'node:timers/promises'
import { counted, pluralOf } from '@ramp/domain'
import { examplesOf, type WrongFile } from '../data/backups/backup-files.ts'
import { damageOf } from '../db/contents.ts'
import type { Database } from '../db/database.ts'
import { checkFiles } from '../files/check-files.ts'
import type { FileStore } from '../files/file-store.ts'

const DAY_MS = 24 * 3_600_000

type Told = {
  readonly warn: (sentence: string) => void
  /** How a damaged database comes back, a sentence. */
  readonly wayBack: () => string
  /** The operator goes on without files that are damaged. */
  readonly areFilesLost: boolean
}

type Stored = { readonly database: Database; readonly store: Pick<FileStore, 'read'> }

export type StoredData = {
  /** What is damaged, in sentences; null while nothing is known to be. */
  readonly damage: () => string | null
  /** Looks whether tables lack rows that others say they have. */
  readonly checkTables: (database: Database) => Promise<void>
  /** Looks at every stored file in the background, now and each day. */
  readonly checkFiles: (stored: Stored) => void
  /** Places of damaged files, once all were looked at for the first time; what is known so far when it is to end. */
  readonly damagedFiles: (signal: AbortSignal) => Promise<ReadonlySet<string>>
  readonly end: () => Promise<void>
}

/** Knows what is damaged in the database and among the files, and tells it when it is found. */
export function watchStoredData({ warn, wayBack, areFilesLost }: Told): StoredData {
  const ending = new AbortController()
  const known = { tables: null as string | null, files: null as string | null }
  let damaged: ReadonlySet<string> = new Set()
  let endFirst: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  let underWay = Promise.resolve()

  async function look({ database, store }: Stored) {
    const { named, wrong } = await checkFiles({ store, sql: database, signal: ending.signal })
    if (ending.signal.aborted) return
    const those = changed(wrong)
    damaged = new Set(those.map(({ place }) => place))
    const sentences = [damagedSentence(those, named), unreadableSentence(wrong, named)].filter(
      (one) => one !== null,
    )
    const missing = wrong.filter(({ what }) => what === 'is missing')
    known.files = sentences.length === 0 || areFilesLost ? null : sentences.join(' ')
    for (const sentence of sentences) warn(sentence)
    if (missing.length > 0) warn(`${countOf(missing, named)} missing (${someOf(missing)}). ${FROM_BACKUP}`)
  }

  async function lookDaily(stored: Stored) {
    while (!ending.signal.aborted) {
      // A place of files that does not answer says nothing about them.
      await look(stored).catch((error: unknown) =>
        warn(`Stored files could not be checked. ${String(error)}`),
      )
      endFirst()
      await wait(DAY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
    }
  }

  return {
    damage: () => [known.tables, known.files].filter((one) => one !== null).join(' ') || null,
    async checkTables(database) {
      known.tables = await damageOf(database, wayBack)
      if (known.tables !== null) warn(known.tables)
    },
    checkFiles(stored) {
      underWay = lookDaily(stored)
    },
    async damagedFiles(signal) {
      const isAborted = new Promise<void>((resolve) => {
        for (const one of [signal, ending.signal])
          if (one.aborted) resolve()
          else one.addEventListener('abort', () => resolve(), { once: true })
      })
      await Promise.race([first, isAborted])
      return damaged
    },
    async end() {
      ending.abort()
      await underWay
    },
  }
}

const FROM_BACKUP =
  'Copy them back from a backup or another copy (docs/operations.md, Restore), then start again.'

const changed = (wrong: readonly WrongFile[]) =>
  wrong.filter(({ what }) => what === 'was changed' || what === 'has another size')

const someOf = (wrong: readonly WrongFile[]) =>
  `${examplesOf(wrong).join(', ')}${wrong.length > examplesOf(wrong).length ? ', …' : ''}`

const countOf = (wrong: readonly WrongFile[], named: number) =>
  `${wrong.length} of ${counted(named, 'stored file')} ${pluralOf(wrong.length, 'is', 'are')}`

const damagedSentence = (wrong: readonly WrongFile[], named: number): string | null =>
  wrong.length === 0
    ? null
    : `${countOf(wrong, named)} damaged (${someOf(wrong)}). ${FROM_BACKUP} To continue without them, start with FILES_ARE_LOST=yes.`

function unreadableSentence(wrong: readonly WrongFile[], named: number): string | null {
  const those = wrong.filter(({ what }) => what === 'cannot be read')
  return those.length === 0
    ? null
    : `${countOf(those, named)} not readable for the user that runs the server (${someOf(those)}). Give all files to that user (chown -R).`
}
