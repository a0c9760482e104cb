import {
  type Analysis,
  type Box,
  boxAround,
  everyPlaceOf,
  housesOf,
  isInPlace,
  keepOffsOf,
  obstaclesOf,
  outlineOfFooting,
  type Point,
  type SiteThing,
} from '@ramp/domain'
import {
  circleData,
  DASHES,
  hatchMarks,
  INK,
  line,
  type Marks,
  outline,
  type PlacedView,
  path,
  penOf,
} from '@ramp/drafting'
import { thingLines } from '@ramp/drawing'
import { cornersOf, type SystemView, settingOut, solidsOf, type ViewShape } from '@ramp/solids'
import { viewMarks } from '../../content/view-marks.ts'

const HATCH = { gap: 9, pen: { color: INK.hairline, width: penOf('hatch') } } as const

/** What is new and not a deck, as far as it is seen on a site plan: plates and pads. */
const BESIDES: readonly string[] = ['transition', 'pad', 'concrete-pad']

type Line = Parameters<typeof penOf>[0]

const closed = (places: readonly Point[], { toPaper }: PlacedView, pen: Line, fill?: string) =>
  outline(places.map(toPaper), { width: penOf(pen) }, fill)

/** Everything known of a site with the outline of what is built on it, the ground first. */
export function siteShapes(analysis: Analysis, view: SystemView, placed: PlacedView): Marks {
  const plates = view.shapes.filter(({ owner, role }) => owner.kind !== 'site' && BESIDES.includes(role))
  return [
    ...surveyedShapes(analysis, placed),
    ...settingOut(analysis).parts.map(({ outline: places }) =>
      closed(places, placed, 'builtOnSitePlan', INK.built),
    ),
    ...viewMarks({ ...view, shapes: plates }, placed),
    ...doorMarks(view.shapes, placed),
  ]
}

/** What was surveyed of a site, the ground first, without its doors. */
export function surveyedShapes(analysis: Analysis, placed: PlacedView): Marks {
  const { site } = analysis.layout
  return [
    ...(site.surfaces ?? []).map(({ outline: places }) => closed(places, placed, 'paving', INK.well)),
    ...endsOf(analysis).map((places) => line(places.map(placed.toPaper), { width: penOf('destination') })),
    ...yardMarks(analysis, placed),
    ...lotMarks(analysis, placed),
    ...housesOf(site).flatMap(({ outline: places }) => houseMarks(places, placed)),
    ...(site.porch ? [closed(site.porch.outline, placed, 'porch', INK.paper)] : []),
    ...[...obstaclesOf(site), ...keepOffsOf(site)].flatMap((one) => thingMarks(one, placed)),
  ]
}

/** Where the way has to end, as far as it is an area or an edge of its own. */
function endsOf({ layout }: Analysis): readonly (readonly Point[])[] {
  const { destination } = layout.site
  if (!destination) return []
  return 'area' in destination ? [[...destination.area, ...destination.area.slice(0, 1)]] : [destination.edge]
}

function yardMarks({ layout }: Analysis, { toPaper }: PlacedView): Marks {
  const { yard = [] } = layout.site
  return yard.length > 2
    ? [outline(yard.map(toPaper), { width: penOf('setback'), dash: DASHES.setback, color: INK.muted })]
    : []
}

function lotMarks({ layout }: Analysis, { toPaper }: PlacedView): Marks {
  const { lot = [] } = layout.site
  if (lot.length < 3) return []
  const corners = lot.map(toPaper)
  return [
    outline(corners, { width: penOf('lotOnSitePlan'), dash: DASHES.lot }),
    ...corners.map((corner) =>
      path(circleData(corner, 3), {
        stroke: { color: INK.ink, width: penOf('lotCorner'), unit: 'in' },
        fill: INK.paper,
      }),
    ),
  ]
}

function houseMarks(places: readonly Point[], { toPaper }: PlacedView): Marks {
  const corners = places.map(toPaper)
  return [
    outline(corners, null, INK.paper),
    ...hatchMarks(corners, HATCH.gap, HATCH.pen),
    outline(corners, { width: penOf('house') }),
  ]
}

/** What does not stay is dashed. */
function thingMarks(thing: SiteThing, placed: PlacedView): Marks {
  const lines = thingLines(thing).map((one) => line(one.map(placed.toPaper), { width: penOf('hatch') }))
  return [thingMark(thing, placed), ...lines]
}

function thingMark(thing: SiteThing, { toPaper, onPaper }: PlacedView): Marks[number] {
  const dash = isInPlace(thing) ? {} : { dash: DASHES.dashed }
  const pen = { width: penOf('obstacle'), ...dash }
  return 'at' in thing
    ? path(circleData(toPaper(thing.at), onPaper(thing.radius)), {
        stroke: { color: INK.ink, unit: 'in', ...pen },
        fill: INK.paper,
      })
    : outline(outlineOfFooting(thing).map(toPaper), pen, INK.paper)
}

/** Doors as a stroke over the line of their wall. */
export const doorMarks = (shapes: readonly ViewShape[], placed: PlacedView): Marks =>
  shapes
    .filter(({ role }) => role === 'door')
    .map(({ points }) => outline(points.map(placed.toPaper), { width: penOf('doorOnSitePlan') }, INK.ink))

/** Everything a site plan shows, in inches. Photos are not on it, nor readings: it has the heights that follow from them. */
export function siteBox(analysis: Analysis): Box {
  const { photos: _, survey: __, ...shown } = analysis.layout.site
  return boxAround([...everyPlaceOf(shown), ...builtCorners(analysis)])
}

const builtCorners = (analysis: Analysis): readonly Point[] =>
  solidsOf(analysis)
    .filter(({ owner }) => owner.kind !== 'site')
    .flatMap(cornersOf)
