import { readFileSync } from 'node:fs'
import { readSiteDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first } from '../../../../fixtures/p3g.ts'
import { drawnFrom } from '../../../../fixtures/whole-systems.ts'
import type { Point } from '../../../base/geometry/point.ts'
import { setSite } from '../../../edits/site-edits.ts'
import { codeFindings } from '../../codes/find-code-findings.ts'
import { quoteErrors } from '../../cross-check/count-issues.ts'
import { analyse } from '../analyse.ts'
import type { Analysis } from '../analysis.ts'
import { messageOf } from '../messages.ts'

const sites = new URL('../../../../fixtures/sites/', import.meta.url)
const jsonOf = (name: string) => JSON.parse(readFileSync(new URL(name, sites), 'utf8'))

const box = (x: number, y: number, width: number, length: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]
const about = ({ issues }: Analysis) =>
  issues
    .filter(({ code }) => code.startsWith('site.'))
    .map((one) => `${one.severity}: ${messageOf(one)} [${one.parts.join(' ')}]`)

describe('a person’s own layout stands free on its site, and no code of the home is broken', () => {
  test.each([
    's1-driveway-at-the-side',
    's2-porch-outward-door',
    's3-corner-lot',
    's4-van-at-the-kerb',
    's5-falling-ground',
    's6-rising-ground',
    's7-tree-in-the-middle',
  ])('%s', (name) => {
    const { site } = readSiteDescription(jsonOf(`${name}.json`))
    const analysis = analyse(
      setSite(site)(drawnFrom(jsonOf(`reference/${name}.json`)).layout),
      catalogues('P3G'),
    )
    expect(about(analysis)).toEqual([])
    expect(quoteErrors(analysis).map(messageOf)).toEqual([])
    const failed = codeFindings(analysis).filter(
      ({ result, code }) => result === 'fail' && (code.family === 'IRC' || code.family === 'Practice'),
    )
    expect(failed.map(({ sentence }) => sentence)).toEqual([])
  })
})

/** A 5x5, 66.1 in wide about 480, with an 8 ft ramp down the drawing: rails from 459.25 to 500.75, foot at 609.05. */
const system = (more: Partial<DescribedSystem>, top = 8): DescribedSystem => ({
  parts: [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM CENTER')],
  runs: [{ name: 'Primary', top, bottom: 0, parts: ['A', 'r1'] }],
  entrances: [['A', 'TOP']],
  exits: [['r1', 'BOTTOM']],
  ...more,
})

describe('a part that stands where the site has no room for it is named, with how much', () => {
  test.each`
    what                             | site                                                                                    | says
    ${'the house'}                   | ${{ building: [{ name: 'house', outline: box(300, 300, 400, 150) }] }}                  | ${['error: 5x5 is 3 1/8" inside house. [A]']}
    ${'a wall it touches'}           | ${{ building: [{ name: 'house', outline: box(300, 300, 400, 146.95) }] }}               | ${[]}
    ${'the edge of the yard'}        | ${{ yard: box(300, 440, 400, 160) }}                                                    | ${['warning: 8 ft extends 9" past the yard line. [r1]']}
    ${'a yard that holds it'}        | ${{ yard: box(300, 440, 400, 230) }}                                                    | ${[]}
    ${'a tree within its clearance'} | ${{ obstacles: [{ name: 'tree', at: { x: 540, y: 560 }, radius: 12, clearance: 30 }] }} | ${['warning: 8 ft is 27 1/4" from tree. Keep at least 30" clear. [r1]']}
    ${'a tree far enough'}           | ${{ obstacles: [{ name: 'tree', at: { x: 600, y: 600 }, radius: 12, clearance: 24 }] }} | ${[]}
    ${'a septic lid'}                | ${{ keepOffs: [{ name: 'septic lid', at: { x: 470, y: 590 }, radius: 10 }] }}           | ${['error: 8 ft is on septic lid. Nothing can be over it. [r1]']}
    ${'a lid beside it'}             | ${{ keepOffs: [{ name: 'septic lid', at: { x: 440, y: 600 }, radius: 10 }] }}           | ${[]}
  `('$what', ({ site, says }) => {
    expect(about(analysed(system({ site })))).toEqual(says)
  })

  const beside = (gap: number, site: DescribedSystem['site'] = { lot: box(0, 0, 2000, 2000) }) =>
    analysed(
      system({
        parts: [
          first('A', 'PPS55TL'),
          against('r1', 'PRSTL8', 'A BOTTOM CENTER'),
          { id: 'B', shortName: 'PPS55TL', at: { x: 480 + 66.1 + gap, y: 480 }, rotation: 0 },
        ],
        ...(site && { site }),
      }),
    )

  test('two decks that touch without joining', () => {
    expect(about(beside(2.5))).toEqual([
      'warning: 5x5 and 5x5 are 2 1/2" apart and not connected. Keep at least 3" between decks. [A B]',
    ])
    expect(about(beside(3))).toEqual([])
    expect(about(beside(0.3))).toEqual([])
  })

  test('without a survey nothing is said of it', () => {
    const { layout, ...analysis } = beside(2.5)
    expect(about({ layout, ...analysis })).not.toEqual([])
    expect(about(analyse(setSite({ doors: [] })(layout), catalogues('P3G')))).toEqual([])
  })
})

describe('the ground comes through no part', () => {
  /** Level, but for a mound under the middle of the ramp. */
  const mound = (z: number) =>
    [
      [0, 0, 0],
      [900, 0, 0],
      [900, 900, 0],
      [0, 900, 0],
      [480, 560, z],
    ] as const

  test.each`
    what                                         | ground                                                        | top   | says
    ${'a ramp over a low mound'}                 | ${mound(4)}                                                   | ${8}  | ${[]}
    ${'a ramp half an inch under it'}            | ${mound(5.25)}                                                | ${5}  | ${[]}
    ${'a ramp deeper in it'}                     | ${mound(5.5)}                                                 | ${5}  | ${['warning: 8 ft is 5/8" below grade. Up to 1/2" can be excavated. [r1]']}
    ${'a foot on ground that falls across'}      | ${[[0, 0, 10], [900, 0, -10], [900, 900, -10], [0, 900, 10]]} | ${14} | ${[]}
    ${'a foot on ground that falls more across'} | ${[[0, 0, 28], [900, 0, -28], [900, 900, -28], [0, 900, 28]]} | ${14} | ${['warning: 8 ft is 1 5/16" below grade. Up to 1 1/8" can be excavated. [r1]']}
  `('$what', ({ ground, top, says }) => {
    const [run] = system({}).runs
    const drawn = analysed(system({ ground, runs: [{ ...run, top, bottom: null }] }, top))
    expect(about(drawn).filter((one) => one.includes('8 ft'))).toEqual(says)
  })

  test('a platform keeps its frame over the highest ground under it', () => {
    const over = (top: number, platform = 'PPS55TL') =>
      about(
        analysed({
          parts: [first('A', platform)],
          runs: [{ name: 'Primary', top, bottom: null, parts: ['A'] }],
          ground: [
            [0, 0, 0],
            [900, 0, 0],
            [900, 900, 0],
            [0, 900, 0],
            [480, 480, 2],
          ],
        }),
      )
    expect(over(5.5)).toEqual([])
    expect(over(5)).toEqual([
      'warning: 5x5 is only 3" above grade at the high spot. The frame needs 3 1/2". [A]',
    ])
    expect(over(3.5, 'PPS55LPTL')).toEqual([])
  })
})
