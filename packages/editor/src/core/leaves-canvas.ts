import type { Inches, Layout, Point } from '@ramp/domain'

type Standing = { readonly id: string; readonly at: Point }
type Canvas = Layout['project']['canvas']

/**
 * Whether an edit takes an object off the canvas, where nobody would find it again: its centre was on it, or it was not
 * there at all. What stands off the canvas already may be moved about. A drag asks at every move, so what the edit left
 * alone is passed over.
 */
export function leavesCanvas(before: Layout, after: Layout): boolean {
  const { canvas } = after.project
  const isSameCanvas = before.project.canvas === canvas
  const leaves = (were: readonly Standing[], are: readonly Standing[]): boolean =>
    !(isSameCanvas && were === are) &&
    are.some((one, index) => {
      if ((isSameCanvas && one === were[index]) || isOn(canvas, one.at)) return false
      const was = were.find(({ id }) => id === one.id)
      return was === undefined || isOn(before.project.canvas, was.at)
    })
  return leaves(before.parts, after.parts) || leaves(before.drawings, after.drawings)
}

/** A turn about a centre leaves floating-point dust. */
const DUST: Inches = 1e-6

const isOn = ({ width, height }: Canvas, { x, y }: Point): boolean =>
  x >= -DUST && y >= -DUST && x <= width + DUST && y <= height + DUST
