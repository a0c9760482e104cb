import { z } from 'zod'
import { OpenProblem } from '../data/folder/open-problem.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from './file-store.ts'

/** So many of the files that were named last are looked for; one that is there is enough. */
const LOOKED_FOR = 20

type Where = {
  /** Where files lie, as it is said. */
  readonly place: string
  /** What to do when they do not lie there, a sentence. */
  readonly wayBack: string
}

/** Refuses a place that has none of the files that quotes named last: a disk that is not mounted, or another bucket. */
export async function requireFiles(
  store: Pick<FileStore, 'read'>,
  database: Pick<Database, 'all'>,
  { place, wayBack }: Where,
): Promise<void> {
  const named = await database.all(
    z.object({ place: z.string() }),
    `select place from files order by saved_at desc limit ${LOOKED_FOR}`,
  )
  for (const file of named) if (await store.read(file.place)) return
  if (named.length === 0) return
  const which =
    named.length === 1
      ? 'The only file that a quote names is'
      : `The ${named.length} files that quotes named last are`
  throw new OpenProblem(
    `${which} not in ${place}. ${wayBack} To continue without them, start with FILES_ARE_LOST=yes. No changes were made.`,
  )
}
