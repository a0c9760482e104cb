import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acts, checkActs } from '../../../fixtures/from-nothing.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { onRandomGround } from '../../../fixtures/random-ground.ts'
import { RANDOM_LINES } from '../../../fixtures/random-items.ts'
import { randomSystem } from '../../../fixtures/random-system.ts'
import { rotate } from '../../base/geometry/point.ts'
import { rotateParts } from '../../edits/part-edits.ts'
import { setSite } from '../../edits/site-edits.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { countIssues } from '../cross-check/count-issues.ts'
import { analyse } from './analyse.ts'
import { messageOf } from './messages.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const systems = Number(process.env.RANDOM_SYSTEMS ?? 25)

/** A layout without parts below 0 or above any ground: what it was before anybody knew a site. */
const listOf = (layout: Layout) => {
  const { partsList, linearFeet } = analyse(layout, catalogues(layout.project.product))
  return { lines: partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]), linearFeet }
}

describe.each(RANDOM_LINES)(
  '%s on ground that falls and rises',
  { timeout: 300_000 + systems * 200 },
  (line) => {
    const catalogue = catalogues(line)
    const numRuns = Math.ceil(systems / 2)
    const layouts = onRandomGround(randomSystem(line))

    test('the cross-check, which reads the ground by itself, agrees with the parts list', () => {
      fc.assert(
        fc.property(layouts, (layout) => {
          const analysis = analyse(layout, catalogue)
          expect(countIssues(analysis).map(messageOf)).toEqual([])
          expect(analysis.issues.map(messageOf).join(' ')).not.toMatch(/undefined|NaN/)
        }),
        { numRuns },
      )
    })

    test('an edit gives what the whole layout would give from nothing', () => {
      fc.assert(
        fc.property(layouts, acts, (layout, list) => checkActs(layout, list)),
        { numRuns: systems },
      )
    })

    test('turned with its ground by 90 degrees it asks for the same parts', () => {
      fc.assert(
        fc.property(layouts, (layout) => {
          const { porch: _, ...site } = layout.site
          const flat = { ...layout, site }
          const about = { x: 2000, y: 2000 }
          const turned = rotateParts(
            layout.parts.map(({ id }) => id),
            90,
            about,
          )(flat)
          const ground = site.ground?.map((spot) => {
            const { x, y } = rotate({ x: spot.x - about.x, y: spot.y - about.y }, 90)
            return { ...spot, x: x + about.x, y: y + about.y }
          })
          expect(listOf(setSite({ ...site, ground })(turned))).toEqual(listOf(flat))
        }),
        { numRuns },
      )
    })

    test('level ground at the datum changes nothing', () => {
      fc.assert(
        fc.property(randomSystem(line), (layout) => {
          const ground = [{ x: 0, y: 0, z: 0, how: 'measured' } as const]
          const given = { ...layout, runs: layout.runs.map((run) => ({ ...run, bottom: run.bottom ?? 0 })) }
          expect(listOf({ ...given, site: { doors: [], ground } })).toEqual(listOf(given))
        }),
        { numRuns },
      )
    })
  },
)
