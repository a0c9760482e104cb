import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { RESERVE } from '../data/disk-space.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { AppError } from '../http/app-error.ts'
import { refusalWhileStopping, type Stopping } from './stopping.ts'

/** What a server needs to answer for. */
type Part = 'database' | 'files' | 'disk'

const SENTENCES: Readonly<Record<Part, string>> = {
  database: 'the database does not answer',
  files: 'the place of files does not answer',
  disk: 'the disk of the data folder is full',
}

/** Fails when the part cannot be used. */
export type Checks = Readonly<Partial<Record<Part, () => Promise<unknown>>>>

type Needs = {
  readonly database: Pick<Database, 'run'>
  readonly store: Pick<FileStore, 'check'>
  /** Where this server itself writes; null when it writes to other servers only. */
  readonly dataDir: string | null
}

/** What is looked at before a server is said to be ready. */
export const checksOf = ({ database, store, dataDir }: Needs): Checks => ({
  database: () => database.run('select 1'),
  files: () => store.check(),
  ...(dataDir !== null && { disk: () => requireRoom(dataDir) }),
})

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
    const parts = await look()
    const failed = (Object.keys(SENTENCES) as Part[]).filter((part) => parts[part] === 'failed')
    if (failed.length > 0)
      throw new AppError(
        'server.not-ready',
        `Not ready: ${failed.map((part) => SENTENCES[part]).join(', ')}.`,
        parts,
      )
    return { status: 'ready', parts }
  })
}

type States = Readonly<Record<string, 'ok' | 'failed'>>

async function lookAt(checks: Checks, warn: (fields: object, text: string) => void): Promise<States> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        await inTime(check())
        return [part, 'ok'] as const
      } catch (err) {
        warn({ event: 'not-ready', part, err }, 'not ready')
        return [part, 'failed'] as const
      }
    }),
  )
  return Object.fromEntries(states)
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
