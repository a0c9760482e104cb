import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import {
  analyse,
  catalogueOf,
  type Layout,
  layoutOfDescription,
  moveParts,
  readSystemDescription,
} from '@ramp/domain'
import { syntheticLayout } from './synthetic-layout.ts'

/** Full analysis of the real switchback and of synthetic systems; goals: 1 ms at 30 parts, 20 ms at 1,000. */
const catalogue = catalogueOf(readCatalogue('P3G'))

function switchback(): Layout {
  const file = new URL('../packages/domain/fixtures/systems/t1-switchback.json', import.meta.url)
  return layoutOfDescription(readSystemDescription(JSON.parse(readFileSync(file, 'utf8'))), catalogue).layout
}

/** Copies everything, so that nothing is remembered from an earlier round. */
const fresh = (layout: Layout): Layout => ({ ...layout, parts: layout.parts.map((part) => ({ ...part })) })

/** What the status bar shows: the parts of an analysis are worked out when somebody asks. */
const readAll = ({ issues, partsList, runs, linearFeet }: ReturnType<typeof analyse>) =>
  issues.length + partsList.partsTotal + runs.figures.length + linearFeet

function measure(title: string, rounds: number, make: () => Layout) {
  // As many rounds unmeasured: a person's tab has compiled everything long before the drawing is large.
  for (let round = 0; round < rounds; round++) readAll(analyse(make(), catalogue))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const layout = make()
    const start = performance.now()
    readAll(analyse(layout, catalogue))
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3).padStart(9)
  console.log(`${title.padEnd(62)} median ${at(0.5)} ms   p95 ${at(0.95)} ms`)
}

const t1 = switchback()
measure('t1, 8 parts, everything anew', 400, () => fresh(t1))
const GOALS: Readonly<Record<number, string>> = { 30: '; goal 1 ms', 1000: '; goal 20 ms' }
for (const parts of [30, 100, 1000, 2000]) {
  const layout = syntheticLayout({ parts, perSystem: 10 }, catalogue)
  measure(
    `${parts} parts in systems of 10, everything anew${GOALS[parts] ?? ''}`,
    parts > 500 ? 40 : 200,
    () => fresh(layout),
  )
}
for (const perSystem of [10, 1000]) {
  const large = syntheticLayout({ parts: 1000, perSystem }, catalogue)
  let step = 0
  measure(`1000 parts in systems of ${perSystem}, one part moved; goal 4 ms`, 200, () =>
    moveParts(['c0-3'], { x: (step++ % 7) + 1, y: 0 })(large),
  )
}
