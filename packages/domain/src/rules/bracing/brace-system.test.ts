import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { setAutoGenBracing, switchBrace } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { quoteIssues } from '../cross-check/count-issues.ts'

/** Parts at one height in one run. */
const level = (top: number, parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}): Analysis =>
  analysed({
    parts,
    runs: [{ name: 'Primary', top, bottom: top, parts: parts.map(({ id }) => id) }],
    ...more,
  })
const idsOf = ({ bracing }: Analysis) => bracing.braces.map(({ id }) => id)
const crossesOf = (analysis: Analysis) => idsOf(analysis).filter((id) => id.includes('cross'))

describe('where braces stand (spec 3 §4.6, domain 7.10)', () => {
  test('angle braces in the corner pockets, cross braces at the middle of each side [bracing-1]', () => {
    const { braces } = level(72, [first('A', 'PPS65TL')]).bracing
    // 78.1 x 66.1 in overall; pockets 1.525 in inside.
    expect(
      braces.map(({ id, x, y, size }) => [
        id,
        ...[x - 480, y - 480].map((one) => Math.round(one * 1000) / 1000),
        size,
      ]),
    ).toEqual([
      ['A-angle-1', -37.525, -31.525, null],
      ['A-angle-2', 37.525, -31.525, null],
      ['A-angle-3', 37.525, 31.525, null],
      ['A-angle-4', -37.525, 31.525, null],
      ['A-cross-TOP', 0, -33.05, 6],
      ['A-cross-RIGHT', 39.05, 0, 5],
      ['A-cross-BOTTOM', 0, 33.05, 6],
      ['A-cross-LEFT', -39.05, 0, 5],
    ])
  })

  test('an angle brace leads to the next corner, a cross brace from one end of its side to the other', () => {
    const { braces } = level(72, [first('A', 'PPS65TL')]).bracing
    const corners = [
      [-37.525, -31.525],
      [37.525, -31.525],
      [37.525, 31.525],
      [-37.525, 31.525],
    ]
    const [topLeft, topRight, bottomRight, bottomLeft] = corners
    const around = [
      [topLeft, topRight],
      [topRight, bottomRight],
      [bottomRight, bottomLeft],
      [bottomLeft, topLeft],
    ]
    expect(
      braces.map(({ between }) =>
        between.map(({ x, y }) => [x - 480, y - 480].map((one) => Math.round(one * 1000) / 1000)),
      ),
    ).toEqual([...around, ...around])
  })

  test('an 8x5 has angle braces in its four corners only', () => {
    expect(idsOf(level(40, [first('A', 'PPS85TL')]))).toEqual([
      'A-angle-1',
      'A-angle-2',
      'A-angle-3',
      'A-angle-4',
    ])
  })

  test('a ramp joint takes one of each, on the joint; its cross brace is the smallest', () => {
    const { bracing } = analysed({
      parts: [first('r1', 'PRSTL8'), against('r2', 'PRSTL8', 'r1 BOTTOM')],
      runs: [{ name: 'Primary', top: 80, bottom: 64, parts: ['r1', 'r2'] }],
    })
    // The joint lies at 72 in and 48 in below the middle of the first ramp.
    expect(bracing.braces).toMatchObject([
      { id: 'r1-BOTTOM-angle', x: 480, y: 528, shortName: 'PUAB', size: null },
      { id: 'r1-BOTTOM-cross', x: 480, y: 528, shortName: 'PUCB5', size: 5 },
    ])
  })

  test.each`
    why                                               | parts                                                          | top   | ids
    ${'a landing pad has none'}                       | ${[first('A', 'PLP55')]}                                       | ${80} | ${[]}
    ${'a logicless platform has none'}                | ${[first('A', 'PPS55TL', { isLogicless: true })]}              | ${80} | ${[]}
    ${'a ramp that joins a platform has none itself'} | ${[first('r1', 'PRSTL8'), against('A', 'PLP55', 'r1 BOTTOM')]} | ${80} | ${[]}
    ${'a stair has none'}                             | ${[first('s', 'PST50', { activeHeight: 50 })]}                 | ${80} | ${[]}
  `('$why', ({ parts, top, ids }) => {
    expect(idsOf(level(top, parts))).toEqual(ids)
  })

  test('a platform without a run has no height and no braces yet', () => {
    expect(idsOf(level(80, [first('A', 'PPS55TL')], { runs: [] }))).toEqual([])
  })

  test('a ramp joint without a run has none either', () => {
    const parts = [first('r1', 'PRSTL8'), against('r2', 'PRSTL8', 'r1 BOTTOM')]
    expect(idsOf(level(80, parts, { runs: [] }))).toEqual([])
  })

  test('PATHWAY HD braces a side that is longer than any brace with the longest one, so that it is four a platform', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'GUARDS', width: 96, length: 60 }]
    const analysis = level(40, [first('A', 'PHDP96x60G')], { product: 'PHD', customParts })
    expect(analysis.bracing.braces.map(({ id, shortName }) => `${id} ${shortName}`)).toEqual([
      'A-cross-TOP TXB736',
      'A-cross-RIGHT TXB36',
      'A-cross-BOTTOM TXB736',
      'A-cross-LEFT TXB36',
    ])
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
  })

  test.each`
    side  | brace
    ${60} | ${'PUCB5'}
    ${62} | ${'PUCB6'}
    ${72} | ${'PUCB6'}
    ${74} | ${'PUCB8'}
    ${96} | ${'PUCB8'}
  `('a $side in side is braced with $brace', ({ side, brace }) => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: side, length: 60 }]
    const { bracing } = level(72, [first('A', `PPS${side}x60TL`)], { customParts })
    expect(bracing.braces.find(({ id }) => id === 'A-cross-TOP')?.shortName).toBe(brace)
  })
})

