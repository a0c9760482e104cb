import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { walkingOrder } from './walking-order.ts'

/** A system of parts attached to one another, with the runs that are already built. */
const system = (
  parts: readonly Readonly<Record<string, unknown>>[],
  runs: readonly (readonly string[])[] = [[]],
): Analysis =>
  analysed({
    parts,
    runs: runs.map((ids, index) => ({ name: index === 0 ? 'Primary' : `Run ${index}`, parts: ids })),
  })

const runIdAt = ({ layout }: Analysis, index: number) => layout.runs[index]?.id ?? ''
const orderOf = (analysis: Analysis, { run = 0, selected = null as string | null } = {}) =>
  walkingOrder(analysis, runIdAt(analysis, run), selected)

const SWITCHBACK = [
  first('r1', 'PRSTL6'),
  against('A', 'PPS55TL', 'r1 BOTTOM LEFT'),
  against('B', 'PPS55TL', 'A RIGHT CENTER LEFT'),
  against('r2', 'PRSTL4', 'B TOP RIGHT'),
  against('r3', 'PRSTL5', 'r2 BOTTOM'),
]
const ALL = ['r1', 'A', 'B', 'r2', 'r3']

describe('the parts of a run in walking order', () => {
  test.each`
    already        | proposed
    ${[]}          | ${ALL}
    ${['r1']}      | ${ALL.slice(1)}
    ${['r1', 'A']} | ${ALL.slice(2)}
    ${ALL}         | ${null}
  `('after $already come $proposed', ({ already, proposed }) => {
    const order = orderOf(system(SWITCHBACK, [already]))
    expect(order).toEqual(proposed ? { kind: 'walk', parts: proposed, fork: null } : { kind: 'none' })
  })

  test('the order on the canvas does not matter, only how the parts are joined', () => {
    const layout = system(SWITCHBACK)
    const turned = analyse({ ...layout.layout, parts: layout.layout.parts.toReversed() }, p3g)
    expect(orderOf(turned)).toEqual({ kind: 'walk', parts: ALL, fork: null })
  })

  test('a porch platform comes before the ramp that leaves it', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('r1', 'PRSTL8', 'P BOTTOM'),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
    ]
    expect(orderOf(system(parts))).toEqual({ kind: 'walk', parts: ['P', 'r1', 'r2'], fork: null })
  })

  test('where two ramps leave a platform the walk stops and asks', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('r1', 'PRSTL8', 'P BOTTOM'),
      against('r2', 'PRSTL8', 'P LEFT'),
    ]
    expect(orderOf(system(parts))).toEqual({
      kind: 'walk',
      parts: ['P'],
      fork: { at: 'P', choices: expect.arrayContaining(['r1', 'r2']) },
    })
  })

  test('a stair beside the ramp is no choice for the primary run, because it may not join it', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('r1', 'PRSTL8', 'P BOTTOM'),
      against('s', 'PST22', 'P LEFT'),
    ]
    expect(orderOf(system(parts))).toEqual({ kind: 'walk', parts: ['P', 'r1'], fork: null })
  })

  test('a second run starts at the part that is left', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('r1', 'PRSTL8', 'P BOTTOM'),
      against('s', 'PST22', 'P LEFT'),
    ]
    const analysis = system(parts, [['P', 'r1'], []])
    expect(orderOf(analysis, { run: 1 })).toEqual({ kind: 'walk', parts: ['s'], fork: null })
  })

  test('it never walks up a ramp', () => {
    const parts = [first('P', 'PPS55TL'), against('r1', 'PRSTL8', 'P BOTTOM CENTER BOTTOM')]
    expect(orderOf(system(parts), { selected: 'P' })).toEqual({ kind: 'walk', parts: ['P'], fork: null })
    expect(orderOf(system(parts))).toEqual({ kind: 'walk', parts: ['r1', 'P'], fork: null })
  })

  test('two separate systems have no one highest end: the person points at the first part', () => {
    const parts = [first('r1', 'PRSTL8'), { ...first('r2', 'PRSTL8'), at: { x: 700, y: 480 } }]
    expect(orderOf(system(parts))).toEqual({ kind: 'unclear-start' })
    expect(orderOf(system(parts), { selected: 'r2' })).toEqual({ kind: 'walk', parts: ['r2'], fork: null })
  })
})
