import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQuote } from '@ramp/contracts'
import { startPostgresql } from '../apps/server/src/db/testing/real-postgresql.ts'
import { clientOf, type Dealer, dealersOf, headersOf } from '../tools/servers/dealers.ts'
import { NO_LIMITS, type StartedServer, startServer } from '../tools/servers/started-server.ts'
import { freePort } from '../tools/steps/free-port.mjs'
import { ensureBuilt, serverMain } from '../tools/steps/targets.mjs'
import { isTrial } from '../tools/steps/trial.mjs'

/**
 * What others wait for while somebody attacks a server, on both databases: slow large bodies over many connections, and
 * searches of as many words as there may be. The limits of calls are off; those of bytes and of searches are on.
 */
const BODIES = isTrial() ? 4 : 200
const SEARCHES = isTrial() ? 2 : 20
const QUOTES = isTrial() ? 10 : 10_000
const SECONDS = isTrial() ? 1 : 20
const MEGABYTE = 1024 * 1024
const BODY = 27 * MEGABYTE
const CHUNK = Buffer.alloc(64 * 1024, ' ')
const WORDS = 'ramp harper residence switchback porch norfolk maple hollow'

type Waits = { readonly longest: number; readonly asked: number; readonly failed: number }
type Attack = (
  server: StartedServer,
  dealers: readonly Dealer[],
  isOver: () => boolean,
) => readonly Promise<unknown>[]

const asking = (dealer: Dealer | undefined) => (dealer ? headersOf(dealer) : {})

/** One more dealer asks for the list every 100 ms; milliseconds. */
async function waitsOf(origin: string, dealer: Dealer, isOver: () => boolean): Promise<Waits> {
  let [longest, asked, failed] = [0, 0, 0]
  while (!isOver()) {
    const begun = performance.now()
    const isAnswered = await fetch(`${origin}/api/quotes`, { headers: headersOf(dealer) }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    longest = Math.max(longest, performance.now() - begun)
    asked += 1
    if (!isAnswered) failed += 1
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { longest, asked, failed }
}

/** Sends large bodies slowly over one connection after the other: 64 kB every 100 ms. */
async function slowBodies(port: number, dealer: Dealer | undefined, isOver: () => boolean) {
  while (!isOver()) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      const headers = {
        ...asking(dealer),
        host: 'localhost',
        'content-type': 'application/json',
        'content-length': BODY,
      }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(
        `POST /api/rampConfiguration/VizionProjectUpdate HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
      )
      const sending = setInterval(() => (isOver() ? socket.destroy() : socket.write(CHUNK)), 100)
      socket.on('error', () => undefined)
      // Whoever is refused tries again.
      socket.on('data', () => socket.destroy())
      socket.on('close', () => {
        clearInterval(sending)
        setTimeout(resolve, 250)
      })
    })
  }
}

const bodies: Attack = ({ origin }, dealers, isOver) =>
  Array.from({ length: BODIES }, (_, index) =>
    slowBodies(Number(new URL(origin).port), dealers[index % dealers.length], isOver),
  )

const searches: Attack = ({ origin }, dealers, isOver) =>
  Array.from({ length: SEARCHES }, async (_, index) => {
    const headers = asking(dealers[index % dealers.length])
    while (!isOver()) {
      const answer = await fetch(`${origin}/api/quotes?search=${encodeURIComponent(WORDS)}`, { headers })
      await answer.text()
      // Calls that are refused cost others nothing but their number, and the limits of calls are off here.
      if (!answer.ok) await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })

async function measure(title: string, attack: Attack, server: StartedServer, dealers: readonly Dealer[]) {
  const [other, ...attackers] = dealers
  if (!other) throw new Error('there are no dealers')
  const end = performance.now() + SECONDS * 1000
  const isOver = () => performance.now() > end
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, server.memory())
  }, 100)
  const attacking = attack(server, attackers, isOver)
  const { longest, asked, failed } = await waitsOf(server.origin, other, isOver)
  await Promise.all(attacking)
  clearInterval(watching)
  console.log(
    `${title.padEnd(46)} others waited at most ${Math.round(longest)} ms (${asked} asked, ${failed} failed), memory at most ${Math.round(most / MEGABYTE)} MB`,
  )
}

async function createQuotes(origin: string, dealers: readonly Dealer[]) {
  let left = QUOTES
  const work = async (dealer: Dealer) => {
    while (left-- > 0)
      await clientOf(origin, dealer).call(createQuote, {
        name: `Harper residence ${left}, ramp to the porch`,
        productLine: 'P3G',
      })
  }
  await Promise.all(dealers.slice(0, 20).map(work))
}

await ensureBuilt(['server'])
const folder = mkdtempSync(join(tmpdir(), 'rampwright-attacks-'))
const postgresql = isTrial()
  ? null
  : await startPostgresql(mkdtempSync(join(tmpdir(), 'rampwright-attacks-pg-')))
for (const [name, url] of [
  ['embedded', null] as const,
  ...(postgresql ? [['PostgreSQL', `${postgresql.url}/postgres`] as const] : []),
]) {
  const env = { ...NO_LIMITS, TRUST_PROXY: '127.0.0.1,::1', ...(url && { DATABASE_URL: url }) }
  const dataDir = join(folder, name)
  const server = await startServer({ main: serverMain, port: await freePort(), dataDir, env })
  const dealers = await dealersOf({ dataDir, publicOrigin: server.origin }, 60)
  await createQuotes(server.origin, dealers)
  await measure(`${name}: ${BODIES} connections of slow large bodies`, bodies, server, dealers)
  await measure(
    `${name}: ${SEARCHES} searches of 8 words at once, ${QUOTES} quotes`,
    searches,
    server,
    dealers,
  )
  await server.stop()
}
await postgresql?.stop()
rmSync(folder, { recursive: true, force: true })
