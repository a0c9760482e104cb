import type { Box } from '../base/geometry/outline.ts'
import { type Inches, inchesFromSpecPixels } from '../base/units.ts'
import type { Project } from '../model/layout/layout.ts'
import { objectsInOrder } from '../model/layout/objects-in-order.ts'
import { isSurveyed } from '../model/layout/site.ts'
import { moveSite } from '../model/layout/site-places.ts'
import type { Edit } from './edit.ts'
import { moveObjects } from './object-edits.ts'

/** Limits and step of the canvas (spec 1 §9): 400 to 3000 px, by 400 px. */
export const CANVAS_MIN: Inches = inchesFromSpecPixels(400)
export const CANVAS_MAX: Inches = inchesFromSpecPixels(3000)
export const CANVAS_STEP: Inches = inchesFromSpecPixels(400)

/** How much to add at each side, in inches; negative takes away. */
export type Growth = {
  readonly left?: Inches
  readonly right?: Inches
  readonly top?: Inches
  readonly bottom?: Inches
}

/** Grows the canvas at its sides; what is added at the left or the top moves everything along. */
export const growCanvas =
  ({ left = 0, right = 0, top = 0, bottom = 0 }: Growth): Edit =>
  (before) => {
    if (left === 0 && right === 0 && top === 0 && bottom === 0) return before
    const ids = objectsInOrder(before).map(({ id }) => id)
    const layout = moveObjects(ids, { x: left, y: top })(before)
    const { width, height } = before.project.canvas
    const canvas = { width: width + left + right, height: height + top + bottom }
    const site = isSurveyed(before.site) ? moveSite(before.site, { x: left, y: top }) : before.site
    return { ...layout, site, project: { ...layout.project, canvas } }
  }

/** What a canvas has to grow by, so that a box lies on it. */
export function roomFor({ min, max }: Box, { width, height }: Project['canvas']): Growth {
  const [left, right] = roomAlong(min.x, max.x, width)
  const [top, bottom] = roomAlong(min.y, max.y, height)
  return { left, right, top, bottom }
}

/** Whole steps at both ends; a canvas that cannot grow so far is as large as it can be, and the whole moves as needed. */
function roomAlong(from: Inches, to: Inches, size: Inches): readonly [before: Inches, after: Inches] {
  const [before, after] = [beyond(-from), beyond(to - size)]
  const spare = CANVAS_MAX - size
  const [stepsBefore, stepsAfter] = [inSteps(before), inSteps(after)]
  if (stepsBefore + stepsAfter <= spare) return [stepsBefore, stepsAfter]
  return before > 0 ? [before, spare - before] : [spare - after, after]
}

const DUST: Inches = 1e-6

const beyond = (by: Inches): Inches => (by > DUST ? by : 0)
const inSteps = (by: Inches): Inches => Math.ceil(by / CANVAS_STEP) * CANVAS_STEP
