import { expect, test } from 'vitest'
import { excessText, ghostText, relengthText } from './relength-text.ts'

const longer = { before: [96, 96], after: [48, 96, 96] }
const given = { excess: 0, desiredRatio: '1:12' } as const

test.each([
  [
    { ...given, flights: [longer], priceChange: 91911, rampingLength: 336 },
    'Change ramps to 1:12: 8 ft + 8 ft → 4 ft + 8 ft + 8 ft, 28 ft of ramp, +$919.11',
  ],
  [
    { ...given, flights: [{ before: [96], after: [60] }], priceChange: -24562, rampingLength: 150 },
    'Change ramps to 1:12: 8 ft → 5 ft, 12.5 ft of ramp, -$245.62',
  ],
  [
    { ...given, flights: [longer, { before: [96], after: [36, 96] }], priceChange: 0, rampingLength: 372 },
    'Change ramps to 1:12: 8 ft + 8 ft → 4 ft + 8 ft + 8 ft, 8 ft → 3 ft + 8 ft, 31 ft of ramp, +$0.00',
  ],
] as const)('what changes is said in one line: %#', (offer, text) => {
  const [first, ...others] = offer.flights
  expect(relengthText({ ...offer, flights: [first, ...others] })).toBe(text)
})

test('what the codes ask for besides is said, and else nothing', () => {
  expect(excessText({ excess: 36 })).toBe(
    'A ramp without a landing must be 3 ft shorter by code: add a platform in between.',
  )
  expect(excessText({ excess: 0 })).toBeNull()
})

test('the preview tells length and price', () => {
  expect(ghostText(336, 897991)).toBe('28 ft of ramp, $8,979.91')
})
