import { type Fineness, feetAndInchesText, type Inches, inchesText } from '@ramp/domain'

type LengthRule = {
  readonly unit: 'inches' | 'feet and inches'
  /** Parts of an inch it is rounded to. */
  readonly finest: Fineness
  /** With a plus above the datum. */
  readonly isSigned?: boolean
}

/** How each kind of figure is written: sizes and heights of parts in inches, lengths of a plan and of a site in feet and inches. */
const RULES = {
  /** Of a part, a plate, a tread, a pad, or a piece of a detail. */
  'part-size': { unit: 'inches', finest: 16 },
  /** Of a deck, a joint, a stair, a door's sill; a rise. */
  height: { unit: 'inches', finest: 16 },
  /** What a leg is set to. */
  'leg-setting': { unit: 'inches', finest: 16 },
  /** A gap, a closure's opening, what is left between two parts. */
  opening: { unit: 'inches', finest: 16 },
  /** What a person measures on the site. */
  'tape-reading': { unit: 'inches', finest: 8 },
  /** Of the ground, a spot, a porch or a deck, from the datum: `+31"`, `-4"`, `0"`. */
  'height-over-datum': { unit: 'inches', finest: 16, isSigned: true },
  /** A dimension of a plan or an elevation. */
  'plan-dimension': { unit: 'feet and inches', finest: 16 },
  /** A length along the walk, over the ground. */
  walk: { unit: 'feet and inches', finest: 16 },
  /** A distance from a line that parts are set out from. */
  ordinate: { unit: 'feet and inches', finest: 16 },
  /** A yard, a clearance, a distance on the site. */
  'site-length': { unit: 'feet and inches', finest: 16 },
  /** A line of a lot and a distance to it: no survey of a yard is finer than an inch. */
  'survey-length': { unit: 'feet and inches', finest: 1 },
} as const satisfies Readonly<Record<string, LengthRule>>

export type LengthKind = keyof typeof RULES

/**
 * A length as every output writes a figure of its kind: `66 1/8"`, `5'-6 1/8"`, `+31"`.
 * @param length in inches
 */
export function lengthText(length: Inches, kind: LengthKind): string {
  const { unit, finest, isSigned = false }: LengthRule = RULES[kind]
  const text = unit === 'inches' ? inchesText(length, finest) : feetAndInchesText(length, finest)
  return isSigned && length > 0 && text !== '0"' ? `+${text}` : text
}

/** A length as its text says it, in inches: sums and differences of what is printed add up. */
export function printedLength(length: Inches, kind: LengthKind): Inches {
  const { finest } = RULES[kind]
  return (Math.sign(length) * Math.round(Math.abs(length) * finest)) / finest
}

/** From one height as it is printed to the other, so that a rise is what the heights of its ends differ by. */
export const printedRise = (top: Inches, bottom: Inches): Inches =>
  printedLength(top, 'height') - printedLength(bottom, 'height')

export const riseText = (top: Inches, bottom: Inches): string =>
  lengthText(printedRise(top, bottom), 'height')
