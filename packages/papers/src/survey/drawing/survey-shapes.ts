import { type Analysis, type Box, boxAround, everyPlaceOf, type Point, rotate } from '@ramp/domain'
import { INK, line, type Marks, outline, type PlacedView, penOf } from '@ramp/drafting'
import { doorSolid, type HouseDoor, housePlacesOf, shapesFromAbove } from '@ramp/solids'
import { doorMarks, surveyedShapes } from '../../permit/site/site-shapes.ts'
import { type DrawnLine, drawnLines } from '../facts/things.ts'

/** The doors of a site that have a place. */
export const placedDoors = (analysis: Analysis): readonly HouseDoor[] =>
  analysis.layout.site.doors.some(({ at }) => at !== undefined) ? housePlacesOf(analysis) : []

/** Around everything that was surveyed; without the lot and the yard where those are too far away. Null of nothing. */
export function surveyBox(analysis: Analysis, hasLot: boolean): Box | null {
  const { site, drawings } = analysis.layout
  const { lot: _, yard: __, ...within } = site
  const places: readonly Point[] = [
    ...everyPlaceOf(hasLot ? site : within),
    ...placedDoors(analysis).flatMap(doorCorners),
    ...drawnLines(drawings).flatMap(({ points }) => points),
  ]
  return places.length === 0 ? null : boxAround(places)
}

const doorCorners = ({ at, out, width }: HouseDoor): readonly Point[] =>
  [-1, 1].map((side) => ({ x: at.x - (side * out.y * width) / 2, y: at.y + (side * out.x * width) / 2 }))

/** What was surveyed and drawn on a site, before any ramp. */
export const surveyShapes = (analysis: Analysis, placed: PlacedView): Marks => [
  ...surveyedShapes(analysis, placed),
  ...drawnLines(analysis.layout.drawings).flatMap((one) => lineMarks(one, placed)),
  ...doorMarks(shapesFromAbove(placedDoors(analysis).map(doorSolid)), placed),
]

const PENS = { fence: 'fence', line: 'drawnLine', dimension: 'dimension' } as const

function lineMarks({ kind, points }: DrawnLine, { toPaper }: PlacedView): Marks {
  const places = points.map(toPaper)
  const color = kind === 'dimension' ? INK.muted : INK.ink
  return [
    line(places, { width: penOf(PENS[kind]), color }),
    ...(kind === 'fence' ? postMarks(places) : kind === 'dimension' ? tickMarks(places, color) : []),
  ]
}

const POSTS_APART = 14
const POST = 1.6

/** A fence has a small square at every post, as far apart on any scale. */
function postMarks([from, to]: readonly Point[]): Marks {
  if (!from || !to) return []
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(1, Math.round(length / POSTS_APART))
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = [from.x + ((to.x - from.x) * index) / count, from.y + ((to.y - from.y) * index) / count]
    const corners = [
      { x: x - POST, y: y - POST },
      { x: x + POST, y: y - POST },
      { x: x + POST, y: y + POST },
      { x: x - POST, y: y + POST },
    ]
    return outline(corners, { width: penOf('fence') }, INK.paper)
  })
}

const TICK = 4

/** Ends of a line with a length, at 45 degrees to it. */
function tickMarks(places: readonly Point[], color: string): Marks {
  const [from, to] = [places[0], places.at(-1)]
  if (!from || !to) return []
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const tick = rotate(way, 45)
  return [from, to].map(({ x, y }) =>
    line(
      [
        { x: x - tick.x * TICK, y: y - tick.y * TICK },
        { x: x + tick.x * TICK, y: y + tick.y * TICK },
      ],
      { width: penOf('tick'), color },
    ),
  )
}
