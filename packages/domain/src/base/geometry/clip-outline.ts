import type { Box } from './outline.ts'
import { between, type Point } from './point.ts'

type Edge = { readonly axis: 'x' | 'y'; readonly at: number; readonly isKept: (value: number) => boolean }

/** What of an outline lies inside a box (Sutherland and Hodgman); empty when nothing does. */
export function clipOutline(outline: readonly Point[], { min, max }: Box): readonly Point[] {
  const edges: readonly Edge[] = [
    { axis: 'x', at: min.x, isKept: (x) => x >= min.x },
    { axis: 'x', at: max.x, isKept: (x) => x <= max.x },
    { axis: 'y', at: min.y, isKept: (y) => y >= min.y },
    { axis: 'y', at: max.y, isKept: (y) => y <= max.y },
  ]
  return edges.reduce(cutOff, outline)
}

const cutOff = (outline: readonly Point[], { axis, at, isKept }: Edge): readonly Point[] =>
  outline.flatMap((to, index) => {
    const from = outline.at(index - 1) ?? to
    const isIn = isKept(to[axis])
    const share = (at - from[axis]) / (to[axis] - from[axis])
    const crossing = isIn === isKept(from[axis]) ? [] : [between(from, to, share)]
    return isIn ? [...crossing, to] : crossing
  })
