import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, p3g } from '../../../fixtures/p3g.ts'
import { addRuns } from '../../edits/run-edits.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { errorsOf } from '../../rules/analysis/errors-of.ts'
import { type GivenHeights, proposeRuns } from './propose-runs.ts'

const OPEN: GivenHeights = { top: null, bottom: null }
const proposed = (system: Partial<DescribedSystem>, given: GivenHeights = OPEN) =>
  proposeRuns(analysed({ parts: [], runs: [], ...system }), given).map(
    ({ name, parts, top, bottom }) => `${name}: ${parts.join(' ')} (${top} to ${bottom})`,
  )

const SWITCHBACK = [
  first('r1', 'PRSTL6'),
  against('A', 'PPS55TL', 'r1 BOTTOM LEFT'),
  against('B', 'PPS55TL', 'A RIGHT CENTER LEFT'),
  against('r2', 'PRSTL4', 'B TOP RIGHT'),
  against('r3', 'PRSTL5', 'r2 BOTTOM'),
]
const porch = (...more: DescribedSystem['parts']) => [
  first('P', 'PPS55TL'),
  against('r1', 'PRSTL8', 'P BOTTOM'),
  against('r2', 'PRSTL8', 'r1 BOTTOM'),
  ...more,
]
const STAIR = against('s', 'PST15', 'P LEFT', { activeHeight: 16 })

describe('whole runs from the entrance down', () => {
  test.each`
    what                                         | parts                                                                                                          | runs
    ${'a switchback is one run'}                 | ${SWITCHBACK}                                                                                                  | ${['Primary: r1 A B r2 r3']}
    ${'a stair beside the ramp is its own run'}  | ${porch(STAIR)}                                                                                                | ${['Primary: P r1 r2', 'Run 1: s']}
    ${'the longer way is the primary run'}       | ${porch(against('x', 'PRSTL4', 'P RIGHT'))}                                                                    | ${['Primary: P r1 r2', 'Run 1: x']}
    ${'stairs alone are the primary run'}        | ${[first('P', 'PPS55TL'), STAIR]}                                                                              | ${['Primary: P s']}
    ${'a walk may begin with the stair'}         | ${[first('s', 'PST22'), against('P', 'PPS55TL', 's BOTTOM'), against('r', 'PRSTL8', 'P BOTTOM')]}              | ${['Primary: r', 'Run 1: s P']}
    ${'two platforms at the door'}               | ${[first('B', 'PPS55TL'), against('r', 'PRSTL8', 'B BOTTOM'), against('A', 'PPS55TL', 'B TOP CENTER BOTTOM')]} | ${['Primary: A B r']}
    ${'two systems side by side'}                | ${[first('a', 'PRSTL8'), { ...first('b', 'PRSTL8'), at: { x: 800, y: 480 } }]}                                 | ${['Primary: a', 'Run 1: b']}
    ${'a run goes on through a 45-degree piece'} | ${[first('a', 'PRSTL8'), against('k', 'MPARR45', 'a BOTTOM'), against('b', 'PRSTL8', 'k BOTTOM')]}             | ${['Primary: a k b']}
  `('$what: $runs', ({ parts, runs }) => {
    expect(proposed({ parts }).map((one) => one.replace(/ \(.*/, ''))).toEqual(runs)
  })

  test('the entrance says where the walk begins', () => {
    const parts = [first('B', 'PPS55TL'), against('A', 'PPS55TL', 'B TOP CENTER BOTTOM')]
    expect(proposed({ parts, entrances: [['B', 'BOTTOM']] })).toEqual(['Primary: B A (null to null)'])
    expect(proposed({ parts, entrances: [['A', 'TOP']] })).toEqual(['Primary: A B (null to null)'])
  })

  test('an entrance behind a drawn upper transition is one way in', () => {
    const parts = [first('r', 'PRSTL8'), against('u', 'PRUT', 'r TOP CENTER BOTTOM')]
    expect(proposed({ parts, entrances: [['r', 'TOP']] })).toEqual(['Primary: r (null to null)'])
  })

  test('a part that two standing runs lead to becomes one run', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('x', 'PRSTL6', 'P LEFT LEFT BOTTOM'),
      against('y', 'PRSTL6', 'P RIGHT LEFT BOTTOM'),
      against('r', 'PRSTL8', 'P BOTTOM LEFT'),
    ]
    const runs = ['x', 'y'].map((id) => ({ name: id, top: 14, bottom: 8, parts: [id] }))
    expect(proposed({ parts, runs })).toEqual(['Run 2: P r (8 to null)'])
  })

  test('runs that stand already are kept, and what follows them becomes further runs', () => {
    const runs = [{ name: 'Primary', top: 16, bottom: 8, parts: ['P', 'r1'] }]
    expect(proposed({ parts: porch(STAIR), runs })).toEqual(['Run 1: s (16 to 0)', 'Run 2: r2 (8 to null)'])
  })

  test('nothing is proposed when every part has its run', () => {
    expect(proposed({ parts: porch(), runs: [{ name: 'Primary', parts: ['P', 'r1', 'r2'] }] })).toEqual([])
  })
})

