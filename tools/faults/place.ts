import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, type Layout } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import pg from 'pg'
import { type RunningPostgresql, startPostgresql } from '../../apps/server/src/db/testing/real-postgresql.ts'
import { dealersOf } from '../servers/dealers.ts'
import { NO_LIMITS, type StartedServer, startServer } from '../servers/started-server.ts'
import { freePort } from '../steps/free-port.mjs'
import { serverMain } from '../steps/targets.mjs'
import type { Tally } from './tally.ts'
import { createWriter, pause, type Writer } from './writer.ts'

/** How many people save at once. */
const WRITERS = 6
/** Several servers share one; it is nobody's. */
const SECRET = 'a secret of the fault tests, nobody else has it'

const folders: string[] = []

/** A folder that is gone when the run ends. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `rampwright-faults-${name}-`))
  folders.push(folder)
  return folder
}

export function removeFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** A server that can be killed and started again at its address. */
export type Revivable = {
  readonly origin: string
  readonly now: () => StartedServer
  /** Kills it as a power cut does, and waits until it is gone. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Where = {
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
  readonly publicOrigin?: string
}

/** Starts a server; one that ends without having been asked counts as a death. */
export async function reviveable(
  { dataDir, env = {}, publicOrigin }: Where,
  tally: Tally,
): Promise<Revivable> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let isAsked = false
  const start = async () => {
    isAsked = false
    const one = await startServer({
      main: serverMain,
      port,
      dataDir,
      env: {
        ...NO_LIMITS,
        TRUST_PROXY: '127.0.0.1,::1',
        SERVER_SECRET: SECRET,
        ...(publicOrigin ? { PUBLIC_ORIGIN: publicOrigin } : {}),
        ...env,
      },
    })
    void one.ended.then(({ code, signal }) => {
      if (isAsked) return
      tally.deaths++
      tally.faults.push(`the server ended by itself (${code ?? signal}): ${one.complaints().slice(-500)}`)
    })
    return one
  }
  let server = await start()
  return {
    origin,
    now: () => server,
    async kill() {
      isAsked = true
      server.process.kill('SIGKILL')
      await server.ended
    },
    async start() {
      server = await start()
    },
    async stop() {
      isAsked = true
      const { code } = await server.stop()
      if (code !== 0)
        tally.faults.push(`asked to stop, the server ended with ${code}: ${server.complaints().slice(-500)}`)
    },
  }
}

type Hands = {
  readonly dataDir: string
  readonly publicOrigin: string
  readonly originOf: () => string
  readonly mayRefuse?: Parameters<typeof createWriter>[0]['mayRefuse']
}

/** The people who save. */
export async function writersAt({ dataDir, publicOrigin, originOf, mayRefuse }: Hands): Promise<Writer[]> {
  const dealers = await dealersOf({ dataDir, publicOrigin }, WRITERS)
  const layout = straight()
  return Promise.all(
    dealers.map((dealer) => createWriter({ originOf, dealer, layout, ...(mayRefuse ? { mayRefuse } : {}) })),
  )
}

/** Lets them save while something happens, and then for a moment longer. */
export async function whileSaving(writers: readonly Writer[], happen: () => Promise<void>): Promise<void> {
  const working = writers.map((writer) => writer.work())
  await happen()
  for (const writer of writers) writer.end()
  await Promise.all(working)
}

export async function checkAll(writers: readonly Writer[], tally: Tally) {
  for (const writer of writers) await writer.check(tally)
}

/** Some moment; the same row of moments in every run. */
export function momentsFrom(seed: number) {
  let state = seed
  return (least: number, most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return pause(least + (state / 2_147_483_648) * (most - least))
  }
}

/** A PostgreSQL of its own with real syncs, and a database in it. */
export async function ownPostgresql(): Promise<RunningPostgresql & { readonly database: string }> {
  const folder = newFolder('postgresql')
  mkdirSync(folder, { recursive: true })
  const server = await startPostgresql(folder, { isDurable: true })
  const admin = new pg.Client({ connectionString: `${server.url}/postgres` })
  await admin.connect()
  await admin.query('create database ramp')
  await admin.end()
  return { ...server, database: `${server.url}/ramp` }
}

function straight(): Layout {
  const file = new URL('../../packages/domain/fixtures/systems/t2-straight.json', import.meta.url)
  const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
  return layoutOfDescription(description, catalogueOf(readCatalogue(description.product))).layout
}
