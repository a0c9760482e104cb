import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/p3g.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { layoutOfDescription, readSystemDescription } from '../interchange/read-system-description.ts'
import { countIssues, secondCount } from './second-count.ts'

const folder = new URL('../../fixtures/systems/', import.meta.url)
const systemOf = (name: string): Analysis => {
  const description = readSystemDescription(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const catalogue = catalogues(description.product)
  return analyse(layoutOfDescription(description, catalogue).layout, catalogue)
}
const disagreements = (analysis: Analysis, lines = analysis.partsList.lines) => {
  const { layout, catalogue, partsList } = analysis
  const counts = secondCount(layout, analysis, catalogue)
  return countIssues(counts, { ...partsList, lines }, catalogue).map(({ values }) => values?.what)
}

/** Roles that the second count does not look at: what is drawn, and one plate or strap an opening. */
const UNCOUNTED =
  /^(platform|platform-ext|landing-pad|ramp|starter-ramp|stair|arr|transition-.*|tie-strap|connector-platform-.*|bracket-stair|gate)$/

describe.each(readdirSync(folder))('%s', (name) => {
  const { partsList, catalogue } = systemOf(name)

  test('both counts agree', () => {
    expect(disagreements(systemOf(name))).toEqual([])
  })

  test.each(
    partsList.lines.filter(
      ({ shortName }) => !UNCOUNTED.test(catalogue.byShortName.get(shortName)?.role ?? ''),
    ),
  )('a list without $shortName is found out', ({ shortName }) => {
    const analysis = systemOf(name)
    const lines = analysis.partsList.lines.filter((line) => line.shortName !== shortName)
    expect(disagreements(analysis, lines)).toHaveLength(1)
  })
})
