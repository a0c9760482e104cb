import type { HouseCorner, PointToShoot, TapesMeeting, WallOffset } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

const lengthOf = (inches: number): string => lengthText(inches, 'site-length')

/** How a place is found: `12'-0" from corner 3, 9'-6" from corner 4`. */
export function tapeWords({ tapes, offset, canMeasure }: PointToShoot): string {
  const from = tapes.map((tape) => `${lengthOf(tape.length)} from ${tape.from}`).join(', ')
  if (tapes.length === 2) return from
  if (!canMeasure) return 'Draw the house or place the door to measure from.'
  const seen =
    tapes.length === 1
      ? `Only one corner has a clear line to it: ${from}.`
      : 'No corner has a clear line to it.'
  return `${seen} ${offset ? offsetWords(offset) : 'Measure it from a spot that was read.'}`
}

const offsetWords = ({ corners: [from, to], along, out }: WallOffset): string =>
  `From the wall: ${lengthOf(along)} from ${from.name} toward ${to.name}, then ${lengthOf(out)} square out.`

type Typed = {
  readonly corners: readonly [HouseCorner, HouseCorner]
  readonly lengths: readonly [number, number]
}

/** Why two tapes give no place, with the numbers; null where they do. */
export function noMeetingWords(meeting: TapesMeeting, { corners, lengths }: Typed): string | null {
  if (meeting.kind === 'at') return null
  if (meeting.kind === 'one-place') return 'Choose two corners that are apart.'
  const [a, b] = corners.map(({ name }) => name)
  const [toA, toB] = lengths.map(lengthOf)
  const apart = `${a} and ${b} are ${lengthOf(meeting.apart)} apart`
  return meeting.kind === 'too-short'
    ? `The tapes do not meet: ${apart}, but ${toA} and ${toB} add up to less. Measure again.`
    : `The tapes do not meet: ${apart}, but ${toA} and ${toB} differ by more than that. Measure again.`
}
