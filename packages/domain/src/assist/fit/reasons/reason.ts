import { feetAndInchesText, inchesText } from '../../../base/lengths/length-text.ts'
import type { Inches } from '../../../base/units.ts'

/** Why nothing fits: what is needed, and the smaller figure of the same quantity that there is. */
export type FitReason = {
  readonly code: string
  readonly text: string
  readonly need: number
  readonly have: number
  readonly unit: 'in' | '1:n' | 'parts' | 'lb'
  readonly section: string
}

/** A reason with its figures to a tenth: what is needed is never rounded down and what there is never up, so that they differ. */
export const reasonOf = ({ need, have, unit = 'in', ...said }: Given): FitReason => ({
  ...said,
  need: tenths(need, Math.ceil, -DUST),
  have: tenths(have, Math.floor, DUST),
  unit,
})

type Given = Omit<FitReason, 'unit'> & { readonly unit?: FitReason['unit'] }

/** Room may be entered by as much; far below what a tape shows. */
const DUST = 0.001
const tenths = (value: number, round: (value: number) => number, dust: number): number =>
  round((value + dust) * 10) / 10 + 0

/** In feet from here on, inches. */
const IN_FEET: Inches = 96
const SIXTEENTHS = 16

/** A length that is needed, as a sentence has it: `66 1/8"`, `32'-0 1/8"`; never rounded down. */
export const needText = (length: Inches): string =>
  textOf(Math.ceil((length - DUST) * SIXTEENTHS) / SIXTEENTHS)

/** A length that there is; never rounded up. */
export const haveText = (length: Inches): string =>
  textOf(Math.floor((length + DUST) * SIXTEENTHS) / SIXTEENTHS)

const textOf = (length: Inches): string =>
  Math.abs(length) >= IN_FEET ? feetAndInchesText(length) : inchesText(length)
