import {
  add,
  blocksOf,
  clearanceOf,
  dot,
  type Footing,
  fateWords,
  type Inches,
  outlineOfFooting,
  type Point,
  rotate,
  type SiteBlocks,
  type SiteThing,
  scale,
  siteThing,
  withFate,
} from '@ramp/domain'
import {
  circleData,
  closedData,
  hairline,
  lengthText,
  lineData,
  type Marks,
  PALETTE,
  path,
  SITE_COLORS,
  text,
} from '@ramp/drafting'
import { drawObstaclePicture } from './obstacle-picture.ts'
import { middleOf, named } from './words-on-site.ts'

/** A thing by what it blocks: walls, something to keep off, or what nothing is ever over. */
export const drawThing = (thing: SiteThing): Marks => DRAWN[blocksOf(thing)](thing)

const DRAWN: Readonly<Record<SiteBlocks, (thing: SiteThing) => Marks>> = {
  walls: drawHouse,
  parts: drawObstacle,
  over: drawKeepOff,
}

function drawHouse(house: SiteThing): Marks {
  const outline = outlineOfFooting(house)
  const words = withFate(house.name || siteThing(house.kind).label, house)
  return [
    path(closedData(outline), { fill: SITE_COLORS.house, stroke: hairline(SITE_COLORS.wall, 1.5) }),
    named(words.toUpperCase(), middleOf(outline)),
  ]
}

function drawObstacle(obstacle: SiteThing): Marks {
  const clearance = clearanceOf(obstacle)
  const clear = clearance > 0 ? `${lengthText(clearance, 'site-length')} clear` : ''
  const words = [obstacle.name, fateWords(obstacle) ?? clear]
  return [
    path(clearanceData(obstacle, clearance), {
      fill: SITE_COLORS.clearanceFill,
      stroke: hairline(SITE_COLORS.clearance, 1, [4, 3]),
    }),
    ...drawObstaclePicture(obstacle),
    ...below(words, lowestOf(obstacle, clearance), middleOfFooting(obstacle), SITE_COLORS.clearanceWords),
  ]
}

function drawKeepOff(keepOff: SiteThing): Marks {
  const middle = middleOfFooting(keepOff)
  const stroke = hairline(SITE_COLORS.keepOff, 1.5)
  const reach = 'at' in keepOff ? keepOff.radius : 9
  const across = scale({ x: Math.SQRT1_2, y: Math.SQRT1_2 }, reach)
  const words = [keepOff.name, fateWords(keepOff) ?? 'never over it']
  return [
    path(clearanceData(keepOff, 0), { fill: SITE_COLORS.keepOffFill, stroke }),
    path(lineData([add(middle, scale(across, -1)), add(middle, across)]), { stroke }),
    ...below(words, lowestOf(keepOff, 0), middle, SITE_COLORS.keepOff),
  ]
}

/** Lines of words below what they speak of; the second says what it asks for. */
function below(words: readonly string[], lowest: Inches, { x }: Point, color: string): Marks {
  const lines = words.filter((one) => one !== '')
  return [
    {
      kind: 'pinned',
      at: { x, y: lowest },
      children: lines.map((one, index) =>
        text(one, { x: 0, y: 14 + index * 13 }, 11, {
          color: index === 0 ? PALETTE.ink : color,
          weight: index === 0 ? 'bold' : 'regular',
        }),
      ),
    },
  ]
}

const lowestOf = (thing: Footing, clearance: Inches): Inches =>
  ('at' in thing ? thing.at.y + thing.radius : Math.max(...outlineOfFooting(thing).map(({ y }) => y))) +
  clearance

const middleOfFooting = (thing: Footing): Point =>
  'at' in thing ? thing.at : middleOf('line' in thing ? thing.line : thing.outline)

/** The line that parts keep off: an outline or a circle with its clearance around it. */
function clearanceData(thing: Footing, clearance: Inches): string {
  if ('at' in thing) return circleData(thing.at, thing.radius + clearance)
  const outline = outlineOfFooting(thing)
  return clearance === 0 ? closedData(outline) : closedData(rounded(outline, clearance))
}

const STEPS = 6

/** An outline grown by a clearance, with round corners. */
function rounded(outline: readonly Point[], by: Inches): readonly Point[] {
  const area = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  const corners = area >= 0 ? outline : outline.toReversed()
  const outward = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return { x: ((to.y - from.y) / length) * by, y: ((from.x - to.x) / length) * by }
  })
  return corners.flatMap((corner, index) => {
    const before = outward.at(index - 1) ?? { x: 0, y: 0 }
    const after = outward[index] ?? before
    const turn =
      (Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y) * 180) /
      Math.PI
    if (turn <= 0) return innerCorner(corner, before, after)
    return Array.from({ length: STEPS + 1 }, (_, step) => add(corner, rotate(before, (turn * step) / STEPS)))
  })
}

/** Where the lines beside an inner corner meet; where it is sharp, a place on each. */
function innerCorner(corner: Point, before: Point, after: Point): readonly Point[] {
  const length = dot(before, before)
  const turn = length === 0 ? 1 : dot(before, after) / length
  return turn < -0.5
    ? [add(corner, before), add(corner, after)]
    : [add(corner, scale(add(before, after), 1 / (1 + turn)))]
}
