import { describe, expect, test } from 'vitest'
import {
  changedBy,
  marginOfMarkup,
  markupOfMargin,
  percentOf,
  priceForMargin,
  rounded,
  shareOf,
} from './percent.ts'
import { spread } from './spread.ts'

describe('percents of an amount', () => {
  test.each([
    // The third decimal above 4 goes up (Streamlined Sales and Use Tax Agreement, section 324).
    [100, 8.5, 9],
    [100, 8.4, 8],
    [100, 8.499, 8],
    [1_000_000, 8.875, 88_750],
    [1, 50, 1],
    [-100, 8.5, -9],
    [0, 100, 0],
  ])('of %i cents %f percent is %i', (amount, percent, cents) => {
    expect(shareOf(amount, percent)).toBe(cents)
  })

  test('a change and a margin: 65.00 is 100.00 less 35 percent, and 100.00 keeps 35 percent over 65.00', () => {
    expect(changedBy(10_000, -35)).toBe(6500)
    expect(priceForMargin(6500, 35)).toBe(10_000)
    expect(percentOf(3500, 6500)).toBe(53.8)
    expect(percentOf(1, 0)).toBeNull()
  })

  test.each([
    // Cost / 0.65 is a margin of 35 and a markup of 53.8 percent.
    [35, 53.8],
    [50, 100],
    [20, 25],
    [0, 0],
    [99.9, 99_900],
  ])('a margin of %f percent is a markup of %f percent', (margin, markup) => {
    expect(markupOfMargin(margin)).toBe(markup)
    expect(marginOfMarkup(markup)).toBe(margin)
  })

  test('no markup is high enough for a margin of 100 percent', () => {
    expect(markupOfMargin(100)).toBeNull()
  })

  test('a half goes up, and of a negative amount as far', () => {
    expect([rounded(1, 2), rounded(-1, 2), rounded(-1, 3)]).toEqual([1, -1, 0])
  })
})

describe('an amount spread over others', () => {
  test.each([
    { amount: 100, over: [1, 1, 1], shares: [34, 33, 33] },
    { amount: 100, over: [0, 50, 50], shares: [0, 50, 50] },
    { amount: 5, over: [10, 30, 0], shares: [1, 4, 0] },
    { amount: -100, over: [1, 1, 1], shares: [-34, -33, -33] },
    { amount: 100, over: [0, 0], shares: [0, 0] },
    { amount: 9_999_999_999, over: [9_999_999_998, 1], shares: [9_999_999_998, 1] },
  ])('$amount over $over is $shares', ({ amount, over, shares }) => {
    expect(spread(amount, over)).toEqual(shares)
  })
})
