import { fitBox, type Marks, type Size, type View } from '@ramp/drafting'
import { differenceBox } from './difference-box.ts'
import { drawDifferenceLegend } from './difference-legend.ts'
import { type Compared, drawDifference } from './draw-difference.ts'

/** Room for words beside the plan; the legend is under it. */
const MARGIN = { x: 30, y: 24 } as const
const LEGEND = { height: 26, left: 10, up: 14 } as const

/** The plan with what is new, gone and moved, and its legend, in a picture of a size; null where no part is. */
export function differencePlan(
  compared: Compared,
  { width, height }: Size,
): { readonly marks: Marks; readonly view: View } | null {
  const { before, after, difference, colors } = compared
  const box = differenceBox(before, after, difference)
  if (!box || difference.parts.every(({ kind }) => kind === 'changed')) return null
  const view = fitBox(box, { left: 0, top: 0, width, height: height - LEGEND.height }, MARGIN)
  const legend = {
    x: (LEGEND.left - view.left) / view.scale,
    y: (height - LEGEND.up - view.top) / view.scale,
  }
  const marks = [...drawDifference(compared), ...drawDifferenceLegend(difference, legend, colors)]
  return { marks, view }
}
