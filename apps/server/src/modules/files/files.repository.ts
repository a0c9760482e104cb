import { createHash } from 'node:crypto'
import { quoteStatus } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { CONTENT_TYPE } from '../../files/file-content.ts'
import { type FileName, nameOf } from './file-name.policy.ts'

type ToRecord = {
  readonly file: FileName
  readonly bytes: Buffer
  readonly savedBy: string
  readonly savedAt: Date
  /** Puts the bytes where files lie; nothing is recorded when that fails. */
  readonly store: () => Promise<void>
}

export const filesRepository = (database: Database) => ({
  /** Stores a file while its header cannot change; false when the quote has been accepted meanwhile. */
  record: ({ file, bytes, savedBy, savedAt, store }: ToRecord): Promise<boolean> =>
    database.transaction(async (sql) => {
      const id = Number(file.headerID)
      const header = await sql.all(
        z.object({ status: quoteStatus }),
        'select status from headers where id = $1 for update',
        [id],
      )
      if (oneOf(header)?.status === 'accepted') return false
      await write(sql, { file, bytes, savedBy, savedAt, store })
      return true
    }),
  write,
})

export type FilesRepository = ReturnType<typeof filesRepository>

/** Puts the bytes where they lie and records them, as part of a transaction that holds the header. */
async function write(sql: Sql, { file, bytes, savedBy, savedAt, store }: ToRecord) {
  await store()
  await sql.run(
    `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (name) do update set bytes = excluded.bytes, sha256 = excluded.sha256,
       saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
    [
      nameOf(file),
      Number(file.headerID),
      CONTENT_TYPE[file.kind],
      bytes.length,
      createHash('sha256').update(bytes).digest('hex'),
      savedBy,
      savedAt,
    ],
  )
}
