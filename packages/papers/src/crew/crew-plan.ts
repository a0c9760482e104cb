import type { Point } from '@ramp/domain'
import {
  boxed,
  DASHES,
  type Frame,
  INK,
  lengthText,
  letters,
  line,
  type Marks,
  onPaper,
  type Pen,
  type PlacedView,
  penOf,
  type Room,
  roomIn,
  rowFinder,
  SCALES,
  type Scale,
  SIZE,
  scaleBar,
  spread,
  type Viewport,
  widthOf,
} from '@ramp/drafting'
import { type Datum, datumOf, settingOut, stationsOf } from '@ramp/solids'
import { OURS } from '../content/ours.ts'
import { isLevel } from '../content/part-facts.ts'
import { frameOf } from '../content/part-letters.ts'
import { builtPlan, type Plan, placePlan, sizeOfPlan, wallMarks } from '../content/plan.ts'
import { planMarks } from '../content/plan-drawing.ts'
import type { PaperInput } from '../paper/input.ts'

const CREW_SCALES: readonly Scale[] = [
  SCALES.quarter,
  SCALES.threeSixteenths,
  SCALES.eighth,
  SCALES.sixteenth,
  SCALES.thirtySecond,
]

/** What stands around the plan in points: tags at both sides, ordinates at the right and below. */
const BESIDE = { left: 38, right: 106, top: 20, bottom: 54 } as const
const HEADING = 30
/** Tags stand nearer the plan at its right, ordinates beyond them. */
const TAGS_AT_RIGHT = 37

export type CrewPlan = { readonly plan: Plan; readonly scale: Scale }

/** The plan at the largest scale at which it fits a frame as it is drawn, or turned where that gives a larger one; null where none does. */
export function crewPlanFor({ analysis }: PaperInput, frame: Frame, scales = CREW_SCALES): CrewPlan | null {
  const plans = [builtPlan(analysis), builtPlan(analysis, 90)]
  for (const scale of scales)
    for (const plan of plans) {
      const { width, height } = sizeOfPlan(plan)
      const isInside =
        onPaper(width, scale.ratio) + BESIDE.left + BESIDE.right <= frame.width &&
        onPaper(height, scale.ratio) + BESIDE.top + BESIDE.bottom + HEADING <= frame.height
      if (isInside) return { plan, scale }
    }
  return null
}

/** The plan with its tags, its diagonals and its ordinates. */
export function crewPlanMarks(
  { analysis }: PaperInput,
  { plan, scale }: CrewPlan,
  frame: Frame,
): { readonly marks: Marks; readonly viewport: Viewport } {
  const { width, height } = sizeOfPlan(plan)
  const body: Frame = {
    left: frame.left + BESIDE.left,
    top: frame.top + HEADING + BESIDE.top,
    width: onPaper(width, scale.ratio),
    height: onPaper(height, scale.ratio),
  }
  const placed = placePlan(plan, scale.ratio, { x: body.left, y: body.top })
  const within: Frame = {
    left: frame.left,
    top: frame.top + HEADING,
    width: BESIDE.left + body.width + TAGS_AT_RIGHT,
    height: BESIDE.top + body.height + 26,
  }
  const room = roomIn(within)
  const datum = datumOf(analysis)
  // Names of walls keep off lines that are painted over them.
  const datumLines = datum ? datumMarks(datum, placed, body, room) : []
  const marks = [
    letters('Plan and setting out', frame.left, frame.top + 12, { size: SIZE.heading, weight: 'bold' }),
    letters(
      `${scale.words}; ${isLevel(analysis) ? 'heights in inches' : 'inches over datum'}${datum?.isOurs ? `; W${OURS}` : ''}`,
      frame.left,
      frame.top + 26,
      {
        size: SIZE.small,
        color: INK.muted,
      },
    ),
    ...scaleBar(scale, frame.left + frame.width - 24, frame.top + 4),
    ...wallMarks(plan, placed, room),
    ...datumLines,
    ...planMarks(plan, placed, room, {
      height: (inches) => lengthText(inches, 'height'),
      hasBraces: true,
      hasDiagonals: true,
      hasTags: true,
      closureInk: INK.closure,
    }),
    ...(datum ? ordinateMarks(analysis, datum, placed, body) : []),
  ]
  return { marks, viewport: { name: 'Plan', frame: within, ratio: scale.ratio } }
}

const DATUM_PEN: Pen = { width: penOf('datum'), color: INK.accent, dash: DASHES.datum }
const BEYOND = 18
const ABOVE = 10
const BEHIND_DOOR = 16

