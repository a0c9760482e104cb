import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgresql } from '../apps/server/src/db/testing/real-postgresql.ts'
import { dealersOf } from '../tools/servers/dealers.ts'
import { NO_LIMITS, type StartedServer, startServer } from '../tools/servers/started-server.ts'
import { nodeBundle } from '../tools/steps/bundle.mjs'
import { freePort } from '../tools/steps/free-port.mjs'
import { inRoot } from '../tools/steps/root.mjs'
import { ensureBuilt, serverMain } from '../tools/steps/targets.mjs'
import { isTrial } from '../tools/steps/trial.mjs'
import { type Call, DEALERS, prepare } from './server/calls.ts'
import { type Answered, load } from './server/load.ts'
import { syncsPerSecond } from './server/syncs.ts'

/**
 * The calls that dealers make most (`generate*`: while one more dealer works out a job of 1,000 parts), at 10, 50 and 200 connections on both databases, beside a bare Fastify with the same
 * statements and, with `--against COMMIT`, beside the server of that commit; all in turn in one run. BENCH_SHORT=yes takes a third
 * of the time; BENCH_CALLS, BENCH_CONNECTIONS and BENCH_DATABASES (`save,list`, `50`, `postgresql`) leave out the others.
 */
const { BENCH_SHORT, BENCH_CONNECTIONS, BENCH_CALLS, BENCH_DATABASES } = isTrial()
  ? { BENCH_SHORT: 'yes', BENCH_CONNECTIONS: '2', BENCH_CALLS: 'list', BENCH_DATABASES: 'embedded' }
  : process.env
const CONNECTIONS = (BENCH_CONNECTIONS ?? '10,50,200').split(',').map(Number)
const WARM_UP = isTrial() ? { seconds: 1, most: 0 } : { seconds: 5, most: 6 }
/** The short run is to look at; its figures sway by a fifth. */
const [ROUNDS, SECONDS] = isTrial() ? [1, 1] : BENCH_SHORT ? [1, 2] : [2, 3]

const [thereMain, thereName] = process.argv.slice(2)
const only = BENCH_CALLS?.split(',')

type Measured = {
  readonly name: string
  readonly server: StartedServer
  /** Null when this server has no such call. */
  readonly callOf: (title: string) => Call | null
}

type Figures = Answered & {
  /** Seconds of one processor that the server computed for what it answered: other work on the machine changes them little. */
  readonly computed: number
}

type Place = { readonly dataDir: string; readonly env: Readonly<Record<string, string>> }

const folder = mkdtempSync(join(tmpdir(), 'rampwright-bench-'))
// A folder of its own: PostgreSQL runs as another user.
const databaseFolder = mkdtempSync(join(tmpdir(), 'rampwright-bench-postgresql-'))
const placeIn = (name: string, databaseUrl?: string): Place => ({
  dataDir: join(folder, name),
  env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
})

/** A server of ours behind a proxy on this machine: the addresses of dealers are taken from it. */
async function startOurs(main: string, { dataDir, env }: Place, at?: number): Promise<StartedServer> {
  const port = at ?? (await freePort())
  const start = (trust: string) =>
    startServer({ main, port, dataDir, env: { ...NO_LIMITS, ...env, TRUST_PROXY: trust } })
  // Earlier versions know only 'yes'.
  return start('127.0.0.1,::1').catch(() => start('yes'))
}

async function startWithQuotes(main: string, place: Place) {
  const server = await startOurs(main, place)
  const dealers = await dealersOf({ dataDir: place.dataDir, publicOrigin: server.origin }, DEALERS)
  return { server, calls: await prepare(server.origin, dealers) }
}

const callIn = (calls: readonly Call[]) => (title: string) =>
  calls.find((call) => call.title === title) ?? null

async function startBare({ dataDir, env }: Place): Promise<StartedServer> {
  const { build } = await import('esbuild')
  const main = inRoot('.cache', 'bench', 'bare.mjs')
  await build(nodeBundle(inRoot('bench', 'server', 'bare.ts'), main))
  return startServer({ main, port: await freePort(), dataDir, env })
}

type During = { readonly connections: number; readonly seconds: number }

async function round({ server, callOf }: Measured, title: string, during: During) {
  const call = callOf(title)
  if (!call) return null
  const before = server.computed()
  const answered = await load({ url: server.origin, call, ...during })
  return { ...answered, computed: server.computed() - before }
}

/** Rounds of all servers in turn, so that whatever else the machine does falls on all of them alike. */
async function measure(servers: readonly Measured[], title: string, connections: number) {
  const rounds = servers.map((): Figures[] => [])
  for (const server of servers) await warmUp(server, title, connections)
  for (let count = 0; count < ROUNDS; count++)
    for (const [index, server] of servers.entries()) {
      const figures = await round(server, title, { connections, seconds: SECONDS })
      if (figures) rounds[index]?.push(figures)
    }
  return rounds.map((figures) => (figures.length === 0 ? null : meanOf(figures)))
}

