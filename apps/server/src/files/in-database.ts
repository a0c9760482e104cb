import { z } from 'zod'
import { type Database, oneOf } from '../db/database.ts'
import type { FileStore, StoredFile } from './file-store.ts'

const PAGE = 1000

/** Files beside what they belong to: in the database, committed with the row that names them. */
export const openInDatabase = (database: Database): FileStore => ({
  write: async (place, bytes) => ({
    async complete(sql) {
      await sql.run(
        `insert into file_contents (place, bytes) values ($1, $2)
         on conflict (place) do update set bytes = excluded.bytes`,
        [place, bytes],
      )
    },
    discard: async () => undefined,
  }),
  async read(place) {
    const row = z.object({ bytes: z.instanceof(Uint8Array) })
    const rows = await database.all(row, 'select bytes from file_contents where place = $1', [place])
    return oneOf(rows)?.bytes ?? null
  },
  async remove(place) {
    await database.run('delete from file_contents where place = $1', [place])
  },
  list: () => placesIn(database),
  check: () => database.run('select from file_contents limit 1'),
  close: async () => undefined,
})

const placeRow = z
  .object({ place: z.string(), written_at: z.date() })
  .transform((row): StoredFile => ({ place: row.place, writtenAt: row.written_at }))

async function* placesIn(database: Database): AsyncIterable<StoredFile> {
  let page: StoredFile[] = []
  do {
    page = await database.all(
      placeRow,
      `select place, written_at from file_contents where place > $1 order by place limit ${PAGE}`,
      [page.at(-1)?.place ?? ''],
    )
    yield* page
  } while (page.length === PAGE)
}
