import { describe, expect, test } from 'vitest'
import { type Comparison, compare } from '../../../fixtures/fit-oracle/compare.ts'
import { smallSites } from '../../../fixtures/fit-oracle/oracle-sites.ts'

/** Numbers of small sites of every line; a way fits on two of three. */
const NUMBERS = [
  1, 3, 4, 6, 7, 8, 11, 15, 18, 19, 20, 21, 22, 24, 25, 26, 27, 28, 32, 37, 38, 39, 40, 42, 45, 49, 56, 60,
  61, 69,
]
const LOOKS = 10_000

const compared = new Map<number, Comparison>()
function comparisonOf(number: number): Comparison {
  const held = compared.get(number)
  if (held) return held
  const [site] = smallSites(1, number)
  if (!site) throw new Error(`no site ${number}`)
  const found = compare(site, { looks: LOOKS, seed: 1 }, { otherLines: [] })
  compared.set(number, found)
  return found
}

describe('beside systems of another generator', { timeout: 60_000 }, () => {
  test.each(NUMBERS)('small site %i: nothing legal is missed, and nothing cheaper', (number) => {
    const { isFalseNothing, isFalseProof, gap, faults } = comparisonOf(number)
    expect({ isFalseNothing, isFalseProof, faults }).toEqual({
      isFalseNothing: false,
      isFalseProof: false,
      faults: [],
    })
    expect(gap).toBeLessThanOrEqual(1)
  })

  test('the other generator finds as cheap a system on most of them', () => {
    const all = NUMBERS.map(comparisonOf).filter(({ lowest }) => lowest !== null)
    const asCheap = all.filter(({ lowest, oracle }) => oracle.best?.price === lowest)
    expect(all.length).toBeGreaterThanOrEqual(20)
    expect(asCheap.length / all.length).toBeGreaterThan(0.6)
  })

  test('it tells where nothing is found because too little was looked at', () => {
    const [site] = smallSites(1, 26)
    if (!site) throw new Error('no site')
    const none = { all: 0, none: 0 }
    const { isFalseNothing } = compare(site, { looks: LOOKS, seed: 1 }, { otherLines: [], budget: none })
    expect(isFalseNothing).toBe(true)
  })
})
