import { type Inches, rotate } from '@ramp/domain'
import type { Bar, BoxSolid, Point3, Prism, Role, Solid } from '@ramp/solids'

/** A flat piece of a solid, small enough that what lies behind another is told by its middle. */
export type Face = {
  readonly role: Role
  /** What is walked on. */
  readonly isTread: boolean
  readonly corners: readonly Point3[]
  /** A bar is a stroke of this width from the first corner to the second. */
  readonly stroke: Inches | null
}

/** Longer pieces are cut: decks across their way, bars along it. */
const LONGEST: Inches = 14

/** Every face of solids; the ground and lines on it are no things that stand. */
export const facesOf = (solids: readonly Solid[]): readonly Face[] => solids.flatMap(facesOfOne)

const FLAT: readonly Role[] = ['ground', 'lot', 'surface']

function facesOfOne(solid: Solid): readonly Face[] {
  if (FLAT.includes(solid.role)) return []
  switch (solid.kind) {
    case 'bar':
      return barPieces(solid)
    case 'prism':
      return prismFaces(solid)
    case 'box':
      return prismFaces(asPrism(solid))
    case 'surface':
      return []
  }
}

const between = (a: Point3, b: Point3, share: number): Point3 => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  z: a.z + (b.z - a.z) * share,
})
const apart = (a: Point3, b: Point3): Inches => Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z)
const pieces = (length: Inches): number => Math.max(1, Math.ceil(length / LONGEST))

function barPieces({ role, from, to, size }: Bar): readonly Face[] {
  const count = pieces(apart(from, to))
  return Array.from({ length: count }, (_, index) => ({
    role,
    isTread: false,
    corners: [between(from, to, index / count), between(from, to, (index + 1) / count)],
    stroke: size,
  }))
}

const TREADS: readonly Role[] = ['platform', 'ramp', 'stair', 'transition', 'pad']

function prismFaces({ role, outline, top, bottom }: Prism): readonly Face[] {
  const corner = (index: number, heights: readonly Inches[]): Point3 => {
    const at = index % outline.length
    const { x, y } = outline[at] ?? { x: 0, y: 0 }
    return { x, y, z: heights[at] ?? 0 }
  }
  const upper = outline.map((_, index) => corner(index, top))
  const sides = outline.flatMap((_, index) =>
    cutFace(role, false, [
      corner(index, top),
      corner(index + 1, top),
      corner(index + 1, bottom),
      corner(index, bottom),
    ]),
  )
  return [...cutFace(role, TREADS.includes(role), upper), ...sides]
}

/** A face of four corners in pieces both ways; any other as it is. */
function cutFace(role: Role, isTread: boolean, corners: readonly Point3[]): readonly Face[] {
  const [a, b, c, d] = corners
  if (!a || !b || !c || !d || corners.length !== 4) return [{ role, isTread, corners, stroke: null }]
  const across = pieces(Math.max(apart(a, b), apart(d, c)))
  const along = pieces(Math.max(apart(a, d), apart(b, c)))
  const at = (u: number, v: number) => between(between(a, b, u), between(d, c, u), v)
  return Array.from({ length: across * along }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const [u, v] = [column / across, row / along]
    const [right, lower] = [(column + 1) / across, (row + 1) / along]
    return { role, isTread, corners: [at(u, v), at(right, v), at(right, lower), at(u, lower)], stroke: null }
  })
}

function asPrism({ owner, role, at, size, turn }: BoxSolid): Prism {
  const half = [
    { x: -size.x / 2, y: -size.y / 2 },
    { x: size.x / 2, y: -size.y / 2 },
    { x: size.x / 2, y: size.y / 2 },
    { x: -size.x / 2, y: size.y / 2 },
  ]
  const outline = half.map((corner) => {
    const turned = rotate(corner, turn)
    return { x: at.x + turned.x, y: at.y + turned.y }
  })
  return {
    kind: 'prism',
    owner,
    role,
    outline,
    top: outline.map(() => at.z + size.z),
    bottom: outline.map(() => at.z),
  }
}
