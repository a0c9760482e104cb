import { type Analysis, type Box, boxAround, clipOutline, type Inches, type Point } from '@ramp/domain'
import {
  boxed,
  type Frame,
  hatchMarks,
  INK,
  line,
  type Marks,
  outline,
  type PlacedView,
  penOf,
  placeView,
  type Room,
  tagMarks,
  tapeInches,
} from '@ramp/drafting'
import {
  measuresOf,
  planOf,
  type SetOutPart,
  type SystemView,
  settingOut,
  stepsOf,
  taggedBraces,
  taggedClosures,
  taggedLegs,
  type ViewShape,
} from '@ramp/solids'
import { datumOf } from './datum.ts'
import { kindOf } from './part-facts.ts'
import { frameOf, heightMarks, type Lettering, middleOf, mixed, partWords } from './part-letters.ts'
import { viewMarks } from './view-marks.ts'

/** A plan ready for paper; turned where it lies better that way. */
export type Plan = {
  readonly analysis: Analysis
  readonly view: SystemView
  /** Walls and doors near it, turned with it. */
  readonly walls: readonly ViewShape[]
  readonly isTurned: boolean
  readonly box: Box
}

const turnedPoint = ({ x, y }: Point): Point => ({ x: -y, y: x })

/** The plan of what is built, without its site; turned clockwise by 90 degrees where `isTurned`. */
export function builtPlan(analysis: Analysis, isTurned: boolean): Plan {
  const whole = planOf(analysis)
  const own = turnedShapes(
    whole.shapes.filter(({ owner }) => owner.kind !== 'site'),
    isTurned,
  )
  const dimensions = isTurned
    ? whole.dimensions.map((one) => ({ ...one, from: turnedPoint(one.from), to: turnedPoint(one.to) }))
    : whole.dimensions
  const points = own.flatMap((shape) => shape.points)
  const built = points.length > 0 ? boxAround(points) : { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } }
  const walls = wallsAt(analysis, turnedShapes(whole.shapes, isTurned), built, isTurned)
  const box = boxAround([built.min, built.max, ...walls.flatMap((shape) => shape.points)])
  return { analysis, view: { ...whole, shapes: own, dimensions, box }, walls, isTurned, box }
}

const turnedShapes = (shapes: readonly ViewShape[], isTurned: boolean): readonly ViewShape[] =>
  isTurned ? shapes.map((shape) => ({ ...shape, points: shape.points.map(turnedPoint) })) : shapes

/** Of the wall so much is seen to both sides of its door, and behind it. */
const BESIDE_DOOR: Inches = 20
const BEHIND_DOOR: Inches = 6

/** The walls of the house where they stand near what is built, with the door the way leads to. */
function wallsAt(
  analysis: Analysis,
  shapes: readonly ViewShape[],
  { min, max }: Box,
  isTurned: boolean,
): readonly ViewShape[] {
  const datum = datumOf(analysis)
  if (!datum?.isWall) return []
  const near = [-BESIDE_DOOR, BESIDE_DOOR].flatMap((aside) =>
    [-BEHIND_DOOR, 0].map((out) => datum.placeAt(aside, out)),
  )
  const window = boxAround([...(isTurned ? near.map(turnedPoint) : near), min, max])
  return shapes
    .filter(({ role }) => role === 'house' || role === 'door')
    .flatMap((shape) => {
      const points = clipOutline(shape.points, window)
      return points.length < 3 ? [] : [{ ...shape, points }]
    })
}

/** Walls and doors, to lie under everything else. */
export function wallMarks(plan: Plan, placed: PlacedView, room: Room): Marks {
  const { toPaper } = flatView(plan, placed)
  const pen = { width: penOf(0.35) }
  return plan.walls.flatMap(({ role, points }): Marks => {
    const corners = points.map(toPaper)
    room.takeSoftly(frameOf(corners))
    if (role === 'door') return [outline(corners, pen, INK.paper)]
    return [...hatchMarks(corners, 5, { color: INK.rule, width: penOf(0.18) }), outline(corners, pen)]
  })
}

export const sizeOfPlan = ({
  box: { min, max },
}: Plan): { readonly width: Inches; readonly height: Inches } => ({
  width: max.x - min.x,
  height: max.y - min.y,
})

/** The plan at its place on a sheet: places of the setting out become points of paper. */
export function placePlan({ box, isTurned }: Plan, ratio: number, corner: Point): PlacedView {
  const placed = placeView(box, ratio, corner)
  return isTurned ? { ...placed, toPaper: (place) => placed.toPaper(turnedPoint(place)) } : placed
}

