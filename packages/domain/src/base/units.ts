/** Length in inches. The only unit of length inside the product; pixels exist only at the edge of the screen. */
export type Inches = number
/** Angle in degrees, clockwise. */
export type Degrees = number
/** Money in integer cents. */
export type Cents = number
/** Weight in pounds. */
export type Pounds = number

/** How lengths are shown. */
export type LengthUnit = 'in' | 'ft'

export const INCHES_PER_FOOT = 12
/** Scale of the specification's pixel constants: 20 px are one foot (spec 1 §9). */
export const SPEC_PIXELS_PER_FOOT = 20

/** Turns a pixel constant of the specification into inches. */
export const inchesFromSpecPixels = (pixels: number): Inches =>
  (pixels * INCHES_PER_FOOT) / SPEC_PIXELS_PER_FOOT

/** The other way, for figures that the specification gives in pixels: line weights and sizes of letters. */
export const specPixelsFromInches = (inches: Inches): number =>
  roundTo((inches * SPEC_PIXELS_PER_FOOT) / INCHES_PER_FOOT, 4)

/** Rounds away floating-point dust; keeps `places` decimals. */
export const roundTo = (value: number, places: number): number => {
  const factor = 10 ** places
  const rounded = Math.round((value + Number.EPSILON) * factor) / factor
  return rounded === 0 ? 0 : rounded
}

/** An angle brought into 0 (inclusive) to 360 (exclusive). */
export const normalizeAngle = (degrees: Degrees): Degrees => {
  const turned = degrees % 360
  return turned < 0 ? turned + 360 : turned + 0
}

/** Rounding dust of a few additions; far below anything that can be cut. */
const DUST = 1e-6

/** Comparisons at the limits of rules, so that dust from moving or turning a system never decides. */
export const isLess = (value: number, limit: number): boolean => value < limit - DUST
export const isAtMost = (value: number, limit: number): boolean => value <= limit + DUST