describe('cross braces of joined decks by product line (spec 3 §4.6, domain 7.10)', () => {
  const sides = (part: string, ...names: readonly string[]) => names.map((name) => `${part}-cross-${name}`)
  const all = ['TOP', 'RIGHT', 'BOTTOM', 'LEFT']

  test('P3G: a joined pair keeps the four of each', () => {
    const pair = [first('A', 'PPS55TL'), against('B', 'PPS55TL', 'A RIGHT CENTER LEFT')]
    expect(crossesOf(level(72, pair))).toEqual([...sides('A', ...all), ...sides('B', ...all)])
  })

  test.each`
    why                                                | parts                                                                                                                      | ids
    ${'a joined pair has none between'}                | ${[first('A', 'PHDP55G'), against('B', 'PHDP55G', 'A RIGHT CENTER LEFT')]}                                                 | ${[...sides('A', 'TOP', 'BOTTOM', 'LEFT'), ...sides('B', 'TOP', 'RIGHT', 'BOTTOM')]}
    ${'three in a row have none between'}              | ${[first('A', 'PHDP55G'), against('B', 'PHDP55G', 'A RIGHT CENTER LEFT'), against('C', 'PHDP55G', 'B RIGHT CENTER LEFT')]} | ${[...sides('A', 'TOP', 'BOTTOM', 'LEFT'), ...sides('B', 'TOP', 'BOTTOM'), ...sides('C', 'TOP', 'RIGHT', 'BOTTOM')]}
    ${'a side with a ramp keeps its own'}              | ${[first('A', 'PHDP55G'), against('r', 'PHDR848G', 'A RIGHT LEFT')]}                                                       | ${sides('A', ...all)}
    ${'a side with an extension keeps its own'}        | ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT CENTER TOP')]}                                                  | ${[...sides('A', ...all), 'x-cross-BOTTOM']}
    ${'an extension hung by its right has it at left'} | ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT LEFT RIGHT')]}                                                  | ${[...sides('A', ...all), 'x-cross-LEFT']}
    ${'hung by its bottom, at its top'}                | ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT CENTER BOTTOM')]}                                               | ${[...sides('A', ...all), 'x-cross-TOP']}
    ${'hung by its left, at its right'}                | ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT LEFT LEFT')]}                                                   | ${[...sides('A', ...all), 'x-cross-RIGHT']}
    ${'drawn alone it is taken to hang by its top'}    | ${[first('x', 'PHDPX53G')]}                                                                                                | ${['x-cross-BOTTOM']}
    ${'between two platforms it has no legs to brace'} | ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A RIGHT CENTER TOP'), against('B', 'PHDP55G', 'x BOTTOM CENTER TOP')]} | ${[...sides('A', ...all), ...sides('B', ...all)]}
  `('PATHWAY HD: $why', ({ parts, ids }) => {
    expect(crossesOf(level(40, parts, { product: 'PHD' }))).toEqual(ids)
  })

  test('PATHWAY HD has no angle braces, and its tall ramp joints take the cross brace alone [bracing-4]', () => {
    const analysis = analysed({
      product: 'PHD',
      parts: [first('r1', 'PHDR848G'), against('r2', 'PHDR848G', 'r1 BOTTOM')],
      runs: [{ name: 'Primary', top: 80, bottom: 64, parts: ['r1', 'r2'] }],
    })
    expect(analysis.bracing.braces.map(({ id, shortName }) => [id, shortName])).toEqual([
      ['r1-BOTTOM-cross', 'TXB36'],
    ])
  })
})

