import { chromium, type Page } from '@playwright/test'
import { signInAs } from '../e2e/product/people.ts'
import { startProduct } from '../e2e/product/running-product.ts'
import { findBrowser } from '../tools/steps/browser.mjs'
import { ensureBuilt, product } from '../tools/steps/targets.mjs'
import { isTrial, sayReady } from '../tools/steps/trial.mjs'
import { type Delivered, deliveredFrom, type Kind, kindOf } from './delivery/delivered.ts'

/**
 * What each page fetches with an empty cache until it shows its content; in the designer until a person can make the first
 * edit: parts of the gallery can be pressed and the canvas is there to take them.
 */
type Visit = {
  readonly title: string
  /** `forget` empties the cache once more and begins to count anew. */
  readonly open: (page: Page, forget: () => Promise<void>) => Promise<void>
  /** Script and style at most, compressed, kB; fonts at most, files. */
  readonly goals: Readonly<Partial<Record<Kind, number>>>
  /** What is done next there, and what that fetches besides. */
  readonly next?: { readonly title: string; readonly go: (page: Page) => Promise<void> }
}

const visits: readonly Visit[] = [
  {
    title: 'landing',
    goals: { script: 140, style: 30, font: 2 },
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('img', { name: /switchback/ }).waitFor()
    },
  },
  {
    title: 'login return',
    goals: { style: 30, font: 2 },
    open: async (page, forget) => {
      await page.goto('/setup')
      const person = page.getByRole('button', { name: 'Dana Miller' })
      await person.waitFor()
      await forget()
      await person.click()
      await page.getByRole('heading', { name: 'Select a product' }).waitFor()
    },
  },
  {
    title: 'designer, until the first edit is possible',
    goals: { script: 400, style: 30, font: 2 },
    open: async (page) => {
      await signInAs(page, 'Dana Miller', '/designer?product=P3G')
      await page.getByRole('button', { name: 'Accept and Continue' }).click()
      await page.getByRole('button', { name: 'Start Project' }).click()
      await firstCard(page).click({ trial: true })
      await page.getByRole('application', { name: /^Canvas/ }).click({ trial: true })
    },
    next: {
      title: 'with the first selection',
      go: async (page) => {
        await firstCard(page).click()
        await page.getByRole('complementary', { name: 'Properties' }).waitFor()
      },
    },
  },
  {
    title: 'portal list',
    goals: { script: 150, style: 30, font: 2 },
    open: async (page) => {
      await signInAs(page, 'Dana Miller', '/portal/')
      await page.getByRole('table', { name: 'Your quotes' }).waitFor()
    },
  },
  {
    title: 'portal quote',
    goals: { script: 150, style: 30, font: 2 },
    open: async (page) => {
      await signInAs(page, 'Dana Miller', '/portal/quotes/1001')
      await page.getByText('Open in designer').waitFor()
    },
  },
]

const firstCard = (page: Page) => page.getByRole('button', { name: /^Place / }).first()

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

if (!(await ensureBuilt(product))) process.exit(1)
const server = await startProduct()
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (isTrial()) sayReady()
  else for (const visit of visits) await measure(visit)
} finally {
  await browser.close()
  await server.stop()
}

/** Prints everything of script, style and fonts that the browser asks for on the visit, preloads included. */
async function measure({ title, open, goals, next }: Visit) {
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  let asked = new Set<string>()
  page.on('request', (request) => {
    if (kindOf(request.url())) asked.add(request.url())
  })
  await open(page, async () => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    asked.clear()
  })
  const first = asked
  asked = new Set()
  await next?.go(page)
  await context.close()
  await print(title, first, goals)
  if (next) await print(`  ${next.title}, besides`, asked)
}

async function print(title: string, addresses: ReadonlySet<string>, goals: Visit['goals'] = {}) {
  const files = await Promise.all([...addresses].map(deliveredFrom))
  console.log(`\n${title}`)
  for (const [kind, unit] of [
    ['script', 'kB'],
    ['style', 'kB'],
    ['font', 'files'],
  ] as const) {
    const own = files.filter((file) => file.kind === kind)
    const total = (of: (file: Delivered) => number) => own.reduce((sum, file) => sum + of(file), 0)
    const goal = goals[kind] === undefined ? '' : `, goal ${goals[kind]} ${unit}`
    console.log(
      `  ${kind.padEnd(7)}${kB(total(({ sent }) => sent))} kB sent,${kB(total(({ gzip }) => gzip))} kB as gzip, ${own.length} files${goal}`,
    )
    for (const { name, sent, size, holds } of own)
      console.log(`  ${kB(sent)} of ${kB(size)} kB  ${name.padEnd(34)} ${holds}`)
  }
}
