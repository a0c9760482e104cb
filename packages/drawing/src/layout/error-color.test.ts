import { PALETTE } from '@ramp/drafting'
import { expect, test } from 'vitest'

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('the red of errors is darker than that of closures, so that they differ in gray', () => {
  const [light, dark] = [luminance(PALETTE.closure), luminance(PALETTE.error)]
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(2)
  expect(PALETTE.closure, 'spec 3 §9').toBe('#ee5253')
})
