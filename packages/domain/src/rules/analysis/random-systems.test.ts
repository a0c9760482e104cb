import { expectEvery } from '@ramp/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { RANDOM_LINES } from '../../../fixtures/random-items.ts'
import { randomSystem } from '../../../fixtures/random-system.ts'
import { mirrorParts } from '../../edits/mirror-parts.ts'
import { moveParts, removeParts, rotateParts } from '../../edits/part-edits.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { countIssues, quoteIssues } from '../cross-check/count-issues.ts'
import { analyse } from './analyse.ts'
import type { Analysis } from './analysis.ts'
import { messageOf } from './messages.ts'

/** `npm test` takes a sample; `npm run random` takes 10,000 of every line. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const systems = Number(process.env.RANDOM_SYSTEMS ?? 25)
/** Also on a busy machine; what hangs is still noticed. */
const timeout = 300_000 + systems * 200

const listOf = (analysis: Analysis) => ({
  lines: analysis.partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]),
  linearFeet: analysis.linearFeet,
  codes: quoteIssues(analysis)
    .map(({ code }) => code)
    .sort(),
})
const allIds = ({ parts }: Layout) => parts.map(({ id }) => id)

describe.each(RANDOM_LINES)('whatever %s system a person draws', { timeout }, (line) => {
  const catalogue = catalogues(line)
  const numRuns = Math.ceil(systems / (line === 'P3G' || line === 'P2G' || line === 'PHD' ? 1 : 5))
  const check = (holds: (layout: Layout) => void) =>
    fc.assert(fc.property(randomSystem(line), holds), { numRuns })

  test('the cross-check agrees with the parts list, and every issue has a sentence', () => {
    check((layout) => {
      const analysis = analyse(layout, catalogue)
      expect(countIssues(analysis).map(messageOf)).toEqual([])
      const sentences = analysis.issues.map(messageOf)
      expect(sentences.filter((one) => one.length <= 5 || one.includes('undefined'))).toEqual([])
    })
  })

  test('every line says which rules and parts ask for all of it, and every part it names stands there', () => {
    check((layout) => {
      const { partsList, issues } = analyse(layout, catalogue)
      const ids = new Set(allIds(layout))
      for (const { quantity, reasons } of partsList.lines) {
        expect(reasons.reduce((sum, reason) => sum + reason.quantity, 0)).toBe(quantity)
        expectEvery(reasons, ({ parts }) => parts.length > 0 && parts.every((id) => ids.has(id)))
      }
      expect(issues.filter(({ code }) => code === 'parts-list.item-missing')).toEqual([])
    })
  })

  test('no two closures share an id [analysis-2]', () => {
    check((layout) => {
      const ids = analyse(layout, catalogue).closures.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  test.each`
    change                | changed
    ${'moving it'}        | ${(layout: Layout) => moveParts(allIds(layout), { x: 123.4, y: -77.7 })(layout)}
    ${'turning it by 90'} | ${(layout: Layout) => rotateParts(allIds(layout), 90, { x: 10, y: 20 })(layout)}
    ${'turning it by 45'} | ${(layout: Layout) => rotateParts(allIds(layout), 45, { x: 10, y: 20 })(layout)}
    ${'mirroring it'}     | ${(layout: Layout) => mirrorParts(allIds(layout), { at: { x: 10, y: 20 }, facing: 0 })(layout)}
  `('$change changes nothing but coordinates', ({ changed }) => {
    check((layout) => {
      expect(listOf(analyse(changed(layout), catalogue))).toEqual(listOf(analyse(layout, catalogue)))
    })
  })

  test('whatever is done and undone again, the analysis is the one from before', () => {
    check((layout) => {
      const before = listOf(analyse(layout, catalogue))
      const [first] = allIds(layout)
      if (!first) return
      for (const edit of [
        moveParts([first], { x: 7, y: 3 }),
        rotateParts([first], 90, { x: 0, y: 0 }),
        removeParts([first]),
      ])
        analyse(edit(layout), catalogue)
      expect(listOf(analyse(structuredClone(layout), catalogue))).toEqual(before)
      expect(listOf(analyse(layout, catalogue))).toEqual(before)
    })
  })

  test('every leg lies within its stock length, and no pair is cut in half', () => {
    check((layout) => {
      const { legs } = analyse(layout, catalogue)
      for (const { height, shortName, isLowPro } of legs) {
        const limit = shortName === null ? null : (catalogue.byShortName.get(shortName)?.limit ?? null)
        if (isLowPro) expect(height).toBeLessThan(6.5)
        else if (limit === null) expect(height).toBeGreaterThanOrEqual(100 - 1e-6)
        else expect(limit - height).toBeGreaterThan(0)
      }
    })
  })
})