describe('heights stand only where they follow from what is known', () => {
  test.each`
    what                                              | system                                                                                        | given                        | runs
    ${'nothing is known'}                             | ${{ parts: porch(STAIR) }}                                                                    | ${OPEN}                      | ${['Primary: P r1 r2 (null to null)', 'Run 1: s (null to null)']}
    ${'the person gives the upper one'}               | ${{ parts: porch(STAIR) }}                                                                    | ${{ top: 16, bottom: null }} | ${['Primary: P r1 r2 (16 to null)', 'Run 1: s (16 to 0)']}
    ${'and the lower one'}                            | ${{ parts: porch(STAIR) }}                                                                    | ${{ top: 16, bottom: 0 }}    | ${['Primary: P r1 r2 (16 to 0)', 'Run 1: s (16 to 0)']}
    ${'the ground transition is on the ground'}       | ${{ parts: porch(against('t', 'PRGT', 'r2 BOTTOM')) }}                                        | ${{ top: 16, bottom: null }} | ${['Primary: P r1 r2 (16 to 0)']}
    ${'an exit leads to the ground'}                  | ${{ parts: porch(), exits: [['r2', 'BOTTOM']] }}                                              | ${{ top: 16, bottom: null }} | ${['Primary: P r1 r2 (16 to 0)']}
    ${'a stair that is too short ends on the ground'} | ${{ parts: porch(STAIR) }}                                                                    | ${{ top: 24, bottom: 0 }}    | ${['Primary: P r1 r2 (24 to 0)', 'Run 1: s (24 to 0)']}
    ${'a stair onto a platform ends at its height'}   | ${{ parts: [first('P', 'PPS55TL'), STAIR, against('Q', 'PPS55TL', 's BOTTOM')] }}             | ${{ top: 24, bottom: null }} | ${['Primary: P s Q (24 to 8)']}
    ${'platforms alone stay level'}                   | ${{ parts: [first('P', 'PPS55TL')] }}                                                         | ${{ top: 16, bottom: null }} | ${['Primary: P (16 to 16)']}
    ${'a starter ramp ends on the ground'}            | ${{ product: 'PHD', parts: [first('a', 'PHDR848G'), against('s', 'PHDRS648G', 'a BOTTOM')] }} | ${OPEN}                      | ${['Primary: a s (null to 0)']}
  `('$what: $runs', ({ system, given, runs }) => {
    expect(proposed(system, given)).toEqual(runs)
  })
})

test('proposed runs with their heights make a system without run errors', () => {
  const analysis = analysed({
    parts: porch(STAIR, against('t', 'PRGT', 'r2 BOTTOM')),
    runs: [],
    entrances: [['P', 'TOP']],
  })
  const layout = addRuns(proposeRuns(analysis, { top: 16, bottom: null }))(analysis.layout)
  expect(errorsOf(analyse(layout, p3g)).filter(({ area }) => area === 'run')).toEqual([])
})
