import {
  type GroundFall,
  groundFalls,
  memoize,
  normalOf,
  type Point,
  type Spot,
  scale,
  slopeText,
} from '@ramp/domain'
import {
  closedData,
  hairline,
  lineData,
  type Mark,
  type Marks,
  path,
  SITE_COLORS,
  text,
} from '@ramp/drafting'

/** Less than this is level for anybody who stands on it. */
const LEVEL = 1 / 1000
const ARROW = 15

/** Pixels of an inch under which words of falls would lie on one another and on what stands there. */
const FAR = 0.9

/** The pieces of the ground, dotted, each with an arrow the way it falls and, seen from near, how steeply. */
export const drawFalls = (spots: readonly Spot[], pixelsOfInch = 1): Marks =>
  falls(spots, pixelsOfInch >= FAR)

const falls = memoize(
  (spots: readonly Spot[], isNear: boolean): Marks =>
    groundFalls(spots).flatMap((one) => fallMarks(one, isNear)),
)

function fallMarks({ at, towards, fall, corners }: GroundFall, isNear: boolean): Marks {
  const mesh = path(closedData(corners), { stroke: hairline(SITE_COLORS.mesh, 1, [2, 4]) })
  return fall < LEVEL ? [mesh] : [mesh, arrow(at, towards, isNear ? slopeText(Math.round(1 / fall)) : null)]
}

function arrow(at: Point, towards: number, words: string | null): Mark {
  const way = normalOf(towards)
  const tip = scale(way, ARROW)
  const wing = (turn: number) => {
    const back = normalOf(towards + turn)
    return { x: tip.x + back.x * 6, y: tip.y + back.y * 6 }
  }
  const stroke = hairline(SITE_COLORS.fall, 1.5)
  return {
    kind: 'pinned',
    at,
    children: [
      path(lineData([scale(way, -ARROW), tip]), { stroke }),
      path(lineData([wing(150), tip, wing(-150)]), { stroke }),
      ...(words === null
        ? []
        : [text(words, { x: 0, y: way.y > 0 ? -ARROW - 6 : ARROW + 15 }, 11, { color: SITE_COLORS.fall })]),
    ],
  }
}
