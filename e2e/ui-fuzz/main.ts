import { type Browser, chromium, type Page } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf } from '@ramp/domain'
import { findBrowser } from '../../tools/steps/browser.mjs'
import { isTrial, sayReady } from '../../tools/steps/trial.mjs'
import { forgetSessions } from '../product/people.ts'
import { askForHooks } from '../product/test-hooks.ts'
import { enterDesigner } from './enter.ts'
import { startServer } from './server.ts'
import { open, startOf } from './start.ts'
import { storm, type Weather } from './ui-fuzz.ts'

// npm run storm: one storm after the other, each with the next seed, until the time is over.
const minutes = flag('minutes', 10)
const first = flag('seed', 1)
const perSeed = flag('actions', 600)

const server = await startServer()
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] })
if (isTrial()) {
  await newPage(browser)
  sayReady()
}
const until = Date.now() + minutes * 60_000
let [total, failed] = [0, 0]
for (let seed = first; !isTrial() && Date.now() < until; seed++) {
  const page = await newPage(browser)
  const { actions, faults, last } = await weatherOf(page, seed)
  total += actions
  const { product, system } = startOf(seed)
  const where = `${product}${system ? ` ${system}` : ''}`
  console.log(
    `seed ${seed} (${where}): ${actions} actions, ${faults.length === 0 ? 'no fault' : faults.join('\n  ')}`,
  )
  if (faults.length > 0) {
    failed++
    console.log(last.map((line) => `    ${line}`).join('\n'))
    await page.screenshot({ path: `.cache/storm-${seed}.png` }).catch(() => undefined)
  }
  await page.context().close()
}
await browser.close()
await server.stop()
console.log(`${total} actions, ${failed} storms with a fault`)
process.exit(failed === 0 ? 0 : 1)

function flag(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

async function newPage(in_: Browser): Promise<Page> {
  const context = await in_.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  await askForHooks(context)
  return context.newPage()
}

async function weatherOf(page: Page, seed: number): Promise<Weather> {
  try {
    const start = startOf(seed)
    // The hands of the storm before may have signed out.
    forgetSessions()
    const home = await open(page, start)
    await enterDesigner(page, home)
    const catalogue = catalogueOf(readCatalogue(start.product))
    return await storm({ page, seed, actions: perSeed, until, catalogue, home })
  } catch (error) {
    return { actions: 0, faults: [error instanceof Error ? error.message : String(error)], last: [] }
  }
}
