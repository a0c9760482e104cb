import { counted } from '@ramp/domain'
import { isLineUse, type OutlineUse } from '@ramp/editor'

/** Fewer corners are no outline to close. */
const FEWEST_CORNERS = 3

/** What is tapped next while something is drawn, and how much of it there is. */
export function progressWords(name: string, corners: number, of: OutlineUse): string {
  if (of.kind === 'destination-edge')
    return corners === 0 ? `Tap one end of the ${name}.` : 'Tap the other end.'
  if (isLineUse(of))
    return corners === 0
      ? `Tap the points of the ${name}, from end to end.`
      : `${counted(corners, 'point')}. Tap the last one again to end it.`
  if (of.kind === 'porch' && corners === 0) return 'Draw the porch: tap its corners.'
  if (corners === 0) return `Tap the corners of the ${name}.`
  const drawn = counted(corners, 'corner')
  return corners < FEWEST_CORNERS ? `${drawn}. Tap the next corner.` : `${drawn}. Tap the first one to close.`
}
