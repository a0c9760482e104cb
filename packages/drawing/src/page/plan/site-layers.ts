import { isSurveyed, type Site } from '@ramp/domain'
import type { Marks } from '../../marks/mark.ts'
import type { View } from '../../marks/view.ts'
import { drawFalls } from '../../site/draw-falls.ts'
import { drawPlace } from '../../site/draw-place.ts'
import { drawSpots } from '../../site/draw-spots.ts'
import { type Layer, POINTS } from '../sheet/page.ts'
import { type Box, INK, PLAN, SHEET } from '../sheet/sheet.ts'
import { boxed } from '../sheet/sheet-marks.ts'
import { turnedMarks, turnedPoint } from './turned-plan.ts'

/**
 * What the system stands on, as far as the frame of the plan shows it: the system alone says how large it is drawn, for a
 * lot may be a hundred times as large.
 */
export function siteLayers(site: Site, view: View, isTurned: boolean): readonly Layer[] {
  if (!isSurveyed(site)) return []
  const marks = [...drawPlace(site), ...(site.ground ? drawFalls(site.ground) : []), ...drawSpots(site)]
  const shown = marks.filter((mark) => mark.kind !== 'pinned' || isInFrame(mark.at, view, isTurned))
  return [
    { view, marks: isTurned ? turnedMarks(shown) : shown },
    { view: POINTS, marks: AROUND_PLAN },
  ]
}

/** Letters keep this far from the frame. */
const INSIDE = 20

function isInFrame(at: { readonly x: number; readonly y: number }, view: View, isTurned: boolean): boolean {
  const { x, y } = isTurned ? turnedPoint(at) : at
  const [left, top] = [x * view.scale + view.left, y * view.scale + view.top]
  return (
    left > PLAN.left + INSIDE &&
    left < PLAN.left + PLAN.width - INSIDE &&
    top > PLAN.top + INSIDE &&
    top < PLAN.top + PLAN.height - INSIDE
  )
}

/** Paper over what reaches beyond the frame. */
const AROUND_PLAN: Marks = around(PLAN).map((box) => boxed(box, { fill: INK.paper }))

function around({ left, top, width, height }: Box): readonly Box[] {
  const [right, bottom] = [left + width, top + height]
  return [
    { left: 0, top: 0, width: SHEET.width, height: top },
    { left: 0, top: bottom, width: SHEET.width, height: SHEET.height - bottom },
    { left: 0, top, width: left, height },
    { left: right, top, width: SHEET.width - right, height },
  ]
}
