import type { Box as Extent, Point } from '@ramp/domain'
import { PLATE_HEIGHT, plateWidth } from './plate.ts'

/** Pixels from a spot to the left end of its plate, and down to its middle. */
export type LabelPlace = { readonly dx: number; readonly dy: number }

export type Labelled = {
  readonly at: Point
  readonly words: string
  /** It is the one that is worked on: its words stand there whatever they cover. */
  readonly mustShow: boolean
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

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
  const taken = [
    ...labels.map(({ at }) => about(at, scale, { left: -SIGN, top: -SIGN, right: SIGN, bottom: SIGN })),
    ...others.map(({ min, max }) => ({ left: min.x, top: min.y, right: max.x, bottom: max.y })),
  ]
  const order = labels
    .map((label, index) => ({ label, index }))
    .sort((a, b) => Number(b.label.mustShow) - Number(a.label.mustShow))
  const found: (LabelPlace | null)[] = labels.map(() => null)
  for (const { label, index } of order) {
    const width = plateWidth(label.words)
    const choices = placesFor(width)
    const boxAt = ({ dx, dy }: LabelPlace) =>
      about(label.at, scale, {
        left: dx,
        top: dy - PLATE_HEIGHT / 2,
        right: dx + width,
        bottom: dy + PLATE_HEIGHT / 2,
      })
    const free = choices.find((place) =>
      taken.every((other, at) => at === index || !meets(boxAt(place), other)),
    )
    const place = free ?? (label.mustShow ? (choices[0] ?? null) : null)
    found[index] = place
    if (place) taken.push(boxAt(place))
  }
  return found
}

const placesFor = (width: number): readonly LabelPlace[] => [
  { dx: GAP, dy: 0 },
  { dx: -GAP - width, dy: 0 },
  { dx: -width / 2, dy: -GAP - PLATE_HEIGHT / 2 },
  { dx: -width / 2, dy: GAP + PLATE_HEIGHT / 2 },
]

const about = ({ x, y }: Point, scale: number, box: Box): Box => ({
  left: x * scale + box.left,
  top: y * scale + box.top,
  right: x * scale + box.right,
  bottom: y * scale + box.bottom,
})

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
