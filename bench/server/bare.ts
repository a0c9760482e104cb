import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import type { Sql } from '../../apps/server/src/db/database.ts'
import { DurableFileSystem } from '../../apps/server/src/db/durable-file-system.ts'
import { createDurable } from '../../apps/server/src/db/embedded-engine.ts'
import { listWithCounts } from '../../apps/server/src/modules/quotes/list-quotes.repository.ts'

/**
 * What the frame and the database can do at most: the same statements over a bare Fastify, with nobody asking who calls,
 * nothing checked on its way in or out. A save is one row of the same text, on the disk before it is answered.
 */
const { PORT = '0', DATA_DIR = '', DATABASE_URL } = process.env
const CUSTOMER = '10001'

type Rows = Promise<{ readonly rows: unknown[] }>
type Runner = { readonly query: (text: string, values?: unknown[]) => Rows }

const database: Runner = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : await createDurable(new DurableFileSystem(join(DATA_DIR, 'database')))

// The rows as they come: checking them is the product's work.
const sql: Sql = {
  all: async (_row, text, values = []) => (await database.query(text, [...values])).rows as never,
  run: async (text, values = []) => (await database.query(text, [...values])).rows.length,
  script: async (text) => void (await database.query(text)),
}
await sql.run('create table if not exists bare_saves (id bigserial primary key, body text not null)')

const wanted = {
  visibleTo: CUSTOMER,
  words: [],
  customersOf: null,
  productLine: undefined,
  customerNumber: undefined,
  changedSince: null,
  expiresWithin: null,
  isArchived: false,
}
const page = {
  sort: 'updated',
  order: 'desc',
  cursor: null,
  status: undefined,
  state: undefined,
  limit: 51,
} as const

const app = fastify({ bodyLimit: 1 << 22 })
app.get('/api/quotes', async () => {
  const today = () => 'current_date'
  return listWithCounts(sql, wanted, page, today)
})
app.post<{ Body: { headerID: string } }>(
  '/api/rampConfiguration/VizionHeaderGet',
  async ({ body }) =>
    (await database.query('select * from headers where id = $1', [Number(body.headerID)])).rows[0],
)
app.post<{ Body: { headerID: string; project: unknown } }>(
  '/api/rampConfiguration/VizionProjectUpdate',
  async ({ body }) => {
    await database.query('insert into bare_saves (body) values ($1)', [JSON.stringify(body.project)])
    return { headerID: body.headerID }
  },
)
const address = await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.stdout.write(`${address}\n`)
process.on('SIGTERM', () => process.exit(0))
