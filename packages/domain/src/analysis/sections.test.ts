import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/p3g.ts'
import { edited, randomEdit } from '../../fixtures/random-edits.ts'
import { RANDOM_LINES } from '../../fixtures/random-items.ts'
import { randomFlights } from '../../fixtures/random-system.ts'
import { catalogueWith } from '../catalogue/catalogue-with.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import { listParts } from '../parts-list/list-parts.ts'
import { clusterParts } from '../placement/clusters.ts'
import { placeParts } from '../placement/place-parts.ts'
import { analyse } from './analyse.ts'
import { analyseIsland } from './analyse-island.ts'
import { islandsOf } from './islands.ts'
import { gatherIslands, gatherSections, joinIslands } from './join-islands.ts'
import type { Cutting } from './sections.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Each is looked at twice: a quarter of the systems that `npm run random` draws are cut. */
const systems = Math.ceil(Number(process.env.RANDOM_SYSTEMS ?? 400) / 4)

const sorted = (values: Iterable<unknown>) => [...values].map((value) => JSON.stringify(value)).sort()

/** One issue names all parts without a leg, one all with a closure made to order; in which order does not matter. */
const anyOrder = (issue: Issue) =>
  ['leg', 'closure'].includes(issue.area) ? { ...issue, parts: issue.parts.toSorted() } : issue

/** All that follows from a layout, whichever way it is cut, in an order that does not depend on the cuts. */
function shown(drawn: Layout, cutting: Cutting) {
  const layout = structuredClone(drawn)
  const catalogue = catalogueWith(layout.customItems, catalogues(layout.project.product))
  const placement = placeParts(layout.parts, catalogue)
  const { places } = placement
  const islands = islandsOf(layout, clusterParts(placement, null)).map((island) =>
    analyseIsland(island, layout, { catalogue, places, cutting }),
  )
  const sections = islands.flatMap((island) => island.sections)
  const gathered = gatherSections(sections)
  const { partsList, issues } = listParts(layout, gathered, catalogue)
  const { connections, runs, platformRails, railEnds, closures, legs, bracing } = joinIslands(
    islands,
    sections,
  )
  return {
    sections: sections.length,
    shown: {
      lines: partsList.lines.map(({ reasons, ...line }) => ({
        ...line,
        reasons: sorted(reasons.map(({ parts, ...reason }) => ({ ...reason, parts: parts.toSorted() }))),
      })),
      partsTotal: partsList.partsTotal,
      issues: sorted([...issues, ...gatherIslands(islands).flatMap((batch) => batch.issues)].map(anyOrder)),
      linearInches: gathered.reduce((sum, one) => sum + one.linearInches, 0),
      joints: sorted(connections.joints),
      uses: sorted([...connections.uses].map(([id, uses]) => [id, sorted(uses)])),
      openings: sorted(connections.openings),
      transitions: sorted(connections.transitions),
      points: sorted(connections.points),
      runs: [runs.figures, sorted(runs.heights)],
      platformRails: sorted(platformRails),
      railEnds: sorted(railEnds),
      closures: sorted(closures),
      legs: sorted(legs),
      bracing: [sorted(bracing.braces), bracing.angleBraces, bracing.crossBraces],
    },
  }
}

const edits = fc.array(randomEdit, { maxLength: 4 })

const WHOLE: Cutting = { from: Number.POSITIVE_INFINITY, oneIn: 1 }
const EVERYWHERE: Cutting = { from: 0, oneIn: 1 }

describe.each(RANDOM_LINES)('a large %s system is cut in sections', { timeout: 300_000 }, (line) => {
  test('and says what it says as a whole', () => {
    let cuts = 0
    fc.assert(
      fc.property(randomFlights(line), edits, (drawn, list) => {
        const layout = list.reduce((now, one) => edited(analyse(now, catalogues(line)), one), drawn)
        const whole = shown(layout, WHOLE)
        const cut = shown(layout, EVERYWHERE)
        cuts += cut.sections - whole.sections
        expect(cut.shown).toEqual(whole.shown)
      }),
      { numRuns: systems },
    )
    expect(cuts).toBeGreaterThan(systems)
  })
})
