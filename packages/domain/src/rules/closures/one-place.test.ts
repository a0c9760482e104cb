import { expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { countIssues } from '../cross-check/count-issues.ts'

/** Three decks around a corner, each a little longer than its neighbour: the middle gap lies within 5 px of both others. */
const corner = (rotation: number) =>
  analysed({
    customParts: [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 53, length: 66 }],
    parts: [
      first('A', 'PPS65TL', { at: { x: 900, y: 900 }, rotation }),
      against('B', 'PPS53x66TL', 'A RIGHT CENTER LEFT'),
      against('C', 'PPS54TL', 'B BOTTOM CENTER LEFT'),
      against('D', 'PPS53x66TL', 'A BOTTOM CENTER LEFT'),
    ],
    runs: [{ name: 'Primary', top: 20, bottom: 20, parts: ['A', 'B', 'C', 'D'] }],
    entrances: [['A', 'TOP']],
    exits: [],
  })

test.each([0, 45, 90, 135, 180, 225, 270, 315])(
  'gaps from place to place are one, turned by %i (spec 3 §4.7)',
  (rotation) => {
    const system = corner(rotation)
    expect(system.closures.map(({ id }) => id)).toEqual([
      'B-LEFT-P2PCa',
      'B-LEFT-P2PCb',
      'B-BOTTOM-P2PCa',
      'A-BOTTOM-P2PCb',
    ])
    expect(countIssues(system)).toEqual([])
  },
)
