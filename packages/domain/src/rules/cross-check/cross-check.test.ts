import { readdirSync, readFileSync } from 'node:fs'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { disagreements } from './count-issues.ts'
import { crossCheck } from './cross-check.ts'

const folder = new URL('../../../fixtures/systems/', import.meta.url)
const systemOf = (name: string): Analysis => {
  const description = readSystemDescription(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const catalogue = catalogues(description.product)
  return analyse(layoutOfDescription(description, catalogue).layout, catalogue)
}
/** What a list that holds only some of the lines disagrees about. */
const disagreementsOf = (analysis: Analysis) => {
  const { catalogue, partsList } = analysis
  const counts = crossCheck(analysis)
  return (lines = partsList.lines) =>
    disagreements(counts, { ...partsList, lines }, catalogue).map(({ values }) => values?.what)
}

/** Roles that the cross-check does not look at: what is drawn, one plate or strap an opening, and what is made to order. */
const UNCOUNTED =
  /^(platform|platform-ext|landing-pad|ramp|starter-ramp|stair|arr|transition-.*|bridge-plate|tie-strap|connector-platform-.*|bracket-stair|gate|gate-post|addon|portable-.*|threshold-.*|closure-custom)$/

describe.each(readdirSync(folder))('%s', (name) => {
  test('both counts agree, and a list that lacks any one line is found out', () => {
    const analysis = systemOf(name)
    const { partsList, catalogue } = analysis
    const found = disagreementsOf(analysis)
    expect(found()).toEqual([])
    for (const { shortName } of partsList.lines) {
      if (UNCOUNTED.test(catalogue.byShortName.get(shortName)?.role ?? '')) continue
      const missing = found(partsList.lines.filter((line) => line.shortName !== shortName))
      expect(`${shortName}: ${missing.length}`).toBe(`${shortName}: 1`)
    }
  })
})
