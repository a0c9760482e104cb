import {
  add,
  blocksOf,
  clearanceOf,
  type Footing,
  fateWords,
  type Inches,
  memoize,
  outlineOfFooting,
  type Point,
  rotate,
  type Site,
  type SiteBlocks,
  type SiteThing,
  scale,
  siteThing,
  thingKey,
  withFate,
} from '@ramp/domain'
import {
  circleData,
  closedData,
  hairline,
  lengthText,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  SITE_COLORS,
  type Stroke,
  SURFACE_COLORS,
  text,
} from '@ramp/drafting'
import { drawSiteDoor } from './draw-site-door.ts'
import { drawObstaclePicture } from './obstacle-picture.ts'
import { plate } from './plate.ts'

/** What of a site is drawn elsewhere: `thing-0`, `door-1`. */
type Hidden = readonly string[]

/** Lot, yard, surfaces, porch, what is on the site with its clearance, and doors, below everything else. */
export const drawPlace = (site: Site, without: Hidden = NONE): Marks =>
  without.length === 0 ? whole(site, null) : placeMarks(site, without)

const NONE: Hidden = []
const whole = memoize((site: Site, _: null): Marks => placeMarks(site, NONE))

function placeMarks(site: Site, without: Hidden): Marks {
  const { surfaces = [], things = [], porch, lot, yard, destination } = site
  const shown = things.filter((_, place) => !without.includes(thingKey(place)))
  const those = (blocks: SiteBlocks) => shown.filter((thing) => blocksOf(thing) === blocks)
  return [
    ...surfaces.flatMap(({ kind, outline }) => [
      path(closedData(outline), { fill: SURFACE_COLORS[kind], stroke: hairline(PALETTE.edge) }),
      named(kind.toUpperCase(), middleOf(outline)),
    ]),
    ...(lot ? [line(lot, hairline(SITE_COLORS.lot, 1.5, [12, 4, 2, 4]))] : []),
    ...(yard && yard !== lot ? [line(yard, hairline(SITE_COLORS.yard, 1, [4, 4]))] : []),
    ...(destination ? destinationMarks(destination) : []),
    ...those('walls').flatMap(drawThing),
    ...(porch
      ? [path(closedData(porch.outline), { fill: SITE_COLORS.porch, stroke: hairline(SITE_COLORS.wall) })]
      : []),
    ...those('parts').flatMap(drawThing),
    ...those('over').flatMap(drawThing),
    ...site.doors.filter(({ id }) => !without.includes(id)).flatMap(drawSiteDoor),
    // A door that opens outward swings over its porch: the words lie over it.
    ...(porch ? [plate(`Porch ${lengthText(porch.height, 'height')}`, middleOf(porch.outline))] : []),
  ]
}

const line = (outline: readonly Point[], stroke: Stroke): Mark => path(closedData(outline), { stroke })

/** A name in letters that can be read at any zoom. */
const named = (words: string, at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [text(words, { x: 0, y: 4 }, 11, { color: SITE_COLORS.words })],
})

function destinationMarks(destination: NonNullable<Site['destination']>): Marks {
  const stroke = hairline(SITE_COLORS.destination, 1.5, [6, 4])
  const points = 'area' in destination ? destination.area : destination.edge
  const d = 'area' in destination ? closedData(points) : lineData(points)
  return [
    path(d, { stroke: 'area' in destination ? stroke : hairline(SITE_COLORS.destination, 3) }),
    named(destination.name || 'destination', middleOf(points)),
  ]
}

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
  const reach = 'outline' in keepOff ? 9 : keepOff.radius
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
  ('outline' in thing ? Math.max(...thing.outline.map(({ y }) => y)) : thing.at.y + thing.radius) + clearance

const middleOf = (points: readonly Point[]): Point =>
  scale(
    points.reduce<Point>((sum, point) => add(sum, point), { x: 0, y: 0 }),
    1 / points.length,
  )

const middleOfFooting = (thing: Footing): Point => ('outline' in thing ? middleOf(thing.outline) : thing.at)

/** The line that parts keep off: an outline or a circle with its clearance around it. */
function clearanceData(thing: Footing, clearance: Inches): string {
  if (!('outline' in thing)) return circleData(thing.at, thing.radius + clearance)
  return clearance === 0 ? closedData(thing.outline) : closedData(rounded(thing.outline, clearance))
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
    if (turn <= 0) return [add(corner, before), add(corner, after)]
    return Array.from({ length: STEPS + 1 }, (_, step) => add(corner, rotate(before, (turn * step) / STEPS)))
  })
}
