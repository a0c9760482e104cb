import { quoteStatus } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { nameOf, type PhotoName, photosOf } from './file-name.policy.ts'
import type { FilesRepository, Replaced, WrittenFile } from './files.repository.ts'

const photoRow = z.object({ name: z.string(), bytes: z.number(), saved_by: z.string(), saved_at: z.date() })
const countRow = z.object({ count: z.number() })
const placeRow = z.object({ place: z.string() })
const statusRow = z.object({ status: quoteStatus })

type NewPhoto = {
  readonly written: WrittenFile
  readonly savedAt: Date
  /** More than this many a quote does not hold. */
  readonly most: number
}

export const photosRepository = (database: Database, files: Pick<FilesRepository, 'makeVisible'>) => ({
  list: (headerID: string) =>
    database.all(
      photoRow,
      `select name, bytes, saved_by, saved_at from files
       where header_id = $1 and starts_with(name, $2) order by saved_at, name`,
      [Number(headerID), photosOf(headerID)],
    ),

  /** Makes a photo visible while its header cannot change: saved, or what keeps it from being. */
  add: ({ written, savedAt, most }: NewPhoto): Promise<Replaced | 'accepted' | 'too-many'> =>
    database.transaction(async (sql) => {
      const { headerID } = written.file
      if (await isAccepted(sql, headerID)) return 'accepted'
      const [others] = await sql.all(
        countRow,
        `select count(*)::integer as count from files
         where header_id = $1 and starts_with(name, $2) and name <> $3`,
        [Number(headerID), photosOf(headerID), nameOf(written.file)],
      )
      if ((others?.count ?? 0) >= most) return 'too-many'
      return files.makeVisible(sql, written, savedAt)
    }),

  remove: (photo: PhotoName): Promise<Replaced | 'accepted'> =>
    database.transaction(async (sql) => {
      if (await isAccepted(sql, photo.headerID)) return 'accepted'
      const rows = await sql.all(
        placeRow,
        'delete from files where name = $1 and header_id = $2 returning place',
        [nameOf(photo), Number(photo.headerID)],
      )
      return { replaced: oneOf(rows)?.place ?? null }
    }),
})

async function isAccepted(sql: Sql, headerID: string): Promise<boolean> {
  const header = await sql.all(statusRow, 'select status from headers where id = $1 for update', [
    Number(headerID),
  ])
  return oneOf(header)?.status === 'accepted'
}

/** A copy of a quote names the same photos at the same places; part of the transaction that makes the copy. */
export async function copyPhotos(sql: Sql, from: string, to: string): Promise<void> {
  await sql.run(
    `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at, place)
     select $3 || substr(name, length($2) + 1), $4, content_type, bytes, sha256, saved_by, saved_at, place
     from files where header_id = $1 and starts_with(name, $2)`,
    [Number(from), photosOf(from), photosOf(to), Number(to)],
  )
}

export type PhotosRepository = ReturnType<typeof photosRepository>
