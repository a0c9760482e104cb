import { expect, test } from 'vitest'
import { against, describedSystem, first, wholeSystem } from '../../lib/testing/described-system.ts'
import { platformHeights } from './height-summary.ts'

test('both platforms of the switchback stand at 25 in', () => {
  expect(platformHeights(wholeSystem('t1-switchback'))).toEqual([
    { name: '5 × 5 platform', height: 25, count: 2 },
  ])
})

test('the highest platform comes first, and one without a run has no height', () => {
  const analysis = describedSystem({
    parts: [
      first('P', 'PPS55TL'),
      against('r', 'PRSTL8', 'P BOTTOM'),
      against('Q', 'PPS55TL', 'r BOTTOM'),
      { ...first('X', 'PPS55TL'), at: { x: 100, y: 100 } },
    ],
    runs: [{ name: 'Primary', top: 20, bottom: 12, parts: ['P', 'r', 'Q'] }],
  })
  expect(platformHeights(analysis).map(({ height }) => height)).toEqual([20, 12])
})

test('an extension stands at a height like the platform it makes longer', () => {
  const names = platformHeights(wholeSystem('phd-extension')).map(({ name }) => name)
  expect(names.some((name) => name.includes('Extension'))).toBe(true)
})
