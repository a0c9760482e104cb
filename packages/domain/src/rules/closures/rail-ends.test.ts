import { describe, expect, test } from 'vitest'
import { against, analysed, first, itemsOf } from '../../../fixtures/p3g.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'

const CODES = { TWO_LINE: 'TL', HORZ_PICKET: 'HP', VERT_PICKET: 'VP' } as const

/** A ramp, 41.5 in overall, in the middle of a platform made to this usable width. */
const centredOn = (width: number, handrails: keyof typeof CODES) =>
  analysed({
    customParts: [{ itemType: 'PLATFORM', handrails, width, length: 60 }],
    parts: [
      first('A', `PPS${width}x60${CODES[handrails]}`),
      against('r', `PRS${CODES[handrails]}8`, 'A BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
    entrances: [['A', 'TOP']],
    exits: [['r', 'BOTTOM']],
  })

describe('the rails of a ramp in the middle of a platform side (domain 7.9, 7.10)', () => {
  // Overall sizes: 42 in is 48.1, and 3.3 in are left on either side of the ramp.
  test.each`
    width   | handrails        | kits              | loops        | what
    ${42}   | ${'TWO_LINE'}    | ${{}}             | ${2}         | ${'gaps of 3.3 in take no kit, and both rails end free'}
    ${42.5} | ${'HORZ_PICKET'} | ${{}}             | ${2}         | ${'so do gaps of 3.55 in'}
    ${43}   | ${'TWO_LINE'}    | ${{ PPCTL: 2 }}   | ${undefined} | ${'gaps of 3.8 in take a kit each, and both rails end in it'}
    ${42}   | ${'VERT_PICKET'} | ${{ PPCVP15: 1 }} | ${undefined} | ${'picket halves are cut from one kit for 6.6 in'}
    ${40}   | ${'TWO_LINE'}    | ${{}}             | ${2}         | ${'edges 4.6 in apart are no gap at all'}
  `('$width in, $handrails: $what', ({ width, handrails, kits, loops }) => {
    const system = centredOn(width, handrails)
    const items = itemsOf(system)
    expect(Object.fromEntries(Object.entries(items).filter(([name]) => name.startsWith('PPC')))).toEqual(kits)
    expect(items.PRHRLU).toBe(loops)
    expect(quoteErrors(system)).toEqual([])
  })
})
