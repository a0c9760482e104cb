import { expectEvery } from '@ramp/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acts, anew, checkActs, shown, yardOf } from '../../../fixtures/from-nothing.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { edited, randomEdit } from '../../../fixtures/random-edits.ts'
import { RANDOM_LINES } from '../../../fixtures/random-items.ts'
import { randomFlights, randomSystem } from '../../../fixtures/random-system.ts'
import { switchClosure, writeClosures } from '../../edits/choice-edits.ts'
import { moveParts } from '../../edits/part-edits.ts'
import type { Leg } from '../legs/leg.ts'
import { analyse } from './analyse.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Edits cost more than looks: a tenth of the systems that `npm run random` draws are edited. */
const systems = Number(process.env.RANDOM_SYSTEMS ?? 125) / 10

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
    expectEvery(ofSecond(after.legs), (leg) => before.legs.includes(leg))
  })

  test('closures that are written as they are, or switched elsewhere, keep every other system', () => {
    const [layout] = fc.sample(randomSystem('P3G'), { numRuns: 1, seed: 4 })
    if (!layout) throw new Error('no system was drawn')
    const both = yardOf([layout, layout])
    const before = analyse(both, catalogues('P3G'))
    const written = writeClosures(before.closures)(both)
    expect(written.writtenClosures?.length).toBeGreaterThan(0)
    expectEvery(analyse(written, catalogues('P3G')).legs, (leg) => before.legs.includes(leg))
    const ofFirst = before.closures.find(({ id, isSwitchable }) => isSwitchable && id.startsWith('0-'))
    const after = analyse(switchClosure(ofFirst?.id ?? '', false)(written), catalogues('P3G'))
    expect(after.closures.find(({ id }) => id === ofFirst?.id)?.isActive).toBe(false)
    const isSame = ({ part }: Leg) => part.startsWith('1-')
    expectEvery(after.legs.filter(isSame), (leg) => before.legs.includes(leg))
    expect(after.legs.some((leg) => before.legs.includes(leg) && !isSame(leg))).toBe(false)
  })

  test('a new field of the layout asks for every system again, until it is listed as one that may differ', () => {
    const [layout] = fc.sample(randomSystem('P3G'), { numRuns: 1, seed: 4 })
    if (!layout) throw new Error('no system was drawn')
    const closuresWith = (more: object) => analyse({ ...layout, ...more }, catalogues('P3G')).closures
    const before = closuresWith({})
    expect(before.length).toBeGreaterThan(0)
    expectEvery(closuresWith({ confirmedSteps: ['handrail'] }), (one) => before.includes(one))
    expect(closuresWith({ colour: 'red' }).some((one) => before.includes(one))).toBe(false)
  })
})
