import { PGlite } from '@electric-sql/pglite'
import { DatabaseProblem } from './database-problem.ts'
import type { DurableFileSystem } from './durable-file-system.ts'
import { backOff } from './pacing/back-off.ts'
import { watched } from './watched-engine.ts'

/** PostgreSQL with syncs on; its own start switches them off, and only `fsync` reaches our file system. */
export const createDurable = async (fs: DurableFileSystem): Promise<PGlite> =>
  watched(
    await PGlite.create({
      fs,
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
      ],
    }),
  )

/** The embedded engine; one that broke in the middle of its work is replaced by a new one on the same folder. */
export type Engine = {
  /** Works with the engine; what it throws besides the errors of its work is a `DatabaseProblem`. */
  readonly use: <Result>(work: (pg: PGlite) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** What a statement may be refused with while the engine stays whole. */
const isRefusedStatement = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('code' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code)))
    return false
  if ('severity' in error && error.severity !== 'ERROR') return false
  // A full disk under a table ends the statement; anywhere else the engine may have lost its way.
  if (error.code === '53100') return /could not extend file/.test(error.message)
  return !/^58/.test(String(error.code))
}

/** Errors that come from the engine, told apart from those of the work that uses it. */
const ofEngine = new WeakSet<object>()

/** Marks what the engine throws, so that `use` knows it from what the work throws. */
export async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    if (typeof error === 'object' && error !== null) ofEngine.add(error)
    throw error
  }
}

export async function openEngine(create: () => Promise<PGlite>): Promise<Engine> {
  const attempts = backOff()
  let current: PGlite | null = await create()
  let opening: Promise<PGlite> | null = null

  async function reopen(): Promise<PGlite> {
    try {
      current = await create()
      attempts.worked()
      return current
    } catch (error) {
      attempts.failed()
      throw new DatabaseProblem('away', error)
    } finally {
      opening = null
    }
  }

  async function engine(): Promise<PGlite> {
    if (current) return current
    if (!opening && !attempts.mayTry())
      throw new DatabaseProblem('away', 'It could not be opened a moment ago.')
    opening ??= reopen()
    return opening
  }

  return {
    async use(work) {
      const pg = await engine()
      try {
        return await work(pg)
      } catch (error) {
        const isOurs = typeof error === 'object' && error !== null && !ofEngine.has(error)
        const problem = isOurs ? null : problemOf(error)
        if (problem?.isBroken && current === pg) current = null
        throw problem?.told ?? error
      }
    },
    async close() {
      await current?.close()
    },
  }
}

/** What an engine's error means; null for a statement that was refused for its own sake. */
function problemOf(error: unknown) {
  const isFull = error instanceof Error && 'code' in error && error.code === '53100'
  if (isRefusedStatement(error))
    return isFull ? { isBroken: false, told: new DatabaseProblem('full', error) } : null
  return { isBroken: true, told: new DatabaseProblem(isFull ? 'full' : 'unknown', error) }
}
