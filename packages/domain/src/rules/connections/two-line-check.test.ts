import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { jointProblems } from './joint-checks.ts'

/** A 45-degree piece at the end of the 8 ft side of a PATHWAY 2G platform. */
const { byId } = analysed({
  product: 'P2G',
  parts: [first('A', 'MP85TB'), against('k', 'MPARR45', 'A TOP LEFT')],
  runs: [],
}).placement
const [platform, piece] = [byId.get('A'), byId.get('k')]
if (!platform || !piece) throw new Error('both parts should have their place')

const problems = (ofPlatform: Partial<Item>, ofPiece: Partial<Item>, usableLength = 96) =>
  jointProblems({
    own: { ...platform, item: { ...platform.item, ...ofPlatform } },
    ownSide: { ...platform.sides.TOP, usableLength },
    other: { ...piece, item: { ...piece.item, ...ofPiece } },
    otherSide: piece.sides.TOP,
    position: 'LEFT',
    difference: 60.6,
  })

describe('a 45-degree piece at a platform (spec 2 §5, two-line handrail check)', () => {
  test.each`
    what                                        | ofPlatform                      | ofPiece                      | usable | isValid
    ${'two-line rails on both, an 8 ft side'}   | ${{}}                           | ${{ handrails: 'TWO_LINE' }} | ${96}  | ${true}
    ${'a piece that takes the rails beside it'} | ${{}}                           | ${{ handrails: null }}       | ${96}  | ${true}
    ${'a platform without rails'}               | ${{ handrails: 'NO_RAILS' }}    | ${{ handrails: 'TWO_LINE' }} | ${96}  | ${false}
    ${'a platform with pickets'}                | ${{ handrails: 'HORZ_PICKET' }} | ${{ handrails: 'TWO_LINE' }} | ${96}  | ${false}
    ${'a piece without rails'}                  | ${{}}                           | ${{ handrails: 'NO_RAILS' }} | ${96}  | ${false}
    ${'neither side is 8 ft'}                   | ${{}}                           | ${{ handrails: 'TWO_LINE' }} | ${60}  | ${false}
  `('$what: valid $isValid [connections-12]', ({ ofPlatform, ofPiece, usable, isValid }) => {
    expect(problems(ofPlatform, ofPiece, usable)).toEqual(isValid ? [] : ['connection.arr-not-allowed'])
  })
})
