import {
  type Analysis,
  boxAround,
  type Drawing,
  type Box as Extent,
  isWorded,
  type Placement,
} from '@ramp/domain'
import {
  boxed,
  type Frame,
  fitBox,
  frameAround,
  INK,
  letters,
  type Mark,
  type Marks,
  markBounds,
  POINTS,
  paintedOf,
  type SheetLayer,
  textsOf,
  textWidth,
  type View,
} from '@ramp/drafting'
import { drawBraces, drawClosures, drawLegs, drawObjects } from '@ramp/drawing'
import { PLAN, SMALLEST } from '../sheet/sheet.ts'
import { badgeRoom, badgesOf, drawBadge } from './plan-badges.ts'
import { dimensionRoom, planDimensions } from './plan-dimensions.ts'
import { withReadableLabels } from './plan-labels.ts'
import { siteLayers } from './site-layers.ts'
import { turnedMarks, turnedPlacement, turnedPoint } from './turned-plan.ts'

/** Free room between the drawing and the frame of the plan. */
const MARGIN = 12
/** A single platform need not fill the sheet: points per inch at most. */
const LARGEST_SCALE = 2.4

/** A plan is laid along the sheet where that shows it larger by so much, and by more where words would be turned with it. */
const WORTH_A_TURN = { drawing: 1.25, words: 1.6 } as const

/** How the plan stands on the sheet: as on the canvas or a quarter turn to the left. */
type Plan = {
  readonly isTurned: boolean
  readonly placement: Placement
  readonly openings: Analysis['connections']['openings']
  readonly extent: Extent
  readonly view: View
}

/** The plan of the system with its dimensions, fitted into its frame (spec 1 §9); a long system lies along the sheet. */
export function planLayers(analysis: Analysis): readonly SheetLayer[] {
  const marks = planMarks(analysis)
  const plan = planOf(analysis, marks)
  const frame = boxed(PLAN, { width: 0.8, color: INK.hairline })
  if (!plan) return [{ view: POINTS, marks: [frame, ...heading(false), emptyPlan()] }]
  const { placement, openings, extent, view, isTurned } = plan
  const upright = withReadableLabels(marks, placement, { scale: view.scale, isTurned })
  const lettered = isTurned ? turnedMarks(upright) : upright
  const words = textsOf(lettered, view).map(({ extent: one }) => frameAround([one.min, one.max]))
  const badges = badgesOf(openings, placement, { view, words })
  const drawn = boxAround([
    ...cornersOf(boxOnSheet(extent, view)),
    ...badges.flatMap(({ box }) => cornersOf(box)),
  ])
  const dimensions = planDimensions(placement.parts, view, drawn)
  const taken = [
    ...textsOf(dimensions, POINTS).map(({ extent }) => extent),
    ...linesOf(dimensions),
    ...[...badges.map(({ box }) => box), ...placement.parts.map(({ box }) => boxOnSheet(box, view))].map(
      (box) => boxAround(cornersOf(box)),
    ),
  ]
  return [
    ...siteLayers(analysis.layout.site, { view, isTurned, taken }),
    { view: POINTS, marks: [frame, ...heading(isTurned)] },
    { view: POINTS, marks: dimensions },
    { view, marks: lettered },
    { view: POINTS, marks: [...badges.flatMap(drawBadge), ...scaleBar(plan)] },
  ]
}

/** The boxes around the lines of some marks, each so thin as it is drawn. */
const linesOf = (marks: Marks): readonly Extent[] =>
  paintedOf(marks, POINTS).flatMap((one) =>
    one.kind === 'path'
      ? one.lines.flatMap(({ points }) =>
          points.slice(1).map((to, index) => boxAround([points[index] ?? to, to])),
        )
      : [],
  )

/** The way of laying the plan that shows it larger; null when there is nothing to show. */
function planOf({ placement, connections, layout }: Analysis, marks: Marks): Plan | null {
  const fitted = (plan: Omit<Plan, 'extent' | 'view'>, shown: Marks): Plan | null => {
    const extent = markBounds(shown, POINTS)
    return extent && { ...plan, extent, view: fitBox(extent, roomFor(plan), undefined, LARGEST_SCALE) }
  }
  const upright = fitted({ isTurned: false, placement, openings: connections.openings }, marks)
  const turned = fitted(
    {
      isTurned: true,
      placement: turnedPlacement(placement),
      openings: connections.openings.map((opening) => ({ ...opening, at: turnedPoint(opening.at) })),
    },
    turnedMarks(marks),
  )
  if (!upright || !turned) return upright
  const worth = layout.drawings.some(hasWords) ? WORTH_A_TURN.words : WORTH_A_TURN.drawing
  return turned.view.scale > upright.view.scale * worth ? turned : upright
}

