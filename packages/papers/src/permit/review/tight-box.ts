import { type Box, boxAround, type Degrees, type Point, rotate } from '@ramp/domain'

/** A box that may stand turned: `box` is around what it holds after that is turned by `-turn` about the origin. */
export type TightBox = { readonly box: Box; readonly turn: Degrees }

/** An edge is turned by a whole number of these, so that equal ones are tried once. */
const STEP = 0.5
/** Upright, unless another box is smaller by more than this. */
const CLEARLY = 0.98

/** The smallest box around outlines, along one of their edges or upright. */
export function tightBox(outlines: readonly (readonly Point[])[]): TightBox {
  const points = outlines.flat()
  const upright: TightBox = { box: boxAround(points), turn: 0 }
  const others = turnsOf(outlines).map((turn) => ({
    box: boxAround(points.map((point) => rotate(point, -turn))),
    turn,
  }))
  const [smallest] = others.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))
  return smallest && areaOf(smallest.box) < areaOf(upright.box) * CLEARLY ? smallest : upright
}

/** How outlines are turned by their edges, less than a quarter turn each. */
const turnsOf = (outlines: readonly (readonly Point[])[]): readonly Degrees[] => [
  ...new Set(
    outlines.flatMap((points) =>
      points.slice(1).map((to, index) => {
        const from = points[index] ?? to
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
        return (((Math.round(turn / STEP) * STEP) % 90) + 90) % 90
      }),
    ),
  ),
]

const areaOf = ({ min, max }: Box): number => (max.x - min.x) * (max.y - min.y)
