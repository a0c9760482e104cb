import { readdirSync, readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Catalogue, catalogueOf, type FitAsk, fitRamp, type ProductLine } from '@ramp/domain'
import { readFitAsk } from '@ramp/formats'
import { randomSites } from '../packages/domain/fixtures/random-sites.ts'
import { isTrial } from '../tools/steps/trial.mjs'

/** 'Fit a ramp' on the shared sites and on fifty random ones: the first answer, all answers, and how much was looked at. */
const FIRST_GOAL = 500
const ALL_GOAL = 2000
const RANDOM = isTrial() ? 1 : 50
/** Every site is measured so often; the median counts. */
const ROUNDS = isTrial() ? 1 : 3

const lines: readonly ProductLine[] = ['P3G', 'P2G', 'PHD', 'APD']
const catalogues = new Map<ProductLine, Catalogue>(
  lines.map((line) => [line, catalogueOf(readCatalogue(line))]),
)

function catalogueFor(product: ProductLine): Catalogue {
  const catalogue = catalogues.get(product)
  if (!catalogue) throw new Error(`no catalogue of ${product}`)
  return catalogue
}

type Measured = {
  readonly first: number
  readonly all: number
  readonly looked: number
  readonly judged: number
  readonly proposals: number
}

function measure(ask: FitAsk): Measured {
  const otherLines = lines.filter((line) => line !== ask.product && line !== 'APD').map(catalogueFor)
  const begun = performance.now()
  const steps = fitRamp(ask, { catalogue: catalogueFor(ask.product), otherLines })
  let first: number | null = null
  for (;;) {
    const { done, value } = steps.next()
    const now = performance.now() - begun
    if (first === null && value.proposals.length > 0) first = now
    if (done)
      return {
        first: first ?? now,
        all: now,
        looked: value.looked,
        judged: value.judged,
        proposals: value.proposals.length,
      }
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** A site several times; what came out is the same each time. */
function measured(ask: FitAsk): Measured {
  const rounds = Array.from({ length: ROUNDS }, () => measure(ask))
  const [one] = rounds
  if (!one) throw new Error('nothing was measured')
  const median = (of: (round: Measured) => number) => at(rounds.map(of), 0.5)
  return { ...one, first: median((round) => round.first), all: median((round) => round.all) }
}

const ms = (time: number) => `${time.toFixed(0).padStart(6)} ms`

function say(title: string, { first, all, looked, judged, proposals }: Measured): void {
  console.log(
    `${title.padEnd(34)} first ${ms(first)}   all ${ms(all)}   looked at ${String(looked).padStart(6)}, judged ${String(judged).padStart(3)}, offered ${proposals}`,
  )
}

function sum(title: string, rows: readonly Measured[]): void {
  const offering = rows.filter(({ proposals }) => proposals > 0)
  const row = (share: number) =>
    `first ${ms(
      at(
        offering.map(({ first }) => first),
        share,
      ),
    )}   all ${ms(
      at(
        rows.map(({ all }) => all),
        share,
      ),
    )}`
  console.log(`${title.padEnd(34)} p50: ${row(0.5)}`)
  console.log(`${''.padEnd(34)} p95: ${row(0.95)}   (goals: first ${FIRST_GOAL} ms, all ${ALL_GOAL} ms)`)
}

const folder = new URL('../packages/domain/fixtures/sites/', import.meta.url)
const shared = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .slice(0, isTrial() ? 1 : undefined)
const asks = shared.map((name): [string, FitAsk] => [
  name.replace('.json', ''),
  readFitAsk(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
])

const [cold] = asks
if (cold) say(`${cold[0]}, cold`, measure(cold[1]))
const ofShared = asks.map(([name, ask]) => {
  const row = measured(ask)
  say(name, row)
  return row
})
sum('shared sites', ofShared)
const ofRandom = randomSites(RANDOM).map((site) => measured(readFitAsk(site)))
sum(`${RANDOM} random sites`, ofRandom)
console.log(`${''.padEnd(34)} with proposals: ${ofRandom.filter(({ proposals }) => proposals > 0).length}`)
