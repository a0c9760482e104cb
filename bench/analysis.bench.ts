import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import {
  analyse,
  attachTo,
  type Catalogue,
  catalogueOf,
  type Layout,
  layoutOfDescription,
  moveParts,
  newLayout,
  newPart,
  type Part,
  placePart,
  readSystemDescription,
} from '@ramp/domain'

/** Full analysis of the real switchback and of synthetic systems; goals: 1 ms at 30 parts, 20 ms at 1,000. */
const catalogue = catalogueOf(readCatalogue('P3G'))

function switchback(): Layout {
  const file = new URL('../packages/domain/fixtures/systems/t1-switchback.json', import.meta.url)
  return layoutOfDescription(readSystemDescription(JSON.parse(readFileSync(file, 'utf8'))), catalogue).layout
}

/** Columns of a platform, seven ramps and so on downwards, side by side, each its own run with entrance and exit. */
function synthetic(count: number, from: Catalogue): Layout {
  const parts: Part[] = []
  const runs: Layout['runs'][number][] = []
  const openings: Layout['openings'][number][] = []
  const perColumn = 10
  for (let column = 0; parts.length < count; column++) {
    const size = Math.min(perColumn, count - parts.length)
    const ids = Array.from({ length: size }, (_, row) => `c${column}-${row}`)
    let above: Part | null = null
    for (const [row, id] of ids.entries()) {
      const item = from.byShortName.get(row % 5 === 0 ? 'PPS55TL' : 'PRSTL6')
      const placed = above && placePart(above, from)
      if (!item) throw new Error('the catalogue lacks the parts of the benchmark')
      const spot = placed
        ? attachTo({ to: placed.sides.BOTTOM, item, mySide: 'TOP', position: 'LEFT' })
        : { at: { x: 100 + (column % 20) * 120, y: 100 + Math.floor(column / 20) * 800 }, rotation: 0 }
      const part = newPart(item, id, spot.at, spot.rotation)
      if (!part) throw new Error('the parts of the benchmark cannot be drawn')
      parts.push(part)
      above = part
    }
    runs.push({ id: `run-${column}`, name: `Run ${column}`, top: 48, bottom: 0, parts: ids })
    const last = ids.at(-1)
    if (ids[0]) openings.push({ part: ids[0], side: 'TOP', use: 'entrance' })
    if (last) openings.push({ part: last, side: 'BOTTOM', use: 'exit' })
  }
  return { ...newLayout('P3G'), parts, runs, openings }
}

/** Copies everything, so that nothing is remembered from an earlier round. */
const fresh = (layout: Layout): Layout => ({ ...layout, parts: layout.parts.map((part) => ({ ...part })) })

function measure(title: string, rounds: number, make: () => Layout) {
  for (let round = 0; round < rounds / 4; round++) analyse(make(), catalogue)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const layout = make()
    const start = performance.now()
    analyse(layout, catalogue)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3).padStart(9)
  console.log(`${title.padEnd(44)} median ${at(0.5)} ms   p95 ${at(0.95)} ms`)
}

const t1 = switchback()
measure('t1, 8 parts, everything anew', 400, () => fresh(t1))
for (const count of [30, 100, 1000, 2000]) {
  const layout = synthetic(count, catalogue)
  measure(`synthetic, ${count} parts, everything anew`, count > 500 ? 40 : 200, () => fresh(layout))
}
const large = synthetic(1000, catalogue)
let step = 0
measure('synthetic, 1000 parts, one part moved', 60, () =>
  moveParts(['c5-3'], { x: (step++ % 7) + 1, y: 0 })(large),
)
