import pg from 'pg'
import { type Database, sqlOn, type Value } from './database.ts'

const CONNECTIONS = 10

/** Told about a connection that broke while nobody used it; the next call gets a new one. */
export type OnLostConnection = (error: Error) => void

/** Opens a PostgreSQL server by its address. */
export async function openPostgresql(
  connectionString: string,
  onLostConnection: OnLostConnection,
): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 10_000 })
  pool.on('error', onLostConnection)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    kind: 'postgresql',
    ...sqlOn(driverOf(pool)),
    transaction: (work) => inTransaction(pool, (client) => work(sqlOn(driverOf(client)))),
    close: () => pool.end(),
  }
}

const driverOf = (client: Pick<pg.ClientBase, 'query'>) => ({
  async query(text: string, values: readonly Value[]) {
    const { rows, rowCount } = await client.query<Record<string, unknown>>(text, [...values])
    return { rows, touched: rowCount ?? 0 }
  },
  script: (text: string) => client.query(text),
})

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away with its transaction.
    const isClean = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!isClean)
    throw error
  }
}
