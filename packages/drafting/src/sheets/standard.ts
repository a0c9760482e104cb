import { feetAndInchesText, INCHES_PER_FOOT } from '@ramp/domain'
import { POINTS_PER_INCH } from '../lengths/points.ts'

/** A standard scale: inches of the thing for an inch of paper, and how it is said. */
export type Scale = { readonly ratio: number; readonly words: string }

const scaleOf = (words: string, inchesToTheFoot: number): Scale => ({
  ratio: INCHES_PER_FOOT / inchesToTheFoot,
  words: `${words}" = ${feetAndInchesText(INCHES_PER_FOOT)}`,
})

export const SCALES = {
  one: scaleOf('1', 1),
  half: scaleOf('1/2', 1 / 2),
  quarter: scaleOf('1/4', 1 / 4),
  threeSixteenths: scaleOf('3/16', 3 / 16),
  eighth: scaleOf('1/8', 1 / 8),
  sixteenth: scaleOf('1/16', 1 / 16),
  thirtySecond: scaleOf('1/32', 1 / 32),
} as const

/** Of plans and elevations, the largest first: what departments take (outputs 1). */
export const DRAWING_SCALES: readonly Scale[] = [SCALES.quarter, SCALES.threeSixteenths, SCALES.eighth]
/** Of a site plan: a large lot needs the smallest. */
export const SITE_SCALES: readonly Scale[] = [...DRAWING_SCALES, SCALES.sixteenth]

export type SheetSize = { readonly words: string; readonly width: number; readonly height: number }

const landscape = (words: string, width: number, height: number): SheetSize => ({
  words,
  width: width * POINTS_PER_INCH,
  height: height * POINTS_PER_INCH,
})

/** Sheets in points, the smallest first. */
export const SHEET_SIZES = {
  tabloid: landscape('tabloid, 17" x 11"', 17, 11),
  'arch-b': landscape('ARCH B, 18" x 12"', 18, 12),
  'arch-c': landscape('ARCH C, 24" x 18"', 24, 18),
  'arch-d': landscape('ARCH D, 36" x 24"', 36, 24),
} as const satisfies Readonly<Record<string, SheetSize>>
export type SheetName = keyof typeof SHEET_SIZES

export const LETTER: SheetSize = {
  words: 'Letter, 8 1/2" x 11"',
  width: 8.5 * POINTS_PER_INCH,
  height: 11 * POINTS_PER_INCH,
}

/**
 * Em of the smallest letters on any paper, in points: capitals of Inter are 0.727 of their em, so these are 3/32" high.
 */
export const SMALLEST_LETTERS = 9.3
