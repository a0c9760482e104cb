import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQuote, listQuotes, vizionHeaderUpdate } from '@ramp/contracts'
import pg from 'pg'
import { startPostgresql } from '../apps/server/src/db/testing/real-postgresql.ts'
import { clientOf, dealersOf, headersOf } from '../tools/servers/dealers.ts'
import { NO_LIMITS, startServer } from '../tools/servers/started-server.ts'
import { freePort } from '../tools/steps/free-port.mjs'
import { ensureBuilt, serverMain } from '../tools/steps/targets.mjs'
import { isTrial } from '../tools/steps/trial.mjs'
import { switchback } from './server/calls.ts'
import { load } from './server/load.ts'
import { copyQuote } from './server/many-quotes.ts'

/** The book of a dealer with 10,000 quotes on PostgreSQL, at 10 connections: list, search and filter. */
const [QUOTES, SECONDS] = isTrial() ? [50, 1] : [10_000, 5]
const CONNECTIONS = 10

/** What the people of a dealer ask of the book: all the same, or each one of these. */
const ASKED: readonly { readonly title: string; readonly query: string | readonly string[] }[] = [
  { title: 'list', query: '' },
  { title: 'list by price', query: '?sort=price&order=desc' },
  { title: 'search of a name', query: '?search=okafor' },
  { title: 'search of a number', query: '?search=5432' },
  { title: 'search of two words', query: '?search=elm%2019642' },
  { title: 'search that finds nothing', query: '?search=garage' },
  { title: 'filter by state', query: '?state=issued' },
  { title: 'expires within 14 days', query: '?expiresWithin=14' },
  { title: 'search of a short name', query: '?search=prstl6' },
  {
    title: 'each another search',
    query: [
      'harper',
      'miller',
      'okafor',
      'jensen',
      '5432',
      'nguyen',
      'kowalski',
      'reyes',
      'elm',
      'garage',
    ].map((word) => `?search=${word}`),
  },
]

if (!(await ensureBuilt(['server']))) process.exit(1)
const dataDir = mkdtempSync(join(tmpdir(), 'rampwright-bench-quotes-'))
// A folder of its own: PostgreSQL runs as another user.
const databaseFolder = mkdtempSync(join(tmpdir(), 'rampwright-bench-quotes-postgresql-'))
const postgresql = await startPostgresql(databaseFolder, { isDurable: true })
const databaseUrl = `${postgresql.url}/postgres`
const env = { ...NO_LIMITS, DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1,::1' }
const server = await startServer({ main: serverMain, port: await freePort(), dataDir, env })
const dealers = await dealersOf({ dataDir, publicOrigin: server.origin }, CONNECTIONS)

const [dealer] = dealers
if (!dealer) throw new Error('there are no dealers')
const client = clientOf(server.origin, dealer)
const { id } = await client.call(createQuote, { name: 'Harper residence', productLine: 'P3G' })
await client.call(vizionHeaderUpdate, { headerID: id, layout: switchback() })
const { total: before } = await client.call(listQuotes, {})
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
await copyQuote(database, { id: Number(id), copies: QUOTES - before })
await database.end()

const { total } = await client.call(listQuotes, {})
console.log(`${total} quotes, ${CONNECTIONS} connections, ${SECONDS} seconds each`)
for (const { title, query } of ASKED) {
  const requests = dealers.map((one, index) => ({
    method: 'GET' as const,
    path: `/api/quotes${typeof query === 'string' ? query : query[index % query.length]}`,
    headers: headersOf(one),
  }))
  const call = { title, requests }
  const during = { url: server.origin, call, connections: CONNECTIONS }
  await load({ ...during, seconds: 1 })
  const { perSecond, p50, p95, p99, refused } = await load({ ...during, seconds: SECONDS })
  const told = [p50, p95, p99].map((time) => time.toFixed(0).padStart(4))
  console.log(
    `  ${title.padEnd(26)} ${perSecond.toFixed(0).padStart(5)}/s  p50 ${told[0]} ms  p95 ${told[1]} ms  p99 ${told[2]} ms${refused > 0 ? `  ${refused} REFUSED` : ''}`,
  )
}
await server.stop()
await postgresql.stop()
for (const folder of [dataDir, databaseFolder]) rmSync(folder, { recursive: true, force: true })
