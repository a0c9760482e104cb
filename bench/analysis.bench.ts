import { readFileSync } from 'node:fs'
import type { Catalogue, Layout } from '@ramp/domain'
import * as here from './engine.ts'
import { interleaved } from './interleaved.ts'
import { syntheticLayout } from './synthetic-layout.ts'

/** Full analysis of the real switchback and of synthetic systems, here and at the commit of `--against`. */
type Engine = typeof here
const [thereFile, thereName = ''] = process.argv.slice(2)
const there: Engine | null = thereFile ? await import(thereFile) : null

type Row = {
  readonly title: string
  readonly rounds: number
  /** Gives a layout for every round; making it is not measured. */
  readonly layouts: (engine: Engine, catalogue: Catalogue) => () => Layout
}

/** Copies everything, so that nothing is remembered from an earlier round. */
const fresh = (layout: Layout): Layout => ({ ...layout, parts: layout.parts.map((part) => ({ ...part })) })

const anew = (title: string, parts: number, perSystem: number): Row => ({
  title: `${title}, everything anew`,
  rounds: parts > 500 ? 40 : 200,
  layouts: (engine, catalogue) => {
    const layout = syntheticLayout({ parts, perSystem }, { engine, catalogue })
    return () => fresh(layout)
  },
})

const switchback: Row = {
  title: 't1, 8 parts, everything anew',
  rounds: 400,
  layouts: ({ layoutOfDescription, readSystemDescription }, catalogue) => {
    const file = new URL('../packages/domain/fixtures/systems/t1-switchback.json', import.meta.url)
    const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
    const { layout } = layoutOfDescription(description, catalogue)
    return () => fresh(layout)
  },
}

const edit: Row = {
  title: '1000 parts in systems of 10, one part moved',
  rounds: 200,
  layouts: (engine, catalogue) => {
    const layout = syntheticLayout({ parts: 1000, perSystem: 10 }, { engine, catalogue })
    let step = 0
    return () => engine.moveParts(['c0-3'], { x: (step++ % 7) + 1, y: 0 })(layout)
  },
}

/** What the screen shows after every edit: the status bar, and the drawing with joints, heights, rails and supports. */
function readAll(analysis: ReturnType<Engine['analyse']>) {
  const { issues, partsList, linearFeet, runs, connections, platformRails, railEnds, closures } = analysis
  const { legs, bracing } = analysis
  const lists = [issues, runs.figures, connections.joints, railEnds, closures, legs, bracing.braces]
  const maps = [runs.heights, runs.runOf, connections.uses, platformRails]
  const count =
    lists.reduce((sum, list) => sum + list.length, 0) + maps.reduce((sum, map) => sum + map.size, 0)
  return count + partsList.partsTotal + linearFeet
}

function roundsOf(engine: Engine, { layouts }: Row): () => number {
  const catalogue = engine.catalogueOf(engine.readCatalogue('P3G'))
  const next = layouts(engine, catalogue)
  return () => {
    const layout = next()
    const start = performance.now()
    readAll(engine.analyse(layout, catalogue))
    return performance.now() - start
  }
}

const ms = (time: number) => `${time.toFixed(3).padStart(8)} ms`

/** Measures a row, prints it and gives its median. */
function measure(row: Row): number {
  const engines = there ? [here, there] : [here]
  const [own, other] = interleaved(
    row.rounds,
    engines.map((engine) => roundsOf(engine, row)),
  )
  if (!own) throw new Error('nothing was measured')
  const beside = other
    ? `   ${thereName} ${ms(other.median)}   ${(own.median / other.median).toFixed(2)} times`
    : ''
  console.log(`${row.title.padEnd(52)} median ${ms(own.median)}   p95 ${ms(own.p95)}${beside}`)
  return own.median
}

measure(switchback)
const of30 = measure(anew('30 parts in systems of 10', 30, 10))
measure(anew('100 parts in systems of 10', 100, 10))
measure(anew('1000 parts in systems of 10', 1000, 10))
measure(edit)
const joined = measure(anew('150 parts joined in one system', 150, 150))
console.log(`150 parts joined take ${(joined / of30).toFixed(1)} times as long as 30`)

/** Twelve heights around a yard that falls and rises, and runs that end wherever it lies. */
function onGround(layout: Layout): Layout {
  const rows = [-200, 900, 2000, 4000]
  const ground = [-200, 1200, 2600].flatMap((x, across) =>
    rows.map((y, down) => ({ x, y, z: ((across * 7 + down * 5) % 9) - 6, how: 'measured' as const })),
  )
  const runs = layout.runs.map((run) => ({ ...run, bottom: null }))
  return here.setSite({ doors: [], ground })({ ...layout, runs })
}

/** The same systems on ground and without any, in turn. */
function measureGround({ title, rounds, layouts }: Row) {
  const sited: Row = {
    title,
    rounds,
    layouts: (engine, catalogue) => {
      const next = layouts(engine, catalogue)
      const layout = onGround(next())
      return () => fresh(layout)
    },
  }
  const [level, ground] = interleaved(rounds, [
    roundsOf(here, { title, rounds, layouts }),
    roundsOf(here, sited),
  ])
  if (!level || !ground) throw new Error('nothing was measured')
  const times = (ground.median / level.median).toFixed(2)
  console.log(`${`${title}, on ground`.padEnd(52)} median ${ms(ground.median)}   ${times} times that without`)
}

measureGround(switchback)
measureGround(anew('100 parts in systems of 10', 100, 10))
