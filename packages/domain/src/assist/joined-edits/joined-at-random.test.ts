import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { RANDOM_LINES, type RandomLine } from '../../../fixtures/random-items.ts'
import { randomSystem } from '../../../fixtures/random-system.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { contactsOf } from './contacts.ts'
import { exchangePart } from './exchange-part.ts'
import { insertPart } from './insert-part.ts'

const systemsOf = (line: RandomLine) => fc.sample(randomSystem(line), { numRuns: 12, seed: 2026 })

/** Who lies against whom: two parts that are joined twice count twice. */
const pairsOf = (analysis: Analysis): readonly string[] =>
  contactsOf(analysis).map(({ upper, lower }) => [upper.part, lower.part].toSorted().join(' '))

/** What lay flush before and does not any more. */
const opened = (before: Analysis, after: Analysis): readonly string[] => {
  const now = pairsOf(after)
  return pairsOf(before).filter((pair) => !now.includes(pair))
}

/** Every seventh of the items that can be walked on: enough sizes of every kind. */
const someItems = (items: readonly Item[]) =>
  items
    .filter(({ itemType }) => ['PLATFORM', 'RAMP', 'STAIR', 'PLATFORM_EXT'].includes(itemType))
    .filter((_, index) => index % 7 === 0)

describe('odd systems stay joined, or as they were', { timeout: 120_000 }, () => {
  test.each(RANDOM_LINES)('%s, when parts are exchanged', (line) => {
    let changed = 0
    for (const layout of systemsOf(line)) {
      const before = analyse(layout, catalogues(line))
      for (const part of layout.parts.filter(isSystemPart).slice(0, 5))
        for (const item of someItems(before.catalogue.items)) {
          const change = exchangePart(part.id, item, before)
          if (change.kind === 'refused') continue
          changed++
          const after = analyse(change.edit(layout), catalogues(line))
          expect([part.id, item.shortName, ...opened(before, after)]).toEqual([part.id, item.shortName])
          expect(after.placement.overlaps.length).toBeLessThanOrEqual(before.placement.overlaps.length)
        }
    }
    expect(changed).toBeGreaterThan(20)
  })

  test.each(RANDOM_LINES)('%s, when parts are put in between', (line) => {
    let changed = 0
    for (const layout of systemsOf(line)) {
      const before = analyse(layout, catalogues(line))
      for (const gap of contactsOf(before).slice(0, 4))
        for (const item of someItems(before.catalogue.items)) {
          const change = insertPart(gap, { item, id: 'new' }, before)
          if (change.kind === 'refused') continue
          changed++
          const after = analyse(change.edit(layout), catalogues(line))
          const { upper, lower } = gap
          const parted = [upper.part, lower.part].toSorted().join(' ')
          expect(opened(before, after).filter((pair) => pair !== parted)).toEqual([])
          expect(pairsOf(after)).toEqual(
            expect.arrayContaining([
              [upper.part, 'new'].toSorted().join(' '),
              [lower.part, 'new'].toSorted().join(' '),
            ]),
          )
        }
    }
    expect(changed).toBeGreaterThan(5)
  })
})
