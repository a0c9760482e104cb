import { type Material, ROLES } from '../solid/role.ts'
import type { Bar, BoxSolid, Owner, Point3, Prism, Solid, SurfaceSolid } from '../solid/solid.ts'
import { facesOfPrism, geometryOfFaces, geometryOfTriangles, unitCube, unitRound } from './geometries.ts'
import type { Geometry, Meshes, MeshInstance, MeshMaterial, MeshNode, Vector } from './mesh.ts'
import { NO_TURN, turnAlong, turnOnLayout } from './turns.ts'

const METERS = 0.0254
const AS_IT_IS: Vector = [1, 1, 1]

/**
 * Solids as triangles, in meters with y up. All bars and blocks are one round bar and one cube, scaled; plates that are
 * alike share theirs. One node for each owner.
 * @param nameOf what a person calls an owner, such as the tag of a leg; left out, its id
 */
export function meshesOf(solids: readonly Solid[], nameOf = (owner: Owner): string => owner.id): Meshes {
  const geometries = shelf<Geometry>()
  const materials = shelf<MeshMaterial>()
  const nodes = new Map<string, MeshNode & { readonly pieces: MeshInstance[] }>()
  for (const solid of solids) {
    const { owner, role } = solid
    const key = `${owner.kind} ${owner.id}`
    const node = nodes.get(key) ?? { name: nameOf(owner), owner, pieces: [] }
    nodes.set(key, node)
    for (const { key, make, isDoubleSided = false, material, ...placing } of shapesOf(solid))
      node.pieces.push({
        ...placing,
        role,
        geometry: geometries.placeOf(key, make),
        material: materials.placeOf(`${material.name} ${isDoubleSided}`, () => ({
          ...material,
          isDoubleSided,
        })),
      })
  }
  return { geometries: geometries.things, materials: materials.things, nodes: [...nodes.values()] }
}

/** A geometry still to be made, unless one with its key was made before. */
type Shape = Omit<MeshInstance, 'role' | 'geometry' | 'material'> & {
  readonly key: string
  readonly make: () => Geometry
  readonly material: Material
  readonly isDoubleSided?: boolean
}

/** Things in the order in which they were first asked for, each once. */
function shelf<Thing>() {
  const things: Thing[] = []
  const places = new Map<string, number>()
  return {
    things,
    placeOf: (key: string, make: () => Thing): number => {
      const place = places.get(key) ?? things.push(make()) - 1
      places.set(key, place)
      return place
    },
  }
}

function shapesOf(solid: Solid): readonly Shape[] {
  switch (solid.kind) {
    case 'prism':
      return shapesOfPrism(solid)
    case 'bar':
      return shapesOfBar(solid)
    case 'box':
      return [shapeOfBox(solid)]
    case 'surface':
      return [shapeOfSurface(solid)]
  }
}

/** Walked faces have the look of their role, the frame around them that of their sides. */
function shapesOfPrism({ outline, top, bottom, role }: Prism): readonly Shape[] {
  const face = (heights: readonly number[]) =>
    outline.map((point, at) => metersOf({ ...point, z: heights[at] ?? 0 }))
  const [move = [0, 0, 0] as const] = face(top)
  const placed = (heights: readonly number[]) => face(heights).map((corner) => minus(corner, move))
  const [walked, ...frame] = facesOfPrism(placed(top), placed(bottom))
  const { material, sides = material } = ROLES[role]
  const placing = { move, turn: NO_TURN, scale: AS_IT_IS }
  return [
    { faces: walked ? [walked] : [], material },
    { faces: frame, material: sides },
  ].map(({ faces, material }) => ({
    ...placing,
    key: faces.flat(2).map(inTenthsOfMillimeters).join(' '),
    make: () => geometryOfFaces(faces),
    material,
  }))
}

function shapesOfBar({ from, to, size, section, role }: Bar): readonly Shape[] {
  const [start, end] = [metersOf(from), metersOf(to)]
  const way = minus(end, start)
  const length = Math.hypot(...way)
  if (length < 1e-6) return []
  const thick = size * METERS
  return [
    {
      key: section,
      make: section === 'round' ? unitRound : unitCube,
      material: ROLES[role].material,
      move: [start[0] + way[0] / 2, start[1] + way[1] / 2, start[2] + way[2] / 2],
      turn: turnAlong(way),
      scale: [thick, length, thick],
    },
  ]
}

function shapeOfBox({ at, size, turn, role }: BoxSolid): Shape {
  return {
    key: 'square',
    make: unitCube,
    material: ROLES[role].material,
    move: metersOf({ ...at, z: at.z + size.z / 2 }),
    turn: turnOnLayout(turn),
    scale: [size.x * METERS, size.z * METERS, size.y * METERS],
  }
}

function shapeOfSurface({ corners, triangles, owner, role }: SurfaceSolid): Shape {
  return {
    key: `${owner.kind} ${owner.id} ${role} ${corners.length} ${corners.map(({ x, y, z }) => `${x} ${y} ${z}`).join()}`,
    make: () => geometryOfTriangles(corners.map(metersOf), triangles),
    material: ROLES[role].material,
    isDoubleSided: true,
    move: [0, 0, 0],
    turn: NO_TURN,
    scale: AS_IT_IS,
  }
}

const metersOf = ({ x, y, z }: Point3): Vector => [x * METERS, z * METERS, y * METERS]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const inTenthsOfMillimeters = (meters: number): number => Math.round(meters * 1e4)
