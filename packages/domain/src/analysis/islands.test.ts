import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/p3g.ts'
import { edited, randomEdit } from '../../fixtures/random-edits.ts'
import { RANDOM_LINES } from '../../fixtures/random-items.ts'
import { randomFlights, randomSystem } from '../../fixtures/random-system.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { moveParts } from '../edits/part-edits.ts'
import type { Layout } from '../layout/layout.ts'
import { analyse } from './analyse.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Edits cost more than looks: a tenth of the systems that `npm run random` draws are edited. */
const systems = Number(process.env.RANDOM_SYSTEMS ?? 125) / 10

/** Systems in one yard, each with names of its own, so far away that none touches another. */
function yardOf(systems: readonly Layout[]): Layout {
  const [first] = systems
  if (!first) throw new Error('a yard holds a system')
  const placed = systems.map((one, index) => {
    const named = (id: string) => `${index}-${id}`
    const by = { x: (index % 8) * 6000, y: Math.floor(index / 8) * 6000 }
    const { parts, runs, openings } = moveParts(
      one.parts.map(({ id }) => id),
      by,
    )(one)
    return {
      parts: parts.map((part) => ({ ...part, id: named(part.id) })),
      runs: runs.map((run) => ({ ...run, id: named(run.id), parts: run.parts.map(named) })),
      openings: openings.map((opening) => ({ ...opening, part: named(opening.part) })),
    }
  })
  return {
    ...first,
    parts: placed.flatMap(({ parts }) => parts),
    runs: placed.flatMap(({ runs }) => runs),
    openings: placed.flatMap(({ openings }) => openings),
    customItems: systems.flatMap(({ customItems }) => customItems),
  }
}

/** All that a person sees of an analysis. */
const shown = (layout: Layout, catalogue = catalogues(layout.project.product)) => {
  const analysis = analyse(layout, catalogue)
  const { issues, findings, partsList, linearFeet, legs, closures, bracing, runs, railEnds, platformRails } =
    analysis
  const { joints, openings, points, transitions } = analysis.connections
  const system = {
    legs,
    closures,
    bracing,
    runs,
    railEnds,
    platformRails,
    joints,
    openings,
    points,
    transitions,
  }
  return { issues, findings, partsList, linearFeet, ...system }
}

/** The same layout and catalogue as if never seen before. */
const anew = (layout: Layout) => {
  const { version, productLine, items, priceLevels } = catalogues(layout.project.product)
  return shown(structuredClone(layout), catalogueOf({ version, productLine, items, priceLevels }))
}

/** An edit, or going back or forth in the history by so many layouts. */
const act = fc.oneof(
  { arbitrary: randomEdit, weight: 4 },
  { arbitrary: fc.record({ back: fc.integer({ min: -3, max: 3 }) }), weight: 1 },
)
const acts = fc.array(act, { minLength: 1, maxLength: 6 })
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** After every act the analysis is what it would be from nothing, whatever was analysed in between. */
function checkActs(start: Layout, list: readonly Act[], between: Layout | null = null) {
  const catalogue = catalogues(start.project.product)
  const history = [start]
  let at = 0
  for (const one of list) {
    if ('back' in one) at = Math.max(0, Math.min(history.length - 1, at - one.back))
    else {
      const next = edited(analyse(history[at] ?? start, catalogue), one)
      history.splice(at + 1, history.length, next)
      at = history.length - 1
    }
    if (between) analyse(between, catalogue)
    const layout = history[at] ?? start
    expect(shown(layout)).toEqual(anew(layout))
  }
}

