import { expect, test } from 'vitest'
import { pricedAt } from './price-level.ts'

test.each([
  ['all levels: the one asked for', ['retail', 'dealer', 'fss'], 'fss', 'fss'],
  ['retail alone: retail, whatever was asked for', ['retail'], 'dealer', 'retail'],
  ['no levels: retail', [], 'dealer', 'retail'],
] as const)('a catalogue that holds %s', (_, levels, asked, level) => {
  const priceLevels = levels.map((one) => ({ level: one, percent: 50 }))
  expect(pricedAt({ priceLevels }, asked)).toBe(level)
})
