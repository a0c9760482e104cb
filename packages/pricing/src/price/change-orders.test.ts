import { describe, expect, test } from 'vitest'
import { sums } from '../../fixtures/by-hand.ts'
import { ordered, restocked, withRamps } from '../../fixtures/quotes.ts'

describe('11 and 12: two change orders, the second with a return', () => {
  test('the order: 5 percent off the parts and not off the permit', () => {
    // 3,878.79 x 5 % = 193.94; 3,684.85 x 8.25 % = 304.0001
    expect(sums(ordered)).toMatchObject({
      discount: 19_394,
      beforeTax: 375_985,
      taxes: [30_400],
      total: 406_385,
    })
  })

  test('change order 1 adds a ramp: $1,064.91 more', () => {
    // 4,914.30 x 5 % = 245.715 goes up to 245.72; 4,668.58 x 8.25 % = 385.15785
    const sum = sums(ordered, withRamps(3))
    expect(sum).toMatchObject({ discount: 24_572, beforeTax: 474_358, taxes: [38_516], total: 512_874 })
    expect(sum.total - sums(ordered).total).toBe(106_489)
  })

  test('change order 2 returns two ramps, 15 percent restocking: the rest is credited', () => {
    // 15 % of 2 x 1,035.51 = 310.65; 2,843.28 x 5 % of it; restocking is discounted with the rest
    // (2,843.28 + 310.65) x 5 % = 157.6965; spread 142.16 on the parts and 15.54 on the restocking
    // parts 2,843.28 - 142.16 = 2,701.12 x 8.25 % = 222.8424
    expect(sums(restocked, withRamps(1))).toMatchObject({
      discount: 15_770,
      beforeTax: 307_123,
      taxes: [22_284],
      total: 329_407,
    })
  })
})
