import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { RESERVE } from '../data/folder/disk-space.ts'
import { isForbidden } from '../data/folder/forbidden.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { AppError } from '../http/app-error.ts'
import { refusalWhileStopping, type Stopping } from './stopping.ts'

/** What a server needs to answer for. */
type Part = 'database' | 'files' | 'disk' | 'data'

const SENTENCES: Readonly<Record<Part, string>> = {
  database: 'the database is not responding',
  files: 'file storage is not responding',
  disk: 'the disk of the data folder is full',
  data: 'stored data is damaged',
}

/** Fails when the part cannot be used. */
export type Checks = Readonly<Partial<Record<Part, () => Promise<unknown>>>>

/** A part failed, and the sentence says to the operator what and how it comes back. */
class ToldProblem extends Error {
  override readonly name = 'ToldProblem'
}

type Deps = {
  /** What is damaged in the database or its files, in a sentence; null where nothing is. */
  readonly damage: () => string | null
  readonly database: Pick<Database, 'run'>
  readonly store: Pick<FileStore, 'check'>
  /** Where this server itself writes; null when it writes to other servers only. */
  readonly dataDir: string | null
}

/** What is looked at before a server is said to be ready. */
export const checksOf = ({ database, store, dataDir, damage }: Deps): Checks => ({
  database: () => database.run('select 1'),
  files: () => store.check().catch(tellForbidden),
  data: async () => {
    const sentence = damage()
    if (sentence !== null) throw new ToldProblem(sentence)
  },
  ...(dataDir !== null && { disk: () => requireRoom(dataDir) }),
})

/** A folder that may not be written is called that. */
function tellForbidden(error: unknown): never {
  if (!isForbidden(error)) throw error
  throw new ToldProblem(
    `The folder of files cannot be written (${error.code}${error.path === undefined ? '' : `: ${dirname(error.path)}`}). Give it to the user that runs the server (chown -R), or mount its disk so that the server may write.`,
  )
}

async function requireRoom(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < RESERVE) throw new Error(`there is no room in ${folder}`)
}

/** Longer than this and a part counts as failed, milliseconds. */
const PATIENCE_MS = 2000
/** An answer holds this long: whoever asks often makes no work. */
const HOLDS_MS = 1000

/**
 * `/health/live`: the process answers. `/health/ready`: it can be sent people; 503 names the part that failed, as every
 * refusal is written.
 */
export function serveHealth(app: FastifyInstance, checks: Checks, stopping: Stopping) {
  const look = lookOnceIn(HOLDS_MS, () => lookAt(checks, app.log.warn.bind(app.log)))
  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping.hasBegun()) throw refusalWhileStopping()
    const { parts, told } = await look()
    const failed = (Object.keys(SENTENCES) as Part[]).filter((part) => parts[part] === 'failed')
    if (failed.length > 0) throw new AppError('server.not-ready', sentenceOf(failed, told), parts)
    return { status: 'ready', parts }
  })
}

/** What failed, and for the operator what is known of it. */
function sentenceOf(failed: readonly Part[], told: States['told']): string {
  const short = failed.filter((part) => told[part] === undefined).map((part) => SENTENCES[part])
  const long = failed.flatMap((part) => told[part] ?? [])
  return [short.length > 0 ? `Not ready: ${short.join(', ')}.` : 'Not ready.', ...long].join(' ')
}

type States = {
  readonly parts: Readonly<Record<string, 'ok' | 'failed'>>
  /** Sentences for the operator, by part. */
  readonly told: Readonly<Record<string, string>>
}

async function lookAt(checks: Checks, warn: (fields: object, text: string) => void): Promise<States> {
  const told: Record<string, string> = {}
  const parts = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        await inTime(check())
        return [part, 'ok'] as const
      } catch (err) {
        warn({ event: 'not-ready', part, err }, 'not ready')
        if (err instanceof ToldProblem) told[part] = err.message
        return [part, 'failed'] as const
      }
    }),
  )
  return { parts: Object.fromEntries(parts), told }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Several who ask at once, and for a while after, get one answer. */
function lookOnceIn(milliseconds: number, look: () => Promise<States>): () => Promise<States> {
  let last: { readonly at: number; readonly states: Promise<States> } | null = null
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { at: performance.now(), states: look() }
    return last.states
  }
}
