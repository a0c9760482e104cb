import pg from 'pg'
import type { DatabaseLimits } from '../config/database-limits.ts'
import { type Database, sqlOn, type Value } from './database.ts'
import { DatabaseProblem } from './database-problem.ts'
import { backOff } from './pacing/back-off.ts'
import { type Asked, isLost, problemOf } from './postgresql-problem.ts'

/** Told about a connection that broke; the next call gets a new one. */
export type OnLostConnection = (error: Error) => void

/** A connection in somebody's hands. */
type Held = {
  readonly query: (text: string, values: readonly Value[], asked: Asked) => Promise<pg.QueryResult>
  /** Gives it back; one that was lost is thrown away. */
  readonly release: (isBroken?: boolean) => void
}

/**
 * Opens a PostgreSQL server by its address. While it is away calls are refused with a `DatabaseProblem`, and the first
 * that comes after it is back finds it.
 */
export async function openPostgresql(
  connectionString: string,
  limits: DatabaseLimits,
  onLostConnection: OnLostConnection,
): Promise<Database> {
  const pool = new pg.Pool(settingsOf(connectionString, limits))
  pool.on('error', onLostConnection)
  // From its first moment to its last: between two hands nobody else listens, and an error without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const hold = holderOf(pool, limits, onLostConnection)
  const alone: Held['query'] = async (text, values, asked) => {
    const held = await hold()
    try {
      return await held.query(text, values, asked)
    } finally {
      held.release()
    }
  }
  await alone('select 1', [], 'question').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    kind: 'postgresql',
    ...sqlOn(
      driverOf((text, values) => alone(text, values, /^\s*select\b/i.test(text) ? 'question' : 'change')),
    ),
    transaction: async (work) =>
      inTransaction(await hold(), ({ query }) =>
        work(sqlOn(driverOf((text, values) => query(text, values, 'question')))),
      ),
    // Its own tools take backups, and say nothing about when.
    afterBackup: (work) => work(),
    close: () => pool.end(),
  }
}

/** Time limits hold on the server; a little later here too, for a server that is gone without a word. */
const SLACK_MS = 5000

function settingsOf(connectionString: string, limits: DatabaseLimits): pg.PoolConfig {
  const { connections, connectMs, statementMs, lockMs, idleMs } = limits
  return {
    connectionString,
    onConnect: (client) => client.query(OWN_SETTINGS),
    types: { getTypeParser },
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statementMs > 0 ? { statement_timeout: statementMs, query_timeout: statementMs + SLACK_MS } : {}),
    ...(lockMs > 0 ? { lock_timeout: lockMs } : {}),
    ...(idleMs > 0 ? { idle_in_transaction_session_timeout: idleMs } : {}),
  }
}

/** What our statements are written for, whatever a database was set to for other programs. */
const OWN_SETTINGS =
  "set datestyle to 'ISO'; set timezone to 'UTC'; set default_transaction_isolation to 'read committed'"

const { TIMESTAMPTZ } = pg.types.builtins
const dateOf: (text: string) => unknown = pg.types.getTypeParser(TIMESTAMPTZ, 'text')

/** A time of UTC is read by the engine, twice as fast as by the driver, which reads all the others. */
const timeOf = (text: string) =>
  text[10] === ' ' && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : dateOf(text)

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: string) =>
  type === TIMESTAMPTZ && format !== 'binary' ? timeOf : pg.types.getTypeParser(type, format as 'text')

/** The pool's words for a call that waited for one of its connections, all of which stayed in use. */
const isAllInUse = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** More statements than the product has; searches of ever more words leave it at that. */
const MOST_PREPARED = 200

/** A name for each statement that takes values: a connection reads and plans it once. None for those beyond the most. */
function namesOfStatements() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size === MOST_PREPARED) return name
    const next = `s${names.size}`
    names.set(text, next)
    return next
  }
}

/** Hands out connections. Each is watched while it is held. */
function holderOf(pool: pg.Pool, { isPreparing }: DatabaseLimits, onLostConnection: OnLostConnection) {
  const attempts = backOff()
  const nameOf = namesOfStatements()
  const connect = async () => {
    if (pool.idleCount === 0 && !attempts.mayTry())
      throw new DatabaseProblem('away', 'The last connection attempt failed a moment ago.')
    try {
      const client = await pool.connect()
      attempts.worked()
      return client
    } catch (error) {
      if (isAllInUse(error)) {
        attempts.leftOut()
        throw new DatabaseProblem('slow', error)
      }
      attempts.failed()
      throw new DatabaseProblem('away', error)
    }
  }
  return async (): Promise<Held> => {
    const client = await connect()
    let hasBroken = false
    const onError = (error: Error) => {
      hasBroken = true
      onLostConnection(error)
    }
    client.on('error', onError)
    return {
      async query(text, values, asked) {
        if (hasBroken) throw new DatabaseProblem('away', 'The connection was lost before this was asked.')
        try {
          const name = isPreparing && values.length > 0 ? nameOf(text) : undefined
          return await client.query({ text, values: [...values], ...(name ? { name } : {}) })
        } catch (error) {
          hasBroken ||= isLost(error)
          throw problemOf(error, asked)
        }
      },
      release(isBroken = false) {
        client.release(hasBroken || isBroken)
        client.removeListener('error', onError)
      },
    }
  }
}

type Ask = (text: string, values: readonly Value[]) => Promise<pg.QueryResult>

const driverOf = (ask: Ask) => ({
  async query(text: string, values: readonly Value[]) {
    const { rows, rowCount } = await ask(text, values)
    return { rows, touched: rowCount ?? 0 }
  },
  script: (text: string) => ask(text, []),
})

async function inTransaction<Result>(held: Held, work: (held: Held) => Promise<Result>): Promise<Result> {
  let result: Result
  try {
    await held.query('begin', [], 'question')
    result = await work(held)
  } catch (error) {
    // A connection that cannot even roll back is thrown away with its transaction.
    const isClean = await held.query('rollback', [], 'question').then(
      () => true,
      () => false,
    )
    held.release(!isClean)
    throw error
  }
  return commit(held, result)
}

/** Only what PostgreSQL says to have committed is answered as saved. */
async function commit<Result>(held: Held, result: Result): Promise<Result> {
  let isClean = false
  try {
    const { command } = await held.query('commit', [], 'change')
    isClean = true
    if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed, so it was undone.')
    return result
  } finally {
    held.release(!isClean)
  }
}
