import type { ScreenPoint } from '@ramp/editor'

/** An upright rectangle on the screen, in pixels. */
export type ScreenBox = ScreenPoint & { readonly width: number; readonly height: number }

/** How many square pixels of a convex shape a box covers: the shape is cut off at each edge of the box in turn. */
export function coveredArea(shape: readonly ScreenPoint[], box: ScreenBox): number {
  const { left, top, width, height } = box
  const edges: readonly ((at: ScreenPoint) => number)[] = [
    (at) => at.left - left,
    (at) => left + width - at.left,
    (at) => at.top - top,
    (at) => top + height - at.top,
  ]
  return areaOf(edges.reduce(cutOff, shape))
}

/** The part of a shape on the inner side of an edge, where `inside` is not negative. */
function cutOff(shape: readonly ScreenPoint[], inside: (at: ScreenPoint) => number): readonly ScreenPoint[] {
  return shape.flatMap((to, index) => {
    const from = shape.at(index - 1) ?? to
    const [a, b] = [inside(from), inside(to)]
    const crossing = a < 0 !== b < 0 ? [between(from, to, a / (a - b))] : []
    return b < 0 ? crossing : [...crossing, to]
  })
}

const between = (from: ScreenPoint, to: ScreenPoint, share: number): ScreenPoint => ({
  left: from.left + (to.left - from.left) * share,
  top: from.top + (to.top - from.top) * share,
})

function areaOf(shape: readonly ScreenPoint[]): number {
  const twice = shape.reduce((sum, to, index) => {
    const from = shape.at(index - 1) ?? to
    return sum + from.left * to.top - to.left * from.top
  }, 0)
  return Math.abs(twice) / 2
}

/** The corners of a box, about which `room` is kept free. */
export function cornersOf({ left, top, width, height }: ScreenBox, room = 0): readonly ScreenPoint[] {
  const [right, bottom] = [left + width + room, top + height + room]
  return [
    { left: left - room, top: top - room },
    { left: right, top: top - room },
    { left: right, top: bottom },
    { left: left - room, top: bottom },
  ]
}