/** Everything that is built, lettered: parts, heights at their ends, legs, closures, braces. */
export function planMarks(plan: Plan, placed: PlacedView, room: Room, lettering: Lettering): Marks {
  const { analysis } = plan
  const { parts } = settingOut(analysis)
  const flat = flatView(plan, placed)
  for (const part of parts) room.takeSoftly(frameOf(part.outline.map(placed.toPaper)))
  const legs = taggedLegs(analysis)
  for (const { at } of legs) room.take(around(placed.toPaper(at), 3))
  return [
    ...viewMarks(plan.view, flat),
    ...treadMarks(analysis, placed),
    ...(lettering.hasDiagonals ? parts.flatMap((part) => diagonalMarks(part, placed)) : []),
    ...legs.map(({ at }) => boxed(around(placed.toPaper(at), 2.4), { width: penOf(0.25) }, INK.ink)),
    ...heightMarks(parts, placed, room, lettering),
    ...partWords(analysis, parts, placed, room, lettering),
    ...closureMarks(analysis, placed, room, lettering),
    ...(lettering.hasTags ? toleranceTags(analysis, placed, room) : []),
    ...(lettering.hasTags ? legTags(analysis, placed, room) : []),
    ...(lettering.hasBraces ? braceTags(analysis, placed, room) : []),
  ]
}

const around = ({ x, y }: Point, half: number): Frame => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
})

const RAMP_TREAD: Inches = 6

const treadMarks = (analysis: Analysis, { toPaper }: PlacedView): Marks =>
  treadLines(analysis).map((ends) => line(ends.map(toPaper), { width: 0.35, color: INK.tread }))

/** Lines across the walking surface: of ramps as far apart as their treads are wide (spec 1 §9), of stairs at their nosings. */
export function treadLines(analysis: Analysis): readonly (readonly [Point, Point])[] {
  const measures = measuresOf(analysis.layout.project.product)
  return settingOut(analysis).parts.flatMap((part) => {
    const { placed, covers } = part
    const [a, b, c, d] = part.outline
    if (!a || !b || !c || !d || kindOf(placed) === 'platform') return []
    const across = Math.max(1, Math.floor(covers / RAMP_TREAD))
    const ofRamp = { depth: covers / across, treads: across - 1 }
    const { depth, treads } = kindOf(placed) === 'stair' ? stepsOf(part, measures) : ofRamp
    return Array.from({ length: treads }, (_, index) => ((index + 1) * depth) / covers)
      .filter((share) => share < 1 - EDGE)
      .map((share): [Point, Point] => [mixed(a, d, share), mixed(b, c, share)])
  })
}

/** A line on the edge of its part is drawn with it. */
const EDGE = 0.01

function diagonalMarks({ outline: [a, , c], placed }: SetOutPart, { toPaper }: PlacedView): Marks {
  if (kindOf(placed) !== 'platform' || !a || !c) return []
  return [line([toPaper(a), toPaper(c)], { width: 0.7, color: INK.accent, dash: [4, 3] })]
}

function closureMarks(
  analysis: Analysis,
  placed: PlacedView,
  room: Room,
  { closureInk, hasTags }: Lettering,
): Marks {
  return taggedClosures(analysis).flatMap(({ tag, stretches }) => {
    const [first] = stretches
    if (!first) return []
    const bars = stretches.map((stretch) =>
      line(stretch.map(placed.toPaper), { width: penOf(0.7), color: closureInk }),
    )
    const at = placed.toPaper(mixed(first[0], first[1], 0.5))
    const named = hasTags ? tagMarks({ words: tag, at, color: closureInk }, room) : null
    return [...bars, ...(named ?? [])]
  })
}

/** Tags of legs, each away from the middle of what it carries. */
function legTags(analysis: Analysis, placed: PlacedView, room: Room): Marks {
  const { byId } = settingOut(analysis)
  return taggedLegs(analysis).flatMap(({ tag, at, part }) => {
    const paper = placed.toPaper(at)
    const middle = middleOf((byId.get(part)?.outline ?? [at]).map(placed.toPaper))
    const toward = { x: paper.x - middle.x, y: paper.y - middle.y }
    return tagMarks({ words: tag, at: paper, toward: towardAxis(toward) }, room) ?? []
  })
}

/** What is left between two ways where they meet again, to be shared out over their joints. */
const toleranceTags = (analysis: Analysis, placed: PlacedView, room: Room): Marks =>
  settingOut(analysis).tolerances.flatMap(
    ({ at, apart }) =>
      tagMarks(
        { words: `${tapeInches(apart)} to share out`, at: placed.toPaper(at), color: INK.accent },
        room,
      ) ?? [],
  )

/** Tags stand beside a deck rather than off its corners. */
const towardAxis = ({ x, y }: Point): Point =>
  Math.abs(x) >= Math.abs(y) * 0.35 ? { x, y: y * 0.2 } : { x: 0, y }

function braceTags(analysis: Analysis, placed: PlacedView, room: Room): Marks {
  return taggedBraces(analysis).flatMap(({ tag, between: [from, to] }) => {
    const ends = [placed.toPaper(from), placed.toPaper(to)] as const
    const bar = line(ends, { width: penOf(0.35), dash: [3, 2], color: INK.accent })
    return [
      bar,
      ...(tagMarks({ words: tag, at: mixed(...ends, 0.5), color: INK.accent, rings: 3 }, room) ?? []),
    ]
  })
}

/** For what a turned plan has turned already: its shapes and its dimensions. */
export const flatView = ({ isTurned }: Plan, placed: PlacedView): PlacedView =>
  isTurned ? { ...placed, toPaper: ({ x, y }) => placed.toPaper({ x: y, y: -x }) } : placed
