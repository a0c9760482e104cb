import { distance } from '@ramp/domain'
import type { Room } from '../labels/room.ts'
import type { LetteredDimension, PlacedDimension } from './dimension.ts'
import { dimensionLines, directionsOf } from './dimension-lines.ts'
import type { DimensionSizes } from './dimension-sizes.ts'
import { wordsOverLine } from './words-over-line.ts'

/** Shorter than this nothing is measured. */
const NOTHING = 0.01

/**
 * Dimensions of one view, each with its words off the lines of all of them; what comes first finds its place first.
 * @param room what else stands on the sheet, in the same unit
 */
export function placeDimensions<One extends LetteredDimension>(
  dimensions: readonly One[],
  sizes: DimensionSizes,
  room: Room,
): readonly PlacedDimension<One>[] {
  const all = dimensions
    .filter(({ from, to }) => distance(from, to) >= NOTHING)
    .map((dimension) => ({ dimension, lines: dimensionLines(dimension, sizes) }))
  return all.map(({ dimension, lines }) => {
    const { aside } = directionsOf(dimension)
    const side = Math.sign(dimension.away) || 1
    const others = all.flatMap((other) => [
      ...other.lines.witnesses,
      ...(other.dimension === dimension ? [] : [other.lines.line]),
    ])
    const words = wordsOverLine(
      {
        line: lines.line,
        outward: { x: aside.x * side, y: aside.y * side },
        words: dimension.words,
        weight: dimension.weight ?? 'regular',
        lines: others,
        ticks: all.flatMap((other) => other.lines.ticks),
      },
      sizes,
      room,
    )
    return { ...lines, dimension, words }
  })
}
