import type { Box as Extent, Point } from '@ramp/domain'
import { ANYWHERE, type Frame, roomIn } from '@ramp/drafting'
import { PLATE_HEIGHT, plateWidth } from './plate.ts'

/** Pixels from a spot to the left end of its plate, and down to its middle. */
export type LabelPlace = { readonly dx: number; readonly dy: number }

export type Labelled = {
  readonly at: Point
  readonly words: string
  /** It is the one that is worked on: its words stand there whatever they cover. */
  readonly mustShow: boolean
}

/** Pixels about a spot that belong to its sign, and between a sign and its plate. */
const SIGN = 6
const GAP = 10

/**
 * Where the words of spots stand, so that none covers another's, a sign or other words: to the right, to the left, above or below.
 * Where spots lie too close for that the sign stands alone, and its words come with the next zoom. Scale is pixels of an inch,
 * and other words are boxes of pixels.
 */
export function labelPlaces(
  labels: readonly Labelled[],
  scale: number,
  others: readonly Extent[] = [],
): readonly (LabelPlace | null)[] {
  const room = roomIn(ANYWHERE, 0)
  for (const { at } of labels)
    room.take({ left: at.x * scale - SIGN, top: at.y * scale - SIGN, width: 2 * SIGN, height: 2 * SIGN })
  for (const { min, max } of others)
    room.take({ left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y })
  const found = new Map<Labelled, LabelPlace | null>()
  for (const label of labels.toSorted((a, b) => Number(b.mustShow) - Number(a.mustShow))) {
    const places = placesFor(label, scale)
    const free = room.find(places)
    const place = free ?? (label.mustShow ? places[0] : null)
    if (place && !free) room.take(place.frame)
    found.set(label, place ? { dx: place.dx, dy: place.dy } : null)
  }
  return labels.map((label) => found.get(label) ?? null)
}

function placesFor(
  { at, words }: Labelled,
  scale: number,
): readonly (LabelPlace & { readonly frame: Frame })[] {
  const width = plateWidth(words)
  return [
    { dx: GAP, dy: 0 },
    { dx: -GAP - width, dy: 0 },
    { dx: -width / 2, dy: -GAP - PLATE_HEIGHT / 2 },
    { dx: -width / 2, dy: GAP + PLATE_HEIGHT / 2 },
  ].map(({ dx, dy }) => ({
    dx,
    dy,
    frame: {
      left: at.x * scale + dx,
      top: at.y * scale + dy - PLATE_HEIGHT / 2,
      width,
      height: PLATE_HEIGHT,
    },
  }))
}