const hasWords = (drawing: Drawing): boolean =>
  isWorded(drawing) || ['ada-box', 'rise-box', 'service-box'].includes(drawing.kind)

/** What dimensions, entrances and exits leave of the frame. */
function roomFor({ openings, placement }: Omit<Plan, 'extent' | 'view'>): Frame {
  const badges = badgeRoom(openings, placement)
  const dimensions = dimensionRoom(placement.parts)
  const [left, right, top, bottom] = (['left', 'right', 'top', 'bottom'] as const).map(
    (side) => badges[side] + dimensions[side] + (side === 'left' ? 0 : MARGIN),
  ) as [number, number, number, number]
  return {
    left: PLAN.left + left,
    top: PLAN.top + top,
    width: PLAN.width - left - right,
    height: PLAN.height - top - bottom,
  }
}

/** Parts and drawings with what stands on and under them; what was switched off is not built and not shown. */
const planMarks = (analysis: Analysis): Marks => [
  ...drawObjects(analysis, { hasRunColors: analysis.runs.figures.length > 1 }),
  ...drawClosures(analysis.closures.filter(({ isActive }) => isActive)),
  ...drawLegs(analysis.legs.filter(({ isActive }) => isActive)),
  ...drawBraces(analysis.bracing.braces.filter(({ isActive }) => isActive)),
]

const boxOnSheet = ({ min, max }: Extent, { scale, left, top }: View): Frame => ({
  left: min.x * scale + left,
  top: min.y * scale + top,
  width: (max.x - min.x) * scale,
  height: (max.y - min.y) * scale,
})

const cornersOf = ({ left, top, width, height }: Frame) => [
  { x: left, y: top },
  { x: left + width, y: top + height },
]

const REMARK = { size: SMALLEST, weight: 'regular', color: INK.muted } as const
const REMARK_LEFT = PLAN.left + 76

const remarkOf = (isTurned: boolean): string =>
  `Plan view${isTurned ? ', a quarter turn to the left' : ''}. Overall sizes of parts and plates on the ground, without feet and rail loops.`

const heading = (isTurned: boolean): Marks => [
  letters('LAYOUT', PLAN.left, PLAN.top - 12, { size: 14, weight: 'bold' }),
  letters(remarkOf(isTurned), REMARK_LEFT, PLAN.top - 12, REMARK),
]

const emptyPlan = (): Mark =>
  letters('No parts on the canvas.', PLAN.left + PLAN.width / 2, PLAN.top + PLAN.height / 2, {
    size: 16,
    weight: 'regular',
    color: INK.muted,
    align: 'middle',
  })

const BAR_AT_MOST = 150
const BARS_IN_FEET = [50, 20, 10, 5, 2, 1] as const
/** Between the remark and the bar, with the figure before it. */
const BESIDE_REMARK = 26

/** A bar instead of a scale in figures: it stays true however large the sheet is printed. */
function scaleBar({ view: { scale }, isTurned }: Pick<Plan, 'view' | 'isTurned'>): Marks {
  const right = PLAN.left + PLAN.width - 34
  const room = right - REMARK_LEFT - textWidth(remarkOf(isTurned), REMARK) - BESIDE_REMARK
  const feet = BARS_IN_FEET.find((each) => each * 12 * scale <= Math.min(BAR_AT_MOST, room)) ?? 1
  const width = feet * 12 * scale
  const top = PLAN.top - 18
  const pen = { width: 0.8 }
  return [
    boxed({ left: right - width, top, width: width / 2, height: 5 }, pen, INK.ink),
    boxed({ left: right - width / 2, top, width: width / 2, height: 5 }, pen, INK.paper),
    letters('0', right - width - 8, top + 6, { ...REMARK, align: 'end' }),
    letters(`${feet} ft`, right + 6, top + 6, REMARK),
  ]
}
