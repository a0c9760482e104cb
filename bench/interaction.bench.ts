import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { acceptSuggestedRails, analyse, catalogueOf } from '@ramp/domain'
import { savedProjectOf } from '@ramp/formats'
import { acceptTerms } from '../e2e/assertions/accepted-terms.ts'
import { signInAs } from '../e2e/product/people.ts'
import { storeBackup } from '../e2e/systems/open-system.ts'
import { findBrowser } from '../tools/steps/browser.mjs'
import { freePort } from '../tools/steps/free-port.mjs'
import { serverMain } from '../tools/steps/targets.mjs'
import { isTrial, sayReady } from '../tools/steps/trial.mjs'
import * as engine from './engine.ts'
import { ACTIONS } from './interaction/actions.ts'
import { askedAtRest, heapOfEdits, watchClock } from './interaction/at-rest.ts'
import { framesDuring, MOTIONS } from './interaction/frames.ts'
import { type Waited, waitedFor, watchInputs } from './interaction/input-delays.ts'
import { syntheticLayout } from './synthetic-layout.ts'

/** What a person waits for, from the input to the next paint, by the size of the drawing; with a slower processor as of a tablet. */
const SIZES = process.env.BENCH_PARTS?.split(',').map(Number) ?? [8, 60, 500]
const SLOWNESS = [1, 4]
/** Beside 2,000 parts there is no room for another: that size takes some of the actions. */
const WANTED = process.env.BENCH_ACTIONS?.split(',') ?? ACTIONS.map(({ name }) => name)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const PERSON = 'Dana Miller'
const COLUMN = 16

const catalogue = catalogueOf(engine.readCatalogue('P3G'))
const [, , program, commit] = process.argv
const products = [
  { name: 'present', main: serverMain },
  ...(program ? [{ name: commit ?? 'before', main: program }] : []),
]
const { executablePath, env } = await findBrowser()
/**
 * With these a browser without a graphics card puts pages together as it does beside one, and the view in three dimensions
 * is told that there is one: it draws straight to the page.
 */
const LIKE_A_GRAPHICS_CARD = [
  '--use-angle=swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-unsafe-swiftshader',
]
const hasGraphicsCard = process.env.BENCH_GRAPHICS === 'yes'
const args = ['--no-sandbox', ...(hasGraphicsCard ? LIKE_A_GRAPHICS_CARD : [])]
const browser = await chromium.launch({ executablePath, env, args })
const running = await Promise.all(products.map(({ name, main }) => started(name, main)))
if (isTrial()) {
  await end()
  sayReady()
  process.exit(0)
}
console.log(
  'Milliseconds, medians: from input to paint (16 is the least that is told) | the longest block of the page.',
)
for (const parts of SIZES) {
  const pages = await Promise.all(
    running.map(async (one) => ({ ...one, page: await drawn(browser, one.origin, parts) })),
  )
  for (const slowness of SLOWNESS) {
    console.log(`\n${parts} parts${slowness === 1 ? '' : `, processor ${slowness} times slower`}`)
    console.log(`${''.padEnd(COLUMN + 8)}${pages.map(({ name }) => name.padStart(COLUMN)).join('')}`)
    for (const { page } of pages) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    }
    const wanted = ACTIONS.filter((one) => WANTED.includes(one.name))
    for (const { name, ready, act, isDone, back } of wanted) {
      const times = pages.map((): Waited[] => [])
      let first: readonly Waited[] = []
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, { page }] of pages.entries()) {
          await ready?.(page)
          const time = await waitedFor(page, async () => {
            await act(page)
            await isDone(page)
          })
          times[at]?.push(time)
          if (round === 0) first = [...first, time]
          await back(page)
        }
      say(name, times.map(mediansOf))
      // What is fetched and compiled once; later rounds know it.
      if (name === '3D') say('3D, first', first)
    }
    for (const { name, move } of MOTIONS) {
      const columns: string[] = []
      for (const { page } of pages) {
        const gaps = await framesDuring(page, () => move(page))
        columns.push(`${at(gaps, 0.5).toFixed(0)} p95 ${at(gaps, 0.95).toFixed(0)}`.padStart(COLUMN))
      }
      console.log(`${`${name}, frames`.padEnd(COLUMN + 8)}${columns.join('')}`)
    }
  }
  for (const { name, page } of pages) {
    const { timers, frames } = await askedAtRest(page)
    const [before, after] = await heapOfEdits(page)
    const growth = (100 * (after - before)) / before
    console.log(
      `${name}: ${timers} timers and ${frames} frames in 10 s at rest; ${before.toFixed(1)} MB, after 300 edits ${after.toFixed(1)} MB (${growth.toFixed(0)} %)`,
    )
  }
  for (const { page } of pages) await page.context().close()
}
await end()
process.exit(0)

function say(name: string, columns: readonly Waited[]) {
  const words = columns.map(({ paint, block }) =>
    `${paint.toFixed(0)} | ${block.toFixed(0)}`.padStart(COLUMN),
  )
  console.log(`${name.padEnd(COLUMN + 8)}${words.join('')}`)
}

function mediansOf(waited: readonly Waited[]): Waited {
  const median = (of: keyof Waited) =>
    at(
      waited.map((one) => one[of]).toSorted((a, b) => a - b),
      0.5,
    )
  return { paint: median('paint'), block: median('block') }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

async function end() {
  await browser.close()
  for (const { stop } of running) await stop()
}

/** A product with a database of its own. */
async function started(name: string, main: string) {
  const data = mkdtempSync(join(tmpdir(), 'rampwright-bench-'))
  const port = await freePort()
  const server = spawn(process.execPath, [main], {
    cwd: join(dirname(main), '..', '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve) => server.stdout.once('data', () => resolve()))
  return {
    name,
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A page with so many parts on its canvas, as somebody has it who drew them the day before. */
async function drawn(from: Browser, origin: string, parts: number): Promise<Page> {
  const layout = syntheticLayout({ parts, perSystem: 20 }, { engine, catalogue })
  const railed = acceptSuggestedRails(analyse(layout, catalogue))(layout)
  const context = await from.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (hasGraphicsCard) await page.addInitScript(nameGraphicsCard)
  await watchInputs(page)
  await watchClock(page)
  await storeBackup(page, JSON.stringify(savedProjectOf(railed, { now: new Date(), headerID: null })))
  await acceptTerms(page, PERSON)
  await signInAs(page, PERSON, `${origin}/designer?product=P3G`)
  await page.getByRole('button', { name: 'Load From History' }).click()
  await page.getByText('Ready to finish your system?').waitFor()
  return page
}

/** What draws has the name of a graphics card. */
function nameGraphicsCard(): void {
  const { getParameter } = WebGL2RenderingContext.prototype
  const UNMASKED_RENDERER_WEBGL = 0x9246
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'Graphics card' : getParameter.call(this, name)
  }
}
