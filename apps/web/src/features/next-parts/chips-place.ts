import type { PlacedSide } from '@ramp/domain'
import { type Camera, toScreen, type ViewSize } from '@ramp/editor'

/** Distance from the side, in pixels; at the top side the handle that turns the part comes first. */
const OUT = 16
const OUT_BEYOND_HANDLE = 44
/** The middle of the chips stays this far inside of the view. */
const EDGE = { across: 96, down: 40 } as const

/** Where chips stand beyond a side: outward of its middle, growing away from the part. */
export function chipsPlace(
  { middle, normal, side }: PlacedSide,
  camera: Camera,
  view: ViewSize,
): { readonly left: number; readonly top: number; readonly transform: string } {
  const at = toScreen(camera, middle)
  const out = side === 'TOP' ? OUT_BEYOND_HANDLE : OUT
  const percent = (along: number) => `${Math.round(along * 50 - 50)}%`
  return {
    left: between(at.left + normal.x * out, EDGE.across, view.width - EDGE.across),
    top: between(at.top + normal.y * out, EDGE.down, view.height - EDGE.down),
    transform: `translate(${percent(normal.x)}, ${percent(normal.y)})`,
  }
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
