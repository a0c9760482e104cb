import { createHash } from 'node:crypto'
import { z } from 'zod'
import { raiseHeaderNumbers } from '../db/contents.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from './file-store.ts'
import { highestHeaderOf } from './highest-header.ts'

/** Where files lay until another place was configured. */
export type EarlierStore = Pick<FileStore, 'list' | 'read'> & {
  /** Puts a file aside that lies in the new store for certain. */
  readonly setAside: (place: string) => Promise<void>
}

/** Places that are looked up together. */
const AT_ONCE = 200

/**
 * Brings the files that the database names from an earlier store into the one that is used now; how many came. Cut short, it
 * goes on where it was the next time. What nothing names stays where it is, and numbers of quotes go on above it.
 */
export async function migrateFiles(from: EarlierStore, to: FileStore, database: Database): Promise<number> {
  await raiseHeaderNumbers(database, await highestHeaderOf(from))
  let taken = 0
  let places: string[] = []
  const take = async () => {
    for (const named of await namedOf(database, places)) if (await takeOne(named)) taken += 1
    places = []
  }
  async function takeOne({ place, sha256 }: Named): Promise<boolean> {
    const bytes = await from.read(place)
    // Another server that starts at the same moment was faster.
    if (!bytes) return false
    const there = await to.read(place)
    // Under one name two servers may each have had a file of their own: the row says which of them it is.
    if (!there || (sha256 !== null && hashOf(there) !== sha256 && hashOf(bytes) === sha256)) {
      const { complete } = await to.write(place, bytes)
      await database.transaction(complete)
    }
    await from.setAside(place)
    return true
  }
  for await (const { place } of from.list()) if (places.push(place) === AT_ONCE) await take()
  await take()
  return taken
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const named = z.object({ place: z.string(), sha256: z.string().nullable() })
type Named = z.infer<typeof named>

const namedOf = (database: Database, places: readonly string[]): Promise<readonly Named[]> =>
  places.length === 0
    ? Promise.resolve([])
    : database.all(
        named,
        `select lying.place, (select sha256 from files where files.place = lying.place limit 1) as sha256
         from jsonb_array_elements_text($1::jsonb) as lying (place)
         where exists (select from files where files.place = lying.place)
            or exists (select from issued_quotes where pdf_place = lying.place)
            or exists (select from offers where pdf_place = lying.place)
            or exists (select from headers where preview_place = lying.place)`,
        [JSON.stringify(places)],
      )
