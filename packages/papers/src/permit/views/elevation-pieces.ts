import { type Box, boxAround, type Inches } from '@ramp/domain'
import type { Scale, Size } from '@ramp/drafting'
import { breakLine, type SystemElevation, UNCUT } from '@ramp/solids'
import { cutPlaces } from '../../content/match-lines/cut-places.ts'
import { OVERLAP, shapesIn, widerBy } from '../../content/match-lines/window.ts'
import { type ElevationPiece, mostInWidth, sizeOfPiece, wholeElevation } from './elevation-view.ts'

/** An elevation in one piece where a width of paper holds it, else in as few as it can, each from joint to joint. */
export function elevationPieces(
  elevation: SystemElevation,
  scale: Scale,
  { width }: Size,
): readonly ElevationPiece[] {
  const whole = wholeElevation(elevation)
  if (sizeOfPiece(whole, scale).width <= width) return [whole]
  const { min, max } = boxAround(elevation.shapes.flatMap(({ points }) => points))
  const cuts = cutPlaces([min.x, max.x], {
    most: mostInWidth(width, scale) - 2 * OVERLAP,
    stations: stationsOf(elevation),
    costAt: () => 0,
    isFree: false,
  })
  const ends = [UNCUT.min.x, ...cuts, UNCUT.max.x]
  return ends.slice(1).map((to, index): ElevationPiece => {
    const from = ends[index] ?? to
    return {
      ...pieceOf(elevation, [from, to]),
      name: `${index + 1} of ${ends.length - 1}`,
      total: index === ends.length - 2 ? elevation.stretches : [],
      lines: [
        ...(index > 0 ? [{ line: index - 1, beyond: index - 1, isOnward: false, at: from }] : []),
        ...(index < ends.length - 2 ? [{ line: index, beyond: index + 1, isOnward: true, at: to }] : []),
      ],
    }
  })
}

/** Behind a break line, before the part that comes after it. */
const BEHIND_BREAK: Inches = 8
/** What is nearer to the end of its part is at it. */
const NEAR: Inches = 12

/** Where parts meet, and behind the break line where the walk turns. */
const stationsOf = ({ stretches, breaks }: SystemElevation): readonly Inches[] =>
  stretches.slice(0, -1).map(({ to }) => {
    const turn = breaks.find(({ at }) => at > to && at < to + NEAR)
    return turn ? turn.at + BEHIND_BREAK : to
  })

/** What of an elevation lies between two cuts, and a little beyond. */
function pieceOf(
  elevation: SystemElevation,
  [from, to]: readonly [Inches, Inches],
): Pick<ElevationPiece, 'elevation' | 'window'> {
  const between: Box = { min: { ...UNCUT.min, x: from }, max: { ...UNCUT.max, x: to } }
  const window = widerBy(between, OVERLAP)
  const isSeen = (at: Inches) => at >= window.min.x && at <= window.max.x
  const breaks = elevation.breaks.filter(({ at }) => isSeen(at))
  const shapes = shapesIn(elevation.shapes, window)
  const { min, max } = boxAround(shapes.flatMap(({ points }) => points))
  return {
    window,
    elevation: {
      ...elevation,
      shapes,
      stretches: elevation.stretches.filter(
        (one) => (one.from + one.to) / 2 > from && (one.from + one.to) / 2 < to,
      ),
      breaks,
      breakLines: breaks.map(({ at }) => breakLine(at, min.y, max.y)),
      dimensions: elevation.dimensions.filter((one) => isSeen(one.from.x) && isSeen(one.to.x)),
      notes: elevation.notes.filter(({ at }) => isSeen(at.x)),
    },
  }
}
