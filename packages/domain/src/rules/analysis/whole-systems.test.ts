import { readdirSync, readFileSync } from 'node:fs'
import { layoutOfDescription, quoteReport, readSystemDescription } from '@ramp/formats'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { analyse } from './analyse.ts'

const folder = new URL('../../../fixtures/systems/', import.meta.url)
const systems = readdirSync(folder).map((name) => ({
  name,
  json: JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
}))

const quote = (json: unknown) => {
  const description = readSystemDescription(json)
  const catalogue = catalogues(description.product)
  const { layout, issues } = layoutOfDescription(description, catalogue)
  return quoteReport(analyse(layout, catalogue), issues)
}

describe.each(systems)('$name', ({ json }) => {
  const { expect: wanted } = json
  // Counted in each test, not before them: the mutation check must see which tests a rule takes part in.
  test('gives the whole parts list, to the piece and the cent [formats-3]', () => {
    const report = quote(json)
    expect(Object.fromEntries(report.items.map(({ shortName, quantity }) => [shortName, quantity]))).toEqual(
      wanted.items,
    )
    expect(report.partsTotal).toBe(wanted.partsTotal)
    expect(report.errors).toEqual([])
  })

  test('gives the heights and the run figures [formats-4]', () => {
    const report = quote(json)
    expect(report.heights).toMatchObject(wanted.heights)
    if (wanted.linearFeet !== undefined) expect(report.linearFeet).toBe(wanted.linearFeet)
    if (wanted.rampingLength !== undefined) expect(report.runs[0]?.rampingLength).toBe(wanted.rampingLength)
    if (wanted.ratio !== undefined) expect(report.runs[0]?.ratio).toBe(wanted.ratio)
  })

  test('says for every line which rule and which parts caused it', () => {
    for (const { reasons, quantity } of quote(json).items) {
      expect(reasons.reduce((sum, reason) => sum + reason.quantity, 0)).toBe(quantity)
      expectEvery(reasons, ({ rule, source, parts }) => rule !== '' && source !== '' && parts.length > 0)
    }
  })
})
