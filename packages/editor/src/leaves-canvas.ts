import type { Inches, Layout, Point } from '@ramp/domain'

type Standing = { readonly id: string; readonly at: Point }

/**
 * Whether an edit takes an object off the canvas, where nobody would find it again: its centre was on it, or it was not
 * there at all. What stands off the canvas already may be moved about.
 */
export function leavesCanvas(before: Layout, after: Layout): boolean {
  const leaves =
    (were: readonly Standing[]) =>
    ({ id, at }: Standing): boolean => {
      if (isOn(after, at)) return false
      const was = were.find((one) => one.id === id)
      return was === undefined || isOn(before, was.at)
    }
  return after.parts.some(leaves(before.parts)) || after.drawings.some(leaves(before.drawings))
}

/** A turn about a centre leaves floating-point dust. */
const DUST: Inches = 1e-6

const isOn = ({ project: { canvas } }: Layout, { x, y }: Point): boolean =>
  x >= -DUST && y >= -DUST && x <= canvas.width + DUST && y <= canvas.height + DUST
