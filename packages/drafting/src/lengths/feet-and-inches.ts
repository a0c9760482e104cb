import { groundRatio, INCHES_PER_FOOT, type Inches } from '@ramp/domain'

const SIXTEENTHS = 16

/** `11'-0 3/16"`, to the nearest sixteenth, in letters every typeface and CAD program has. */
export function feetAndInches(length: Inches): string {
  const sixteenths = Math.round(Math.abs(length) * SIXTEENTHS)
  const sign = length < 0 && sixteenths > 0 ? '-' : ''
  const feet = Math.floor(sixteenths / (INCHES_PER_FOOT * SIXTEENTHS))
  const rest = sixteenths - feet * INCHES_PER_FOOT * SIXTEENTHS
  return `${sign}${feet}'-${wholeAndSixteenths(rest)}"`
}

/** `95 11/16`: inches alone, to the nearest sixteenth. */
export function inchesText(length: Inches): string {
  const sixteenths = Math.round(Math.abs(length) * SIXTEENTHS)
  return `${length < 0 && sixteenths > 0 ? '-' : ''}${wholeAndSixteenths(sixteenths)}`
}

function wholeAndSixteenths(sixteenths: number): string {
  const whole = Math.floor(sixteenths / SIXTEENTHS)
  const rest = sixteenths % SIXTEENTHS
  if (rest === 0) return `${whole}`
  let [top, bottom] = [rest, SIXTEENTHS]
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2]
  return `${whole} ${top}/${bottom}`
}

/** `1:11.95`: rise to run over the ground; `level` where nothing falls. */
export function slopeText(rise: Inches, covers: Inches): string {
  if (Math.abs(rise) < 0.01) return 'level'
  return groundRatio(rise, covers)
}