describe('an edit asks only for the system it touches', { timeout: 60_000 + systems * 200 }, () => {
  test.each(RANDOM_LINES)('%s: and gives what the whole layout would give from nothing', (product) => {
    fc.assert(
      fc.property(randomSystem(product), randomSystem(product), acts, (first, second, list) => {
        const start = yardOf([first, second])
        expect(shown(start)).toEqual(anew(start))
        checkActs(start, list)
      }),
      { numRuns: Math.ceil(systems / 4) },
    )
  })

  test.each(RANDOM_LINES)('%s: and so it does while another layout is looked at in turn', (product) => {
    fc.assert(
      fc.property(
        randomSystem(product),
        randomSystem(product),
        randomEdit,
        acts,
        (first, second, away, list) => {
          const start = yardOf([first, second])
          checkActs(start, list, edited(analyse(start, catalogues(product)), away))
        },
      ),
      { numRuns: Math.ceil(systems / 8) },
    )
  })

  test.each(RANDOM_LINES)('%s: and so it does in a yard of 50 systems', (product) => {
    fc.assert(
      fc.property(fc.array(randomSystem(product), { minLength: 2, maxLength: 4 }), acts, (few, list) => {
        const many = Array.from({ length: 50 }, (_, index) => few[index % few.length]).filter((one) => !!one)
        checkActs(yardOf(many), list)
      }),
      { numRuns: Math.ceil(systems / 60) },
    )
  })

  test.each(RANDOM_LINES)('%s: and so it does where one run goes through everything', (product) => {
    const many = fc.array(randomFlights(product), { minLength: 4, maxLength: 7 })
    fc.assert(
      fc.property(many, acts, (systems, list) => {
        const yard = yardOf(systems)
        const [first] = yard.runs
        const parts = yard.runs.flatMap((run) => run.parts)
        checkActs({ ...yard, runs: first ? [{ ...first, parts }] : [] }, list)
      }),
      { numRuns: Math.ceil(systems / 8) },
    )
  })

  test('runs stand in the order of the layout, whichever systems a later run brings together', () => {
    const [one] = fc.sample(randomSystem('P3G'), { numRuns: 1, seed: 4 })
    if (!one) throw new Error('no system was drawn')
    const yard = yardOf([one, one])
    const [first] = yard.parts
    const last = yard.parts.at(-1)
    if (!first || !last) throw new Error('a system has parts')
    const run = (id: string, parts: readonly string[]) => ({ id, name: id, top: 10, bottom: 0, parts })
    const runs = [run('far', [last.id]), run('near', [first.id]), run('both', [first.id, last.id])]
    const { figures } = analyse({ ...yard, runs }, catalogues('P3G')).runs
    expect(figures.map(({ id }) => id)).toEqual(['far', 'near', 'both'])
  })

  test('the system that was not touched keeps its closures and legs, object for object', () => {
    const [layout] = fc.sample(randomSystem('P3G'), { numRuns: 1, seed: 4 })
    if (!layout) throw new Error('no system was drawn')
    const both = yardOf([layout, layout])
    const before = analyse(both, catalogues('P3G'))
    const after = analyse(moveParts([both.parts[0]?.id ?? ''], { x: 3, y: 0 })(both), catalogues('P3G'))
    const ofSecond = (legs: typeof before.legs) => legs.filter(({ part }) => part.startsWith('1-'))
    expect(ofSecond(before.legs).length).toBeGreaterThan(0)
    expect(ofSecond(after.legs).every((leg) => before.legs.includes(leg))).toBe(true)
  })

  test('a new field of the layout asks for every system again, until it is listed as one that may differ', () => {
    const [layout] = fc.sample(randomSystem('P3G'), { numRuns: 1, seed: 4 })
    if (!layout) throw new Error('no system was drawn')
    const closuresWith = (more: object) => analyse({ ...layout, ...more }, catalogues('P3G')).closures
    const before = closuresWith({})
    expect(before.length).toBeGreaterThan(0)
    expect(closuresWith({ confirmedSteps: ['handrail'] }).every((one) => before.includes(one))).toBe(true)
    expect(closuresWith({ colour: 'red' }).some((one) => before.includes(one))).toBe(false)
  })
})
