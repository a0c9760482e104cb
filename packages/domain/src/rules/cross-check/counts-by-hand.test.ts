import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first, p3g } from '../../../fixtures/p3g.ts'
import {
  setAutoGenBracing,
  setAutoGenLegs,
  setLegLength,
  switchBrace,
  switchClosure,
  switchLeg,
} from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { analyse } from '../analysis/analyse.ts'
import type { PartsList } from '../parts-list/line.ts'
import type { Count } from './count.ts'
import { countIssues, disagreements } from './count-issues.ts'

const disagreeing = (system: Partial<DescribedSystem>, ...edits: readonly Edit[]) => {
  const { layout } = analysed({ parts: [], runs: [], ...system })
  const analysis = analyse(
    edits.reduce((before, edit) => edit(before), layout),
    system.customParts
      ? analysed({ parts: [], runs: [], ...system }).catalogue
      : catalogues(system.product ?? 'P3G'),
  )
  return countIssues(analysis).map(({ values }) => values?.what)
}

describe('the cross-check leaves out what a person switched by hand', () => {
  const tall: DescribedSystem = {
    parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')],
    runs: [{ name: 'Primary', top: 80, bottom: 72, parts: ['A', 'r'] }],
  }
  test.each`
    change                    | edit
    ${'a leg off'}            | ${[switchLeg('A-leg-1', false), switchLeg('A-leg-2', false)]}
    ${'a leg typed'}          | ${[setLegLength('A-leg-1', 20)]}
    ${'automatic legs off'}   | ${[setAutoGenLegs(false)]}
    ${'a brace off'}          | ${[switchBrace('A-cross-TOP', false), switchBrace('A-angle-1', false)]}
    ${'automatic braces off'} | ${[setAutoGenBracing(false)]}
    ${'a closure off'}        | ${[switchClosure('A-BOTTOM-S', false)]}
  `('$change', ({ edit }) => {
    expect(disagreeing(tall, ...edit)).toEqual([])
  })
})

describe('gaps in one place count once (spec 3 §4.7: 5 px, 3 in)', () => {
  // Decks 4 in narrower than two adjacent sides leave gaps 2.83 in apart; 5 in narrower, 3.54 in.
  test.each([4, 4.5, 5, 12])('decks %s in narrower around a corner', (narrower) => {
    const deck = `PPS${60 - narrower}x60TL`
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 60 - narrower, length: 60 }]
    for (const [top, side] of [
      ['A TOP LEFT BOTTOM', 'A RIGHT RIGHT TOP'],
      ['A TOP RIGHT BOTTOM', 'A LEFT LEFT TOP'],
      ['A BOTTOM RIGHT TOP', 'A RIGHT LEFT TOP'],
      ['A BOTTOM LEFT TOP', 'A LEFT RIGHT TOP'],
    ] as const)
      for (const rotation of [0, 90]) {
        const parts = [first('A', 'PPS55TL', { rotation }), against('B', deck, top), against('C', deck, side)]
        expect(disagreeing({ parts, customParts })).toEqual([])
      }
  })

  test.each([
    ['PRSTL18x48', 'PRSTL18x48'],
    ['PRSTL18x48', 'PRSTL8'],
  ])('%s and %s on one long side', (one, other) => {
    const customParts = [{ itemType: 'RAMP', handrails: 'TWO_LINE', width: 18, length: 48 }]
    for (const [left, right] of [
      ['LEFT', 'RIGHT'],
      ['RIGHT', 'LEFT'],
      ['LEFT', 'CENTER'],
      ['CENTER', 'RIGHT'],
    ])
      expect(
        disagreeing({
          parts: [
            first('A', 'PPS85TL'),
            against('a', one, `A TOP ${left}`),
            against('b', other, `A TOP ${right}`),
          ],
          entrances: [['A', 'BOTTOM']],
          customParts,
        }),
      ).toEqual([])
  })
})

describe('where list and count disagree, the person is told what and by how much', () => {
  const hangers = (expected: number, perPack?: number): Count => ({
    what: 'ramp hangers',
    counts: ({ role }) => role === 'hanger-ramp-platform',
    expected,
    ...(perPack !== undefined && { perPack }),
  })
  const holding = (quantity: number): PartsList => {
    const { partsList } = analysed({
      parts: [first('A', 'PPS55NR'), against('r', 'PRSNR8', 'A BOTTOM LEFT')],
      runs: [],
    })
    const lines = partsList.lines
      .filter(({ shortName }) => shortName === 'PRHP')
      .map((line) => ({ ...line, quantity, reasons: line.reasons.map((one) => ({ ...one, quantity })) }))
    return { ...partsList, lines }
  }
  const even = { listed: 0, expected: 0 }

  test.each`
    counts             | gaps                          | found
    ${[hangers(2)]}    | ${even}                       | ${[]}
    ${[hangers(3)]}    | ${even}                       | ${[{ what: 'ramp hangers', listed: 2, expected: 3 }]}
    ${[hangers(8, 4)]} | ${even}                       | ${[]}
    ${[hangers(9, 4)]} | ${even}                       | ${[{ what: 'ramp hangers', listed: 2, expected: 3 }]}
    ${[]}              | ${{ listed: 1, expected: 2 }} | ${[{ what: 'gaps to close', listed: 1, expected: 2 }]}
  `('two hangers: $found', ({ counts, gaps, found }) => {
    const issues = disagreements({ counts, gaps }, holding(2), p3g)
    expect(issues).toEqual(
      found.map((values: object) => ({
        code: 'parts-list.count-disagrees',
        severity: 'error',
        area: 'parts-list',
        parts: [],
        values,
      })),
    )
  })

  test('two systems side by side are listed and counted together', () => {
    const parts = [
      first('A', 'PPS55TL'),
      against('r', 'PRSTL8', 'A BOTTOM LEFT'),
      { id: 'B', shortName: 'PPS55TL', at: { x: 900, y: 480 }, rotation: 0 },
      against('s', 'PRSTL8', 'B BOTTOM LEFT'),
    ]
    expect(disagreeing({ parts })).toEqual([])
  })
})
