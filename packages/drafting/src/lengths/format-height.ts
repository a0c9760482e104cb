import type { Inches } from '@ramp/domain'
import { formatInches } from './format-length.ts'

/** A height over the datum, `+1 1/4″` or `−1/8″`: rounded here, for showing, and nowhere before. */
export function formatHeight(z: Inches): string {
  const words = formatInches(Math.abs(z))
  if (words === '0″') return words
  return `${z < 0 ? '−' : '+'}${words}`
}
