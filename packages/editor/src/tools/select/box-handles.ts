import type { Degrees, Point } from '@ramp/domain'
import type { Share } from '../../arrange/scale-drawings.ts'
import { type Camera, inchesOf } from '../../camera.ts'

/** A handle on a frame: a corner changes both measures, the middle of a side one. */
export type BoxHandle = { readonly kind: 'corner' | 'side'; readonly index: number }

/** Clockwise: corners from the upper left one, sides from the upper one. */
const SHARES: Readonly<Record<BoxHandle['kind'], readonly Share[]>> = {
  corner: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  side: [
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
  ],
}

export const shareOfHandle = ({ kind, index }: BoxHandle): Share => SHARES[kind][index] ?? { x: 1, y: 1 }

/** The place across from a handle, which stays while it is dragged. */
export const acrossFrom = ({ x, y }: Share): Share => ({ x: 1 - x, y: 1 - y })

export const MIDDLE: Share = { x: 0.5, y: 0.5 }

/** Handles on a side shorter than this would lie on one another. */
const ROOM_IN_PIXELS = 34
/** A frame flatter than this has nothing to drag across. */
const FLAT = 0.01

/** The handles a frame of a size has room for. What grows both ways only has corners alone. */
export function boxHandles(size: Point, camera: Camera, isEven: boolean): readonly BoxHandle[] {
  const room = inchesOf(camera, ROOM_IN_PIXELS)
  const isFlat = { x: size.x < FLAT, y: size.y < FLAT }
  const corners = isFlat.x || isFlat.y ? [] : [0, 1, 2, 3]
  const hasSide = (index: number): boolean => {
    const [across, along] = index % 2 === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const)
    return !isEven && !isFlat[across] && (isFlat[along] || size[along] >= room)
  }
  return [
    ...corners.map((index) => ({ kind: 'corner', index }) as const),
    ...[0, 1, 2, 3].filter(hasSide).map((index) => ({ kind: 'side', index }) as const),
  ]
}

/** Which way a handle pulls on the canvas, clockwise from the right. */
export const pullOf = ({ kind, index }: BoxHandle, rotation: Degrees): Degrees =>
  (kind === 'corner' ? 225 : 270) + 90 * index + rotation
