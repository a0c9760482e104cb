import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/p3g.ts'
import { RANDOM_LINES, randomSystem } from '../../fixtures/random-system.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { moveParts, removeParts, rotateParts } from '../edits/part-edits.ts'
import type { Layout } from '../layout/layout.ts'
import { analyse } from './analyse.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const systems = Number(process.env.RANDOM_SYSTEMS ?? 60)

/** Two systems in one yard, the second with names of its own, so far away that neither touches the other. */
function sideBySide(first: Layout, second: Layout): Layout {
  const named = (id: string) => `second-${id}`
  const moved = moveParts(
    second.parts.map(({ id }) => id),
    { x: 6000, y: 0 },
  )(second)
  return {
    ...first,
    parts: [...first.parts, ...moved.parts.map((part) => ({ ...part, id: named(part.id) }))],
    runs: [
      ...first.runs,
      ...second.runs.map((run) => ({ ...run, id: named(run.id), parts: run.parts.map(named) })),
    ],
    openings: [...first.openings, ...second.openings.map((one) => ({ ...one, part: named(one.part) }))],
  }
}

/** All that a person sees of an analysis. */
const shown = (layout: Layout, catalogue = catalogues(layout.project.product)) => {
  const { issues, partsList, legs, closures, bracing, runs, connections, railEnds } = analyse(
    layout,
    catalogue,
  )
  return { issues, partsList, legs, closures, bracing, runs, connections, railEnds }
}

/** The same layout and catalogue as if never seen before. */
const anew = (layout: Layout) => {
  const { version, productLine, items, priceLevels } = catalogues(layout.project.product)
  return shown(structuredClone(layout), catalogueOf({ version, productLine, items, priceLevels }))
}

const edit = fc.oneof(
  fc.record({ x: fc.integer({ min: -80, max: 80 }), y: fc.integer({ min: -80, max: 80 }) }).map((by) => {
    return (id: string) => moveParts([id], by)
  }),
  fc.constant((id: string) => rotateParts([id], 90, { x: 2000, y: 2000 })),
  fc.constant((id: string) => removeParts([id])),
)

describe('an edit asks only for the system it touches', { timeout: 60_000 + systems * 200 }, () => {
  test.each(RANDOM_LINES)('%s: and gives what the whole layout would give from nothing', (product) => {
    fc.assert(
      fc.property(
        randomSystem(product),
        randomSystem(product),
        fc.array(fc.tuple(fc.nat(), edit), { minLength: 1, maxLength: 4 }),
        (first, second, edits) => {
          let layout = sideBySide(first, second)
          expect(shown(layout)).toEqual(anew(layout))
          for (const [pick, change] of edits) {
            const part = layout.parts[pick % layout.parts.length]
            if (part) layout = change(part.id)(layout)
            expect(shown(layout)).toEqual(anew(layout))
          }
        },
      ),
      { numRuns: Math.ceil(systems / 4) },
    )
  })

  test('the system that was not touched keeps its closures and legs, object for object', () => {
    const layout = fc.sample(randomSystem('P3G'), { numRuns: 1, seed: 4 })[0]
    if (!layout) throw new Error('no system was drawn')
    const both = sideBySide(layout, layout)
    const before = analyse(both, catalogues('P3G'))
    const after = analyse(moveParts([layout.parts[0]?.id ?? ''], { x: 3, y: 0 })(both), catalogues('P3G'))
    const ofSecond = (legs: typeof before.legs) => legs.filter(({ part }) => part.startsWith('second-'))
    expect(ofSecond(before.legs).length).toBeGreaterThan(0)
    expect(ofSecond(after.legs).every((leg) => before.legs.includes(leg))).toBe(true)
  })
})
