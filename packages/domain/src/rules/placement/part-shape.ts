import { type Point, turnOf } from '../../base/geometry/point.ts'
import { memoize } from '../../base/memoize.ts'
import type { Degrees, Inches } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { SIDES, type Side } from '../../model/layout/part.ts'

/** The outline of an item in its own frame, about its centre, at rotation 0. */
export type PartShape = {
  /** Overall size of its frame: across the ends, and from end to end. */
  readonly width: Inches
  readonly length: Inches
  /** Corners clockwise from the top left. */
  readonly corners: readonly [Point, Point, Point, Point]
  readonly lengths: Readonly<Record<Side, Inches>>
  /** Directions the sides face, clockwise from "up". */
  readonly facings: Readonly<Record<Side, Degrees>>
}

const QUARTERS: PartShape['facings'] = { TOP: 0, RIGHT: 90, BOTTOM: 180, LEFT: 270 }

/** The 45-degree piece: walked from TOP it turns right by 45 degrees, so BOTTOM faces 225 instead of 180. */
const WEDGE: PartShape['facings'] = { TOP: 0, RIGHT: 112.5, BOTTOM: 225, LEFT: 292.5 }
const HALF_TURN: Degrees = 22.5

/** A loose piece whose item gives no size, such as a gate interlock, is drawn this large. */
const UNSIZED: Inches = 8

/** The outline of an item; items of one catalogue share it between all their parts. */
export const shapeOf = (item: Item): PartShape => shapes(item, null)

const shapes = memoize((item: Item, _: null): PartShape => {
  const width = item.width ?? item.usableWidth ?? UNSIZED
  const length = item.length ?? item.usableLength ?? UNSIZED
  return item.role === 'arr' ? wedge(width, length) : rectangle(width, length)
})

function rectangle(width: Inches, length: Inches): PartShape {
  const x = width / 2
  const y = length / 2
  return {
    width,
    length,
    corners: [point(-x, -y), point(x, -y), point(x, y), point(-x, y)],
    lengths: { TOP: width, RIGHT: length, BOTTOM: width, LEFT: length },
    facings: QUARTERS,
  }
}

/**
 * Two ends of equal width, turned by 45 degrees against each other; `length` is the centre line from middle to middle
 * (domain 7.2). The ends stand symmetrically about the centre line, so each leans half the turn against it.
 */
function wedge(width: Inches, length: Inches): PartShape {
  const radians = (HALF_TURN * Math.PI) / 180
  const top = point((length / 2) * Math.sin(radians), (-length / 2) * Math.cos(radians))
  const half = width / 2
  const pivot = length / 2 / Math.sin(radians)
  const chord = (radius: Inches) => 2 * radius * Math.sin(radians)
  const [cosine, sine] = turnOf(WEDGE.BOTTOM)
  // Looking out of BOTTOM, the right hand points along (cosine, sine) of its facing.
  const across = point(half * cosine, half * sine)
  return {
    width,
    length,
    corners: [
      point(top.x - half, top.y),
      point(top.x + half, top.y),
      point(-top.x - across.x, -top.y - across.y),
      point(-top.x + across.x, -top.y + across.y),
    ],
    lengths: { TOP: width, RIGHT: chord(pivot + half), BOTTOM: width, LEFT: chord(pivot - half) },
    facings: WEDGE,
  }
}

const point = (x: Inches, y: Inches): Point => ({ x, y })

/** Middle of a side in the part's own frame. */
export function middleOf({ corners }: PartShape, side: Side): Point {
  const index = SIDES.indexOf(side)
  const [from, to] = [corners[index] ?? corners[0], corners[(index + 1) % 4] ?? corners[0]]
  return point((from.x + to.x) / 2, (from.y + to.y) / 2)
}
