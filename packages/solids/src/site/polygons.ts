import { type Footing, outlineOfFooting, type Point } from '@ramp/domain'

const ROUND = 16

/** The outline of what stands on a site, clockwise; a circle as a polygon of sixteen sides. */
export function outlineOf(footing: Footing): readonly Point[] {
  if (!('at' in footing)) return clockwise(outlineOfFooting(footing))
  const { at, radius } = footing
  return Array.from({ length: ROUND }, (_, index) => {
    const angle = (index / ROUND) * 2 * Math.PI
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
  })
}

/** Twice the area within, positive where the outline goes clockwise as seen on the layout. */
const turning = (outline: readonly Point[]): number =>
  outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)

export const clockwise = (outline: readonly Point[]): readonly Point[] =>
  turning(outline) < 0 ? outline.toReversed() : outline

type Corners = readonly [number, number, number]

/** An outline of any shape, clockwise, cut into triangles of its corners: ear by ear. */
export function trianglesIn(outline: readonly Point[]): readonly Corners[] {
  const left = outline.map((_, index) => index)
  const triangles: Corners[] = []
  while (left.length > 2) {
    const ear = left.findIndex((_, index) => isEar(left, index, outline))
    // An outline that crosses itself has no ear left: any corner serves.
    const [a, b, c] = around(left, Math.max(0, ear))
    triangles.push([a, b, c])
    left.splice(Math.max(0, ear), 1)
  }
  return triangles
}

const around = (left: readonly number[], index: number): Corners => [
  left[(index + left.length - 1) % left.length] ?? 0,
  left[index] ?? 0,
  left[(index + 1) % left.length] ?? 0,
]

function isEar(left: readonly number[], index: number, outline: readonly Point[]): boolean {
  const [a, b, c] = around(left, index)
  const [p, q, r] = [outline[a], outline[b], outline[c]]
  if (!p || !q || !r || cross(p, q, r) <= 0) return false
  return left.every((other) => {
    const at = outline[other]
    if (other === a || other === b || other === c || !at) return true
    return cross(p, q, at) < 0 || cross(q, r, at) < 0 || cross(r, p, at) < 0
  })
}

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