/**
 * Until a call costs no less than in the seconds before. What a server does once, and code that is still slow, is none of the figures of
 * one that runs for days: tokens are checked, and every worker compiles for itself what it is asked for.
 */
async function warmUp(server: Measured, title: string, connections: number) {
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < WARM_UP.most; count++) {
    const figures = await round(server, title, { connections, seconds: WARM_UP.seconds })
    if (!figures) return
    const cost = figures.computed / figures.answered
    if (cost > least * 0.95) return
    least = cost
  }
}

function meanOf(figures: readonly Figures[]): Figures {
  const mean = (of: (one: Figures) => number) =>
    figures.reduce((sum, one) => sum + of(one), 0) / figures.length
  return {
    perSecond: mean((one) => one.perSecond),
    p50: mean((one) => one.p50),
    p95: mean((one) => one.p95),
    p99: mean((one) => one.p99),
    refused: figures.reduce((sum, one) => sum + one.refused, 0),
    computed: mean((one) => one.computed),
    answered: mean((one) => one.answered),
  }
}

const told = ({ perSecond, p50, p99, refused, computed, answered }: Figures): string =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(0).padStart(4)} ms  p99 ${p99.toFixed(0).padStart(5)} ms  computing ${((computed * 1000) / Math.max(1, answered)).toFixed(1).padStart(5)} ms${refused > 0 ? `  ${refused} REFUSED` : ''}`

async function measureAll(servers: readonly Measured[], calls: readonly string[]) {
  for (const title of calls)
    for (const connections of CONNECTIONS) {
      const [own, ...others] = await measure(servers, title, connections)
      if (!own) continue
      console.log(`  ${title.padEnd(9)} ${String(connections).padStart(3)} connections  ${told(own)}`)
      for (const [index, other] of others.entries()) {
        if (!other) continue
        const ratio = (own.perSecond / other.perSecond).toFixed(2)
        const p99 = (own.p99 / other.p99).toFixed(2)
        const name = servers[index + 1]?.name ?? ''
        console.log(`    ${`beside ${name}`.padEnd(24)}  ${told(other)}  ${ratio} times, p99 ${p99} times`)
      }
    }
}

type Kind = {
  readonly title: string
  /** Where each server keeps its data; the bare one reads what ours has prepared. */
  readonly own: Place
  readonly there: Place
  readonly bareOf: (own: Place) => Place
}

async function run({ title, own, there, bareOf }: Kind) {
  console.log(
    `\n${title}; the disk takes ${syncsPerSecond(folder).toFixed(0)} syncs of 8 kB a second, one after the other`,
  )
  const prepared = await startWithQuotes(serverMain, own)
  await prepared.server.stop()
  const bare = await startBare(bareOf(own))
  // On the same port: the tokens of its dealers name its address.
  const ours = await startOurs(serverMain, own, Number(new URL(prepared.server.origin).port))
  const servers: Measured[] = [
    { name: 'this', server: ours, callOf: callIn(prepared.calls) },
    { name: 'bare Fastify', server: bare, callOf: callIn(prepared.calls.filter(isBare)) },
  ]
  if (thereMain && thereName) {
    const other = await startWithQuotes(thereMain, there)
    servers.push({ name: thereName, server: other.server, callOf: callIn(other.calls) })
  }
  const titles = prepared.calls.map((call) => call.title).filter((one) => !only || only.includes(one))
  await measureAll(servers, titles)
  for (const { name, server } of servers)
    console.log(`  memory after the run, ${name}: ${(server.memory() / 1e6).toFixed(0)} MB`)
  await Promise.all(servers.map(({ server }) => server.stop()))
}

const isBare = ({ title }: Call) => ['list', 'header', 'save'].includes(title)

async function createDatabase(server: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${server}/${name}`
}

async function runOnPostgresql() {
  const postgresql = await startPostgresql(databaseFolder, { isDurable: true })
  const [own, there] = [
    await createDatabase(postgresql.url, 'own'),
    await createDatabase(postgresql.url, 'there'),
  ]
  await run({
    title: 'PostgreSQL',
    own: placeIn('postgresql-own', own),
    there: placeIn('postgresql-there', there),
    bareOf: () => placeIn('postgresql-bare', own),
  })
  await postgresql.stop()
}

const isWanted = (database: string) => !BENCH_DATABASES || BENCH_DATABASES.split(',').includes(database)

if (!(await ensureBuilt(['server']))) process.exit(1)
console.log(`${ROUNDS} rounds of ${SECONDS} seconds each, in turn`)
if (isWanted('embedded'))
  await run({
    title: 'embedded database',
    own: placeIn('embedded'),
    there: placeIn('embedded-there'),
    bareOf: ({ dataDir }) => {
      const copy = placeIn('embedded-bare')
      cpSync(dataDir, copy.dataDir, { recursive: true })
      return copy
    },
  })
if (isWanted('postgresql')) await runOnPostgresql()
for (const one of [folder, databaseFolder]) rmSync(one, { recursive: true, force: true })
