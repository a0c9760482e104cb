import { quoteStatus } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { CONTENT_TYPE } from '../../files/content/file-content.ts'
import type { Written } from '../../files/file-store.ts'
import { type FileName, nameOf } from './file-name.policy.ts'

/** A file that lies at its place and that nobody sees yet. */
export type WrittenFile = {
  readonly file: FileName
  readonly place: string
  readonly bytes: number
  readonly sha256: string
  readonly savedBy: string
} & Written

/** Where the content lies that a file had before; null where there was none. */
export type Replaced = { readonly replaced: string | null }

const statusRow = z.object({ status: quoteStatus })
const versionRow = z.object({ version: z.number().nullable() })
const placeRow = z.object({ place: z.string() })

export const filesRepository = (database: Database) => ({
  /** Makes a file visible while its header cannot change; null when the quote has been accepted meanwhile. */
  record: (written: WrittenFile, savedAt: Date): Promise<Replaced | null> =>
    database.transaction(async (sql) => {
      const header = await sql.all(statusRow, 'select status from headers where id = $1 for update', [
        Number(written.file.headerID),
      ])
      if (oneOf(header)?.status === 'accepted') return null
      return makeVisible(sql, written, savedAt)
    }),
  makeVisible,

  /** The version that a quote was issued in with the file at a place; null where it was issued in none. */
  async versionOf(place: string): Promise<number | null> {
    const rows = await database.all(
      versionRow,
      'select max(version) as version from issued_quotes where pdf_place = $1',
      [place],
    )
    return oneOf(rows)?.version ?? null
  },

  /** Where the file of a quote lies that was saved last. */
  async placeOf(file: FileName): Promise<string | null> {
    const rows = await database.all(placeRow, 'select place from files where name = $1 and header_id = $2', [
      nameOf(file),
      Number(file.headerID),
    ])
    return oneOf(rows)?.place ?? null
  },
})

export type FilesRepository = ReturnType<typeof filesRepository>

/** Puts a written file in the place of the one before, as part of a transaction that holds the header. */
async function makeVisible(sql: Sql, written: WrittenFile, savedAt: Date): Promise<Replaced> {
  const { file, place, bytes, sha256, savedBy } = written
  const before = await sql.all(placeRow, 'select place from files where name = $1', [nameOf(file)])
  await written.complete(sql)
  await sql.run(
    `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at, place)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (name) do update set bytes = excluded.bytes, sha256 = excluded.sha256,
       saved_by = excluded.saved_by, saved_at = excluded.saved_at, place = excluded.place`,
    [nameOf(file), Number(file.headerID), CONTENT_TYPE[file.kind], bytes, sha256, savedBy, savedAt, place],
  )
  return { replaced: oneOf(before)?.place ?? null }
}
