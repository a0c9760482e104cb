import { readdirSync, readFileSync } from 'node:fs'
import type { Catalogue, ProductLine } from '@ramp/domain'
import { randomSites } from '../packages/domain/fixtures/random-sites.ts'
import { isTrial } from '../tools/steps/trial.mjs'
import * as here from './engine.ts'

/**
 * 'Fit a ramp' on the shared sites and on fifty random ones: the first answer, all answers, how much was looked at and what the
 * cheapest costs; beside the same at the commit of `--against`.
 */
type Engine = typeof here
const [thereFile, thereName = ''] = process.argv.slice(2)
const there: Engine | null = thereFile ? await import(thereFile) : null

/** Milliseconds, for 95 of 100 sites. */
const FIRST_GOAL = 300
const ALL_GOAL = 2000
const RANDOM = isTrial() ? 1 : 50
/** Every site is measured so often; the median counts. */
const ROUNDS = isTrial() ? 1 : 3

const LINES: readonly ProductLine[] = ['P3G', 'P2G', 'PHD', 'APD']

type Measured = {
  readonly first: number
  readonly all: number
  readonly looked: number
  readonly evaluated: number
  readonly proposals: number
  /** Cents; null where nothing fits. */
  readonly cheapest: number | null
}

/** Measures a site with an engine. */
function measuring(engine: Engine): (site: unknown) => Measured {
  const catalogues = new Map<ProductLine, Catalogue>(
    LINES.map((line) => [line, engine.catalogueOf(engine.readCatalogue(line))]),
  )
  const catalogueFor = (line: ProductLine): Catalogue => {
    const catalogue = catalogues.get(line)
    if (!catalogue) throw new Error(`no catalogue of ${line}`)
    return catalogue
  }
  // Commits before 2026-11-28 call it readFitAsk.
  const older = engine as unknown as { readonly readFitAsk: typeof engine.readFitRequest }
  const readRequest = engine.readFitRequest ?? older.readFitAsk
  return (site) => {
    const ask = readRequest(site)
    const otherLines = LINES.filter((line) => line !== ask.product && line !== 'APD').map(catalogueFor)
    const begun = performance.now()
    const steps = engine.fitRamp(ask, { catalogue: catalogueFor(ask.product), otherLines })
    let first: number | null = null
    for (;;) {
      const { done, value } = steps.next()
      const now = performance.now() - begun
      if (first === null && value.proposals.length > 0) first = now
      if (done) {
        const { looked, evaluated, proposals } = value
        const prices = proposals.map(({ price }) => price)
        const cheapest = prices.length > 0 ? Math.min(...prices) : null
        return { first: first ?? now, all: now, looked, evaluated, proposals: proposals.length, cheapest }
      }
    }
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const median = (rounds: readonly Measured[]): Measured => {
  const [one] = rounds
  if (!one) throw new Error('nothing was measured')
  const of = (time: (round: Measured) => number) => at(rounds.map(time), 0.5)
  return { ...one, first: of(({ first }) => first), all: of(({ all }) => all) }
}

const ms = (time: number) => `${time.toFixed(0).padStart(6)} ms`
const dollars = (cents: number | null) => (cents === null ? 'nothing' : (cents / 100).toFixed(2)).padStart(9)

const engines = [measuring(here), ...(there ? [measuring(there)] : [])]
/** The engines take turns, so that whatever else the machine does falls on all alike. */
const measured = (site: unknown): readonly Measured[] => {
  const rounds = Array.from({ length: ROUNDS }, () => engines.map((measure) => measure(site)))
  return engines.map((_, index) => median(rounds.flatMap((round) => round[index] ?? [])))
}

function say(title: string, rows: readonly Measured[]): void {
  for (const [index, { first, all, looked, evaluated, proposals, cheapest }] of rows.entries())
    console.log(
      `${(index === 0 ? title : thereName).padEnd(34)} first ${ms(first)}   all ${ms(all)}   looked at ${String(looked).padStart(7)}, evaluated ${String(evaluated).padStart(3)}, offered ${proposals}, from ${dollars(cheapest)}`,
    )
}

function sum(title: string, all: readonly (readonly Measured[])[]): void {
  for (const index of engines.keys()) {
    const rows = all.flatMap((row) => row[index] ?? [])
    const offering = rows.filter(({ proposals }) => proposals > 0)
    const times = (share: number) =>
      `first ${ms(
        at(
          offering.map(({ first }) => first),
          share,
        ),
      )}   all ${ms(
        at(
          rows.map((row) => row.all),
          share,
        ),
      )}`
    console.log(`${(index === 0 ? title : thereName).padEnd(34)} p50: ${times(0.5)}`)
    console.log(`${''.padEnd(34)} p95: ${times(0.95)}   with proposals: ${offering.length} of ${rows.length}`)
  }
  console.log(`${''.padEnd(34)} goals: first ${FIRST_GOAL} ms, all ${ALL_GOAL} ms`)
  if (!there) return
  const both = all.flatMap(([now, then]) =>
    now?.cheapest && then?.cheapest ? [now.cheapest / then.cheapest] : [],
  )
  const [cheaper, dearer] = [both.filter((share) => share < 1), both.filter((share) => share > 1)]
  console.log(
    `${''.padEnd(34)} the cheapest costs less on ${cheaper.length}, down to ${Math.round(100 * Math.min(1, ...both))} %, and more on ${dearer.length}, up to ${Math.round(100 * Math.max(1, ...both))} %`,
  )
}

const folder = new URL('../packages/domain/fixtures/sites/', import.meta.url)
const shared = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .slice(0, isTrial() ? 1 : undefined)
  .map((name): [string, unknown] => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  ])

const [cold] = shared
if (cold)
  say(
    `${cold[0]}, cold`,
    engines.map((measure) => measure(cold[1])),
  )
const ofShared = shared.map(([name, site]) => {
  const rows = measured(site)
  say(name, rows)
  return rows
})
sum('shared sites', ofShared)
sum(`${RANDOM} random sites`, randomSites(RANDOM).map(measured))
