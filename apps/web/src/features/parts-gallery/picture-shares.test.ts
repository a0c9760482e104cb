import { describe, expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { pictureShares } from './picture-shares.ts'

const sharesOf = (...shortNames: readonly string[]) =>
  pictureShares(shortNames.flatMap((shortName) => p3g.byShortName.get(shortName) ?? []))

describe('pictures of the gallery', () => {
  test('show which part is longer, and fill the card with the longest', () => {
    const [three, six, eight] = sharesOf('PRSTL3', 'PRSTL6', 'PRSTL8')
    expect(eight).toBe(1)
    expect(six).toBeLessThan(1)
    expect(three).toBeLessThan(six ?? 0)
  })

  test('keep a short part large enough to be made out', () => {
    expect(sharesOf('PRSTL3', 'PRSTL8')[0]).toBeGreaterThan(0.5)
  })

  test('keep a connector as large as a gate allows, and a lip beside a 10 ft ramp', () => {
    for (const [small = 0] of [sharesOf('PUGPP', 'PUG'), sharesOf('TLE', 'TRIFOLD AS10')])
      expect(small).toBe(0.6)
  })

  test('of nothing are none', () => {
    expect(sharesOf()).toEqual([])
  })
})
