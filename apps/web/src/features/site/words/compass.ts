import type { Degrees } from '@ramp/domain'

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const EIGHTH = 45

/**
 * The way the top of a drawing points to, degrees clockwise from north, of north clockwise from the top; and the other way
 * round, which is the same turn.
 */
export const topAndNorth = (turn: Degrees): Degrees => (((360 - turn) % 360) + 360) % 360

/** Not an eighth of the compass is no place in its list, and stands there by its degrees. */
const nameOf = (top: Degrees): string => NAMES[top / EIGHTH] ?? `${Math.round(top * 100) / 100}°`

export const NOT_ENTERED = 'none'

/** What a list offers: not entered, eight ways, and the way that was entered in degrees. */
export function compassChoices(
  north: Degrees | undefined,
): readonly { readonly value: string; readonly label: string }[] {
  const eighths = NAMES.map((label, index) => ({ value: `${index * EIGHTH}`, label }))
  const top = north === undefined ? null : topAndNorth(north)
  const own =
    top === null || eighths.some(({ value }) => value === `${top}`)
      ? []
      : [{ value: `${top}`, label: nameOf(top) }]
  return [{ value: NOT_ENTERED, label: 'Not entered' }, ...eighths, ...own]
}

/** `top is NE` */
export const topWords = (north: Degrees): string => `top is ${nameOf(topAndNorth(north))}`