/** W along the wall, S out of the door, each with its letter at the end of its line. */
function datumMarks({ at, placeAt }: Datum, { toPaper }: PlacedView, body: Frame, room: Room): Marks {
  const origin = toPaper(at)
  const along = unit(origin, toPaper(placeAt(1, 0)))
  const out = unit(origin, toPaper(placeAt(0, 1)))
  const lineOf = (name: string, way: Point, back: number): Marks => {
    const behind = { x: -way.x, y: -way.y }
    const edge = edgeOf(origin, behind, body, 12)
    const reach = Math.min(back, Math.hypot(edge.x - origin.x, edge.y - origin.y))
    const from = { x: origin.x + behind.x * reach, y: origin.y + behind.y * reach }
    const to = edgeOf(origin, way, body, way.y < -0.5 ? ABOVE : BEYOND)
    const box: Frame = { left: to.x - 7, top: to.y - 7, width: 14, height: 14 }
    room.take(box)
    room.takeSoftly(frameOf([from, to]))
    return [
      line([from, to], DATUM_PEN),
      boxed(box, null, INK.accent),
      letters(name, to.x, to.y + 3.8, { size: 10.4, weight: 'bold', align: 'middle', color: INK.paper }),
    ]
  }
  const rightward = along.x < -0.5 || along.y < -0.5 ? { x: -along.x, y: -along.y } : along
  return [...lineOf('W', rightward, Number.POSITIVE_INFINITY), ...lineOf('S', out, BEHIND_DOOR)]
}

const unit = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** Where a ray leaves a frame that is larger by `beyond`. */
function edgeOf({ x, y }: Point, way: Point, { left, top, width, height }: Frame, beyond: number): Point {
  const reach = (position: number, speed: number, low: number, high: number) =>
    Math.abs(speed) < 1e-6
      ? Number.POSITIVE_INFINITY
      : ((speed > 0 ? high + beyond : low - beyond) - position) / speed
  const by = Math.max(0, Math.min(reach(x, way.x, left, left + width), reach(y, way.y, top, top + height)))
  return { x: x + way.x * by, y: y + way.y * by }
}

const GAP = 13
const ORDINATE_PEN: Pen = { width: penOf('ordinate') }

/** The stations of both datums as figures: those that run down the sheet at its right, those across it below. */
function ordinateMarks(
  analysis: PaperInput['analysis'],
  datum: Datum,
  { toPaper }: PlacedView,
  body: Frame,
): Marks {
  const stations = stationsOf(settingOut(analysis).parts, datum)
  const asPaper = (values: readonly number[], placeAt: (value: number) => Point) =>
    values.map((value): Station => ({ words: lengthText(value, 'ordinate'), at: toPaper(placeAt(value)) }))
  const out = asPaper(stations.out, (value) => datum.placeAt(0, value))
  const aside = asPaper(stations.aside, (value) => datum.placeAt(value, 0))
  const [a, b] = [toPaper(datum.placeAt(0, 0)), toPaper(datum.placeAt(0, 100))]
  const isDown = Math.abs(b.y - a.y) > Math.abs(b.x - a.x)
  return [...besideMarks(isDown ? out : aside, body), ...belowMarks(isDown ? aside : out, body)]
}

type Station = { readonly words: string; readonly at: Point }

function besideMarks(stations: readonly Station[], { left, top, width, height }: Frame): Marks {
  const places = spread(
    stations.map(({ at }) => at.y),
    { gap: GAP, from: top - 12, to: top + height + 20 },
  )
  const x = left + width + TAGS_AT_RIGHT + 1
  return stations.flatMap(({ words, at }, index) => {
    const y = places[index] ?? at.y
    const elbow = [
      { x, y: at.y },
      { x: x + 6, y: at.y },
      { x: x + 11, y },
      { x: x + 15, y },
    ]
    return [line(elbow, ORDINATE_PEN), letters(words, x + 17, y + 3.4, { size: SIZE.small, weight: 'bold' })]
  })
}

/** Below the plan figures stand in rows one under the other where they are too near each other. */
function belowMarks(stations: readonly Station[], { top, height }: Frame): Marks {
  const rowFor = rowFinder({ gap: 5 })
  const y = top + height + 27
  return stations
    .toSorted((a, b) => a.at.x - b.at.x)
    .flatMap(({ words, at }) => {
      const half = widthOf(words, { size: SIZE.small, weight: 'bold' }) / 2
      const row = rowFor({ from: at.x - half, to: at.x + half }) ?? 0
      const base = y + 10 + row * 11
      return [
        line(
          [
            { x: at.x, y },
            { x: at.x, y: y + 3 },
          ],
          ORDINATE_PEN,
        ),
        letters(words, at.x, base, { size: SIZE.small, weight: 'bold', align: 'middle' }),
      ]
    })
}
