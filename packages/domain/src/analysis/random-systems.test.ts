import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../fixtures/p3g.ts'
import { randomSystem } from '../../fixtures/random-system.ts'
import { moveParts, rotateParts } from '../edits/part-edits.ts'
import type { Layout } from '../layout/layout.ts'
import type { Part, Side } from '../layout/part.ts'
import { normalizeAngle } from '../units.ts'
import { analyse } from './analyse.ts'
import type { Analysis } from './analysis.ts'
import { messageOf } from './messages.ts'

/** `npm test` takes a sample; the full run sets RANDOM_SYSTEMS=10000. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const numRuns = Number(process.env.RANDOM_SYSTEMS ?? 300)

const check = (holds: (layout: Layout) => void) => fc.assert(fc.property(randomSystem, holds), { numRuns })
const listOf = ({ partsList, linearFeet, issues }: Analysis) => ({
  lines: partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]),
  linearFeet,
  codes: issues.map(({ code }) => code).sort(),
})
const allIds = ({ parts }: Layout) => parts.map(({ id }) => id)

const MIRRORED: Readonly<Record<Side, Side>> = { TOP: 'TOP', BOTTOM: 'BOTTOM', LEFT: 'RIGHT', RIGHT: 'LEFT' }

/** The whole system seen in a mirror that stands on the y axis. */
function mirrored(layout: Layout): Layout {
  const turn = (part: Part): Part => {
    const placed = { ...part, at: { x: -part.at.x, y: part.at.y }, rotation: normalizeAngle(-part.rotation) }
    return placed.kind === 'platform' && placed.handrailSides
      ? { ...placed, handrailSides: placed.handrailSides.map((side) => MIRRORED[side]) }
      : placed
  }
  const openings = layout.openings.map((one) => ({ ...one, side: MIRRORED[one.side] }))
  return { ...layout, parts: layout.parts.map(turn), openings }
}

describe('whatever system a person draws', () => {
  test('the second count agrees with the parts list, and every issue has a sentence', () => {
    check((layout) => {
      const { issues } = analyse(layout, p3g)
      expect(issues.filter(({ code }) => code === 'parts-list.count-disagrees').map(messageOf)).toEqual([])
      expect(
        issues.map(messageOf).every((sentence) => sentence.length > 5 && !sentence.includes('undefined')),
      ).toBe(true)
    })
  })

  test.each`
    change                | changed
    ${'moving it'}        | ${(layout: Layout) => moveParts(allIds(layout), { x: 123.4, y: -77.7 })(layout)}
    ${'turning it by 90'} | ${(layout: Layout) => rotateParts(allIds(layout), 90, { x: 10, y: 20 })(layout)}
    ${'turning it by 45'} | ${(layout: Layout) => rotateParts(allIds(layout), 45, { x: 10, y: 20 })(layout)}
    ${'mirroring it'}     | ${mirrored}
  `('$change changes nothing but coordinates', ({ changed }) => {
    check((layout) => {
      expect(listOf(analyse(changed(layout), p3g))).toEqual(listOf(analyse(layout, p3g)))
    })
  })

  test('every leg lies within its stock length, and no pair is cut in half', () => {
    check((layout) => {
      const { legs } = analyse(layout, p3g)
      for (const { height, shortName, isLowPro } of legs) {
        const limit = shortName === null ? null : (p3g.byShortName.get(shortName)?.limit ?? null)
        if (isLowPro) expect(height).toBeLessThan(6.5)
        else if (limit === null) expect(height).toBeGreaterThanOrEqual(100)
        else expect(limit - height).toBeGreaterThan(0)
      }
    })
  })
})
