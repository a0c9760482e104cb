export type Corner = readonly [x: number, y: number]
export type Frame = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Edge = { readonly axis: 0 | 1; readonly at: number; readonly isKept: (value: number) => boolean }

/** What of a polygon lies inside a frame (Sutherland and Hodgman); empty when nothing does. */
export function clipPolygon(polygon: readonly Corner[], frame: Frame): readonly Corner[] {
  const edges: readonly Edge[] = [
    { axis: 0, at: frame.left, isKept: (x) => x >= frame.left },
    { axis: 0, at: frame.right, isKept: (x) => x <= frame.right },
    { axis: 1, at: frame.top, isKept: (y) => y >= frame.top },
    { axis: 1, at: frame.bottom, isKept: (y) => y <= frame.bottom },
  ]
  return edges.reduce(cutOff, polygon)
}

const cutOff = (polygon: readonly Corner[], edge: Edge): readonly Corner[] =>
  polygon.flatMap((corner, index) => {
    const before = polygon.at(index - 1) ?? corner
    const isIn = edge.isKept(corner[edge.axis])
    const crossing = isIn === edge.isKept(before[edge.axis]) ? [] : [crossed(before, corner, edge)]
    return isIn ? [...crossing, corner] : crossing
  })

function crossed(from: Corner, to: Corner, { axis, at }: Edge): Corner {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

export const isInside = ([x, y]: Corner, { left, top, right, bottom }: Frame): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
