import { expect, test } from 'vitest'
import { priceFigure, weightFigure } from './list-figures.ts'

test.each`
  totals           | price          | weight
  ${[]}            | ${'–'}         | ${'–'}
  ${[0]}           | ${'–'}         | ${'12 lb'}
  ${[0, 105_61]}   | ${'$105.61'}   | ${'12 lb'}
  ${[1_062_08, 0]} | ${'$1,062.08'} | ${'12 lb'}
`('a list with the totals $totals says the price $price and the weight $weight', ({ totals, ...figures }) => {
  const lines = totals.map((total: number) => ({ total }))
  const sum = totals.reduce((all: number, one: number) => all + one, 0)
  expect(priceFigure({ lines, partsTotal: sum })).toBe(figures.price)
  expect(weightFigure({ lines, weight: lines.length === 0 ? 0 : 12 })).toBe(figures.weight)
})
