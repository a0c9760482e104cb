import { z } from 'zod'
import type { Sql } from '../db/database.ts'
import type { FileStore } from './file-store.ts'
import { headerAt, UNFINISHED } from './places.ts'

const HOUR = 3_600_000
/** Places that are looked up together. */
const AT_ONCE = 500

/**
 * Removes what was written and never committed, or replaced and not taken away at once. What is younger than an hour may still be committed.
 * What a quote names stays, and so do the files of quotes that this database does not know: they belong to another one.
 */
export async function sweepFiles(store: FileStore, sql: Sql, { now, signal }: Sweep): Promise<void> {
  const sweep = async (places: readonly string[]) => {
    for (const place of await unnamedOf(sql, places)) if (!signal?.aborted) await store.remove(place)
  }
  let old: string[] = []
  for await (const { place, writtenAt } of store.list()) {
    if (signal?.aborted) return
    if (now.getTime() - writtenAt.getTime() < HOUR) continue
    if (old.push(place) < AT_ONCE) continue
    await sweep(old)
    old = []
  }
  await sweep(old)
}

type Sweep = {
  readonly now: Date
  /** Ends the sweep after the file that it is at. */
  readonly signal?: AbortSignal
}

/** Those of places that nothing names: no file of a quote, no issued version, no proposal, no preview picture. */
export async function unnamedOf(
  sql: Pick<Sql, 'all'>,
  places: readonly string[],
): Promise<readonly string[]> {
  const cutShort = places.filter((place) => place.startsWith(`${UNFINISHED}/`))
  const ofQuotes = places.flatMap((place) => {
    const header = headerAt(place)
    return header === null ? [] : [{ place, header_id: header }]
  })
  if (ofQuotes.length === 0) return cutShort
  const unnamed = await sql.all(
    z.object({ place: z.string() }).transform((row) => row.place),
    `select place from jsonb_to_recordset($1::jsonb) as lying (place text, header_id integer)
     where exists (select from headers where id = lying.header_id)
       and not exists (select from files where place = lying.place)
       and not exists (select from issued_quotes where pdf_place = lying.place)
       and not exists (select from offers where pdf_place = lying.place)
       and not exists (select from headers where preview_place = lying.place)`,
    [JSON.stringify(ofQuotes)],
  )
  return [...cutShort, ...unnamed]
}
