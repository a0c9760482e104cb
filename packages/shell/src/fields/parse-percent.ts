import { parseDecimal } from './parse-number.ts'

/** A percent has three decimals: 8.875% is one, 8.8755% is none. */
const STEPS = 1000

/** Reads a percent as a person writes it, with its sign or without. null when it is none, or finer than three decimals. */
export function parsePercent(text: string): number | null {
  const value = parseDecimal(text, '%')
  if (value === null) return null
  const steps = Math.round(value * STEPS)
  return Math.abs(value * STEPS - steps) < 1e-6 ? steps / STEPS : null
}