describe('braces a person switches by hand (spec 3 §4.6)', () => {
  test('without automatic bracing there are none at all', () => {
    expect(after(setAutoGenBracing(false)).bracing).toEqual({ braces: [], angleBraces: 0, crossBraces: [] })
  })

  const drawn = level(72, [first('A', 'PPS65TL')])
  const after = (...edits: readonly Edit[]) =>
    analyse(
      edits.reduce((layout, edit) => edit(layout), drawn.layout),
      catalogues('P3G'),
    )

  test.each`
    change                     | edits                                                                     | angles | crosses                                                 | items
    ${'nothing'}               | ${[]}                                                                     | ${4}   | ${[{ size: 5, quantity: 2 }, { size: 6, quantity: 2 }]} | ${{ PUAB: 4, PUCB5: 2, PUCB6: 2 }}
    ${'one angle brace off'}   | ${[switchBrace('A-angle-2', false)]}                                      | ${3}   | ${[{ size: 5, quantity: 2 }, { size: 6, quantity: 2 }]} | ${{ PUAB: 3, PUCB5: 2, PUCB6: 2 }}
    ${'one cross brace off'}   | ${[switchBrace('A-cross-TOP', false)]}                                    | ${4}   | ${[{ size: 5, quantity: 2 }, { size: 6, quantity: 1 }]} | ${{ PUAB: 4, PUCB5: 2, PUCB6: 1 }}
    ${'both of a size off'}    | ${['TOP', 'BOTTOM'].map((side) => switchBrace(`A-cross-${side}`, false))} | ${4}   | ${[{ size: 5, quantity: 2 }]}                           | ${{ PUAB: 4, PUCB5: 2 }}
    ${'off and on again'}      | ${[switchBrace('A-angle-2', false), switchBrace('A-angle-2', true)]}      | ${4}   | ${[{ size: 5, quantity: 2 }, { size: 6, quantity: 2 }]} | ${{ PUAB: 4, PUCB5: 2, PUCB6: 2 }}
    ${'automatic bracing off'} | ${[setAutoGenBracing(false)]}                                             | ${0}   | ${[]}                                                   | ${{}}
  `('$change: $items [bracing-5]', ({ edits, angles, crosses, items }) => {
    const analysis = after(...edits)
    expect(analysis.bracing.angleBraces).toBe(angles)
    expect(analysis.bracing.crossBraces).toEqual(crosses)
    const braces = Object.entries(itemsOf(analysis)).filter(([name]) => /^PU(AB|CB)/.test(name))
    expect(Object.fromEntries(braces)).toEqual(items)
  })
})
