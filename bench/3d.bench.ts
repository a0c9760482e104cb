import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { type Analysis, acceptSuggestedRails, analyse, catalogueOf, type Layout } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { glb, meshesOf, ownerNames, solidsOf, usdz, wayInOf } from '@ramp/solids'
import { build } from 'esbuild'
import { findBrowser } from '../tools/steps/browser.mjs'
import { inRoot } from '../tools/steps/root.mjs'
import { isTrial, sayReady } from '../tools/steps/trial.mjs'
import * as engine from './engine.ts'
import { syntheticLayout } from './synthetic-layout.ts'
import type { Measured } from './view3d/page.ts'

/** The view in three dimensions, drawn in software: alike things as one object each, beside a mesh for every solid. */
const VIEW = { width: 1000, height: 700 }
const FRAMES = 10
const ROUNDS = 2

const catalogue = catalogueOf(engine.readCatalogue('P3G'))

const t1 = (): Layout => {
  const text = readFileSync(inRoot('packages', 'domain', 'fixtures', 'systems', 't1-switchback.json'), 'utf8')
  return layoutOfDescription(readSystemDescription(JSON.parse(text)), catalogue).layout
}

const withPickets = (parts: number): Layout => {
  const layout = syntheticLayout({ parts, perSystem: parts }, { engine, catalogue })
  const picket = (name: string) => name.replace('PPS55TL', 'PPS55VP').replace('PRSTL6', 'PRSVP6')
  return { ...layout, parts: layout.parts.map((part) => ({ ...part, shortName: picket(part.shortName) })) }
}

const railed = (layout: Layout): Analysis =>
  analyse(acceptSuggestedRails(analyse(layout, catalogue))(layout), catalogue)

const page = await openPage(await bundled())
if (isTrial()) {
  await page.waitForFunction(() => globalThis.measureView3d !== undefined)
  await page.context().browser()?.close()
  sayReady()
  process.exit(0)
}
for (const [name, layout] of [
  ['T1', t1()],
  ['32 parts with pickets', withPickets(32)],
] as const) {
  const analysis = railed(layout)
  const begun = performance.now()
  const solids = solidsOf(analysis)
  const made = performance.now() - begun
  const meshes = meshesOf(solids, ownerNames(analysis))
  const files = [glb(meshes), usdz(meshes)].map((file) => `${Math.round(file.length / 1000)} kB`)
  console.log(
    `\n${name}: ${solids.length} solids in ${made.toFixed(0)} ms, GLB ${files[0]}, USDZ ${files[1]}`,
  )
  console.log(`${' '.repeat(26)}objects  triangles   first    frame median    p95   (ms)`)
  const model = { solids, wayIn: wayInOf(analysis) }
  const rounds: Record<'together' | 'single', Measured[]> = { together: [], single: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of ['together', 'single'] as const) {
      const job = { ...model, together: kind === 'together', frames: FRAMES }
      const measured = await page.evaluate((asked) => globalThis.measureView3d?.(asked), job)
      if (measured) rounds[kind].push(measured)
    }
  console.log(`  alike things together ${row(rounds.together)}`)
  console.log(`  a mesh for each piece ${row(rounds.single)}`)
}
await page.context().browser()?.close()
process.exit(0)

function row(rounds: readonly Measured[]): string {
  const frames = rounds.flatMap(({ frames }) => frames).toSorted((a, b) => a - b)
  const at = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(0)
  const first = Math.min(...rounds.map(({ first }) => first)).toFixed(0)
  const [{ objects, triangles } = { objects: 0, triangles: 0 }] = rounds
  return [`${objects}`, `${triangles}`, first, at(0.5), at(0.95)]
    .map((text, column) => text.padStart([9, 11, 8, 16, 7][column] ?? 8))
    .join('')
}

/** The page with the code of the view in it, as one script. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('bench', 'view3d', 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
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
  const browser = await chromium.launch({
    executablePath,
    env,
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  })
  const opened = await browser.newPage({ viewport: VIEW })
  opened.on('pageerror', (error) => console.error(error))
  await opened.goto(`http://localhost:${port}/`)
  return opened
}
