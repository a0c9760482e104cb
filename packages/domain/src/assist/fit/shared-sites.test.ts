import { readdirSync, readFileSync } from 'node:fs'
import {
  fitReport,
  layoutOfDescription,
  quoteReport,
  readFitRequest,
  readSystemDescription,
} from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import {
  analyse,
  codeFindings,
  errorsOf,
  type FitAnswer,
  fitted,
  PRODUCT_LINES,
  productRules,
} from '../../index.ts'

const folder = new URL('../../../fixtures/sites/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const otherLines = PRODUCT_LINES.filter((line) => productRules(line).isOpen).map(catalogues)

type Expected = {
  readonly feasible: boolean
  readonly atLeastKinds?: readonly string[]
  readonly maxTurns?: number
  readonly minProposals?: number
  readonly bestPriceAtMost?: number
  readonly relaxations?: readonly Readonly<Record<string, unknown>>[]
  readonly reason?: { readonly need: number; readonly have: number; readonly within: number }
}

const answers = new Map<string, { readonly expected: Expected; readonly answer: FitAnswer }>()
function answerOf(name: string) {
  const held = answers.get(name)
  if (held) return held
  const json = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  const request = readFitRequest(json)
  const found = {
    expected: json.expect as Expected,
    answer: fitted(request, { catalogue: catalogues(request.product), otherLines }),
  }
  answers.set(name, found)
  return found
}

describe('on the shared sites', { timeout: 120_000 }, () => {
  test.each(names)('%s: what must come out comes out', (name) => {
    const { expected, answer } = answerOf(name)
    const { proposals, reasons, relaxations } = answer
    expect(proposals.length > 0).toBe(expected.feasible)
    expect(proposals.length).toBeGreaterThanOrEqual(expected.minProposals ?? 0)
    expect(proposals.length).toBeLessThanOrEqual(6)
    const [best] = proposals
    if (best && expected.bestPriceAtMost)
      expect(best.price / 100).toBeLessThanOrEqual(expected.bestPriceAtMost)
    if (best && expected.maxTurns !== undefined) expect(best.turns).toBeLessThanOrEqual(expected.maxTurns)
    for (const change of expected.relaxations ?? [])
      expect(relaxations.map((one) => one.change)).toContainEqual(change)
    const { reason } = expected
    if (reason) {
      expect(Math.abs((reasons[0]?.need ?? 0) - reason.need)).toBeLessThanOrEqual(reason.within)
      expect(Math.abs((reasons[0]?.have ?? 0) - reason.have)).toBeLessThanOrEqual(reason.within)
    }
  })

  test.each(names)('%s: quote says of every proposal what the answer says', (name) => {
    const { proposals } = fitReport(answerOf(name).answer, { ms: 1, msFirst: 1 })
    for (const { system, price, weight, linearFeet } of proposals) {
      const description = readSystemDescription(JSON.parse(JSON.stringify(system)))
      const catalogue = catalogues(description.product)
      const { layout, issues } = layoutOfDescription(description, catalogue)
      const report = quoteReport(analyse(layout, catalogue), issues)
      expect(report).toMatchObject({ partsTotal: price, weight, linearFeet, errors: [] })
    }
  })

  test.each(names)('%s: a proposal taken as a layout costs what it is offered for', (name) => {
    for (const { layout, price } of answerOf(name).answer.proposals) {
      const analysis = analyse(layout, catalogues(layout.project.product))
      expect(analysis.partsList.partsTotal).toBe(price)
      expect(errorsOf(analysis)).toEqual([])
      expect([...analysis.platformRails.values()].filter(({ isChosen }) => !isChosen)).toEqual([])
      expect(
        codeFindings(analysis).filter(({ result, code }) => result === 'fail' && code.family !== 'ADA'),
      ).toEqual([])
    }
  })
})
