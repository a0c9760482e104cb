import { type Analysis, boxAround } from '@ramp/domain'
import { drawClosures } from '../../layout/draw-closures.ts'
import { drawObjects } from '../../layout/draw-layout.ts'
import { drawBraces, drawLegs } from '../../layout/draw-supports.ts'
import { fitBox } from '../../marks/fit.ts'
import type { Mark, Marks } from '../../marks/mark.ts'
import { markBounds } from '../../marks/mark-bounds.ts'
import type { View } from '../../marks/view.ts'
import { type Layer, POINTS } from '../sheet/page.ts'
import { type Box, INK, PLAN } from '../sheet/sheet.ts'
import { boxed, inked, letter } from '../sheet/sheet-marks.ts'
import { badgeRoom, badgesOf, drawBadge } from './plan-badges.ts'
import { DIMENSION_ROOM, planDimensions } from './plan-dimensions.ts'
import { withReadableLabels } from './plan-labels.ts'

/** Free room between the drawing and the frame of the plan. */
const MARGIN = 12
/** A single platform need not fill the sheet: points per inch at most. */
const LARGEST_SCALE = 2.4

/** The plan of the system with its dimensions, fitted into its frame (spec 1 §9). */
export function planLayers(analysis: Analysis): readonly Layer[] {
  const { placement, connections } = analysis
  const marks = planMarks(analysis)
  const frame = { view: POINTS, marks: [boxed(PLAN, { stroke: inked(INK.rule, 0.8) }), ...heading()] }
  const extent = markBounds(marks, POINTS)
  if (!extent) return [frame, { view: POINTS, marks: [emptyPlan()] }]
  const view = fitBox(extent, roomFor(analysis), undefined, LARGEST_SCALE)
  const badges = badgesOf(connections.openings, placement, view)
  const drawn = boxAround([
    ...cornersOf({
      left: extent.min.x * view.scale + view.left,
      top: extent.min.y * view.scale + view.top,
      width: (extent.max.x - extent.min.x) * view.scale,
      height: (extent.max.y - extent.min.y) * view.scale,
    }),
    ...badges.flatMap(({ box }) => cornersOf(box)),
  ])
  return [
    frame,
    {
      view: POINTS,
      marks: planDimensions(placement.parts, view, { left: drawn.min.x, bottom: drawn.max.y }),
    },
    { view, marks: withReadableLabels(marks, placement, view.scale) },
    { view: POINTS, marks: [...badges.flatMap(drawBadge), ...scaleBar(view)] },
  ]
}

/** What dimensions, entrances and exits leave of the frame. */
function roomFor({ connections, placement }: Analysis): Box {
  const { left, right, top, bottom } = badgeRoom(connections.openings, placement)
  return {
    left: PLAN.left + DIMENSION_ROOM.left + left,
    top: PLAN.top + MARGIN + top,
    width: PLAN.width - DIMENSION_ROOM.left - left - right - MARGIN,
    height: PLAN.height - DIMENSION_ROOM.bottom - top - bottom - 2 * MARGIN,
  }
}

/** Parts and drawings with what stands on and under them; what was switched off is not built and not shown. */
const planMarks = (analysis: Analysis): Marks => [
  ...drawObjects(analysis, { hasRunColors: analysis.runs.figures.length > 1 }),
  ...drawClosures(analysis.closures.filter(({ isActive }) => isActive)),
  ...drawLegs(analysis.legs.filter(({ isActive }) => isActive)),
  ...drawBraces(analysis.bracing.braces.filter(({ isActive }) => isActive)),
]

const cornersOf = ({ left, top, width, height }: Box) => [
  { x: left, y: top },
  { x: left + width, y: top + height },
]

const heading = (): Marks => [
  letter('LAYOUT', PLAN.left, PLAN.top - 12, { size: 14, weight: 'bold' }),
  letter(
    'Plan view. Overall sizes of parts and plates on the ground, without feet and rail loops.',
    PLAN.left + 76,
    PLAN.top - 12,
    {
      size: 12,
      weight: 'regular',
      color: INK.muted,
    },
  ),
]

const emptyPlan = (): Mark =>
  letter('No parts on the canvas.', PLAN.left + PLAN.width / 2, PLAN.top + PLAN.height / 2, {
    size: 16,
    weight: 'regular',
    color: INK.muted,
    align: 'middle',
  })

const BAR_AT_MOST = 220
const BARS_IN_FEET = [50, 20, 10, 5, 2, 1] as const

/** A bar instead of a scale in figures: it stays true however large the sheet is printed. */
function scaleBar({ scale }: View): Marks {
  const feet = BARS_IN_FEET.find((each) => each * 12 * scale <= BAR_AT_MOST) ?? 1
  const width = feet * 12 * scale
  const right = PLAN.left + PLAN.width - 34
  const top = PLAN.top - 18
  const font = { size: 11, weight: 'regular', color: INK.muted } as const
  const stroke = inked(INK.ink, 0.8)
  return [
    boxed({ left: right - width, top, width: width / 2, height: 5 }, { fill: INK.ink, stroke }),
    boxed({ left: right - width / 2, top, width: width / 2, height: 5 }, { fill: INK.paper, stroke }),
    letter('0', right - width - 8, top + 6, { ...font, align: 'end' }),
    letter(`${feet} ft`, right + 6, top + 6, font),
  ]
}
