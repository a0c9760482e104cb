import type { Point3, Solid } from './solid.ts'

/** The upright box around solids. */
export type Extent = { readonly min: Point3; readonly max: Point3 }

/** Every corner a solid reaches to; a bar by the box around its two ends. */
export function cornersOf(solid: Solid): readonly Point3[] {
  switch (solid.kind) {
    case 'prism':
      return solid.outline.flatMap(({ x, y }, index) => [
        { x, y, z: solid.top[index] ?? 0 },
        { x, y, z: solid.bottom[index] ?? 0 },
      ])
    case 'surface':
      return solid.corners
    case 'bar':
      return barCorners(solid)
    case 'box':
      return boxCorners(solid)
  }
}

/** A bar reaches half its size to the sides of its line, and not beyond its ends. */
function barCorners({ from, to, size }: Extract<Solid, { kind: 'bar' }>): readonly Point3[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) || 1
  const reach = (a: number, b: number) => (size / 2) * Math.sqrt(Math.max(0, 1 - ((b - a) / length) ** 2))
  const [x, y, z] = [reach(from.x, to.x), reach(from.y, to.y), reach(from.z, to.z)]
  return [from, to].flatMap((end) => [
    { x: end.x - x, y: end.y - y, z: end.z - z },
    { x: end.x + x, y: end.y + y, z: end.z + z },
  ])
}

function boxCorners({ at, size, turn }: Extract<Solid, { kind: 'box' }>): readonly Point3[] {
  const radians = (turn * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].flatMap((down) => {
      const [x, y] = [across * size.x, down * size.y]
      const place = { x: at.x + x * cosine - y * sine, y: at.y + x * sine + y * cosine }
      return [
        { ...place, z: at.z },
        { ...place, z: at.z + size.z },
      ]
    }),
  )
}

/** The upright box around everything; null around nothing. */
export function extentOf(solids: readonly Solid[]): Extent | null {
  let [x0, y0, z0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [x1, y1, z1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const solid of solids)
    for (const { x, y, z } of cornersOf(solid)) {
      x0 = Math.min(x0, x)
      y0 = Math.min(y0, y)
      z0 = Math.min(z0, z)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
      z1 = Math.max(z1, z)
    }
  return solids.length === 0 ? null : { min: { x: x0, y: y0, z: z0 }, max: { x: x1, y: y1, z: z1 } }
}
