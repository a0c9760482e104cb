import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { examplesOf, type NamedFile, wrongFilesIn } from '../data/backups/backup-files.ts'
import { type OpenedDump, sizeOf } from '../data/backups/backups.ts'
import type { Contents } from '../data/folder/manifest.ts'
import { contentsOf } from './contents.ts'
import { type Sql, sqlOn } from './database.ts'

/** SQL on an open engine, as it is. */
const sqlOf = (engine: Pick<PGlite, 'query' | 'exec'>) =>
  sqlOn({
    async query(text, values) {
      const { rows, affectedRows } = await engine.query(text, [...values])
      return { rows, touched: affectedRows ?? 0 }
    },
    script: (text) => engine.exec(text),
  })

/**
 * Opens a packed database in memory, counts what is in it, and looks for the files that it names in the folder beside it;
 * rejects when it cannot be opened.
 */
export async function openDump(file: string): Promise<OpenedDump> {
  const { found, named } = await look(await PGlite.create({ loadDataDir: unpacked(file) }))
  const folder = join(dirname(file), 'files')
  const wrong = await wrongFilesIn(folder, named)
  const files = {
    named: named.length,
    wrong: wrong.length,
    examples: examplesOf(wrong),
    held: sizeOf(folder),
  }
  return { ...found, files }
}

/** Unpacks a packed database into a new folder and opens it there once: what it holds, and the files that it names. */
export const unpackDump = async (file: string, folder: string) =>
  look(await PGlite.create({ dataDir: folder, loadDataDir: unpacked(file) }))

async function look(engine: PGlite): Promise<{ found: Contents; named: readonly NamedFile[] }> {
  try {
    return { found: await requireContents(engine), named: await namedFilesOutside(sqlOf(engine)) }
  } finally {
    await engine.close()
  }
}

/** How many bytes a packed database takes when it is unpacked, as the last of it says; below 4 GB. */
export function unpackedSize(file: string): number {
  const descriptor = openSync(file, 'r')
  try {
    const last = Buffer.alloc(4)
    const { size } = fstatSync(descriptor)
    if (size > last.length) readSync(descriptor, last, 0, last.length, size - last.length)
    return last.readUInt32LE()
  } finally {
    closeSync(descriptor)
  }
}

/** Unpacked here: the engine lets the error of a file that was cut short escape. */
const unpacked = (file: string) => new Blob([gunzipSync(readFileSync(file))])

async function requireContents(engine: PGlite): Promise<Contents> {
  const found = await contentsOf(sqlOf(engine))
  if (!found) throw new Error('it holds no tables')
  return found
}

const namedFile = z.object({
  place: z.string(),
  bytes: z.number().nullable(),
  sha256: z.string().nullable(),
}) satisfies z.ZodType<NamedFile>

/** Every file that quotes name, wherever it lies. */
export const namedFilesIn = (sql: Pick<Sql, 'all'>): Promise<readonly NamedFile[]> =>
  sql.all(namedFile, namedWhere('true', { hasOffers: true }))

/** The files outside of a database that its quotes name; none in one of an earlier version, which does not say. */
export async function namedFilesOutside(sql: Pick<Sql, 'all'>): Promise<readonly NamedFile[]> {
  const known = z.object({ contents: z.boolean(), offers: z.boolean() })
  const [asked] = await sql.all(
    known,
    "select to_regclass('file_contents') is not null as contents, to_regclass('offers') is not null as offers",
  )
  if (!asked?.contents) return []
  return sql.all(
    namedFile,
    namedWhere('not exists (select from file_contents where file_contents.place = named.place)', {
      hasOffers: asked.offers,
    }),
  )
}

const namedWhere = (condition: string, { hasOffers }: { readonly hasOffers: boolean }) => `
  select place, max(bytes) as bytes, max(sha256) as sha256
  from (
    select place, bytes, sha256 from files
    union all select pdf_place, case when exists (select from files where place = pdf_place) then null else pdf_bytes end, null
      from issued_quotes where pdf_place is not null
    ${hasOffers ? 'union all select pdf_place, pdf_bytes, pdf_sha256 from offers' : ''}
    union all select preview_place, null, null from headers where preview_place is not null
  ) as named
  where ${condition}
  group by place order by place`
