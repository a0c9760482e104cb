import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { findBrowser } from '../../tools/steps/browser.mjs'
import { inRoot } from '../../tools/steps/root.mjs'
import * as engine from '../engine.ts'
import { syntheticLayout } from '../synthetic-layout.ts'
import { VIEW } from './contestant.ts'
import type { Times } from './page.ts'

// npm run bench:canvas [-- PARTS ...]: our canvas beside the libraries people would pick instead, in one run.
const FRAMES = 120
const sizes = process.argv.slice(2).map(Number)
const items = engine.readCatalogue('P3G')
const catalogue = engine.catalogueOf(items)

const page = await openPage(await bundled())
const names = await page.evaluate(() => globalThis.bench?.names ?? [])
for (const parts of sizes.length > 0 ? sizes : [100, 500, 2000, 5000]) {
  const layout = syntheticLayout({ parts, perSystem: 10 }, { engine, catalogue })
  console.log(
    `\n${parts} parts, main thread per frame, ms${' '.repeat(10)}drag median   p95    pan median   p95   zoom median   p95`,
  )
  for (const name of names) {
    const job = { items, layout, frames: FRAMES }
    const times = await page.evaluate((asked) => globalThis.bench?.run(asked.name, asked.job), { name, job })
    const folder = process.env.BENCH_PICTURES
    if (folder) await page.screenshot({ path: `${folder}/${parts}-${name.replaceAll(/\W+/g, '-')}.png` })
    if (times) console.log(`${name.padEnd(44)}${row(times)}`)
  }
}
await page.context().browser()?.close()
process.exit(0)

function row({ drag, pan, zoom }: Times): string {
  return [drag, pan, zoom]
    .flatMap((times) => [at(times, 0.5), at(times, 0.95)])
    .map((text, index) => text.padStart(index % 2 === 0 ? 11 : 8))
    .join('')
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}

/** The page with everybody's code in it, as one script. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('bench', 'canvas', 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Typefaces of drawings; the benchmark has no texts in one of them.
    loader: { '.woff': 'dataurl', '.woff2': 'dataurl' },
  })
  return outputFiles[0]?.text ?? ''
}

async function openPage(script: string): Promise<Page> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><body style="margin:0"><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] })
  const opened = await browser.newPage({ viewport: VIEW })
  opened.on('pageerror', (error) => console.error(error))
  await opened.goto(`http://localhost:${port}/`)
  return opened
}
