import {
  type Analysis,
  groundOf,
  type Inches,
  isInPlace,
  memoize,
  obstaclesOf,
  outlineOfFooting,
  type Point,
} from '@ramp/domain'
import { SCENERY } from '@ramp/drafting'
import { type Point3, ROLES, type Solid, solidsOf } from '@ramp/solids'
import { mixed3 } from '../geometry/space.ts'
import type { Piece } from '../pieces/piece.ts'
import { barOf, plateOf, plateOfBox } from '../pieces/plates.ts'
import { housePieces } from './house-pieces.ts'
import { plantPieces } from './plant-pieces.ts'

/** Everything that stands in a picture, piece by piece: the system, its house, and what is on its site. */
export const scenePieces = (analysis: Analysis): readonly Piece[] => made(analysis, null)

const made = memoize((analysis: Analysis, _: null): readonly Piece[] => {
  const solids = solidsOf(analysis)
  const plants = plantsOf(analysis)
  const names = new Set(plants.map(({ name }) => name))
  const standing = solids.filter(
    ({ owner, role }) => !FLAT.includes(role) && !(owner.kind === 'site' && names.has(owner.id)),
  )
  return [
    ...standing.flatMap(pieceOfSolid),
    ...housePieces(analysis, solids),
    ...plants.flatMap(({ pieces }) => pieces),
  ]
})

/** The roles that are no things that stand; a house is drawn with more than its walls. */
const FLAT: readonly Solid['role'][] = ['ground', 'lot', 'surface', 'house', 'door']

function plantsOf({
  layout,
}: Analysis): readonly { readonly name: string; readonly pieces: readonly Piece[] }[] {
  const ground = groundOf(layout.site)
  return obstaclesOf(layout.site).flatMap((one) => {
    if (!isInPlace(one)) return []
    const at: Point = 'at' in one ? one.at : (outlineOfFooting(one)[0] ?? { x: 0, y: 0 })
    const pieces = plantPieces(one, ground?.heightAt(at) ?? 0)
    return pieces ? [{ name: one.name, pieces }] : []
  })
}

/** What is built on a site: steps, walls, a bulkhead. */
const MASONRY = { ...ROLES.obstacle.material, name: 'masonry', color: SCENERY.base }
const STONE = { material: MASONRY, sides: MASONRY }

function pieceOfSolid(solid: Solid): readonly Piece[] {
  const { material, sides = material } = solid.role === 'obstacle' ? STONE : ROLES[solid.role]
  const isBuilt = solid.owner.kind !== 'site'
  const look = { top: material, sides, isEdged: isBuilt, isBuilt }
  switch (solid.kind) {
    case 'bar':
      return [barOf(solid, sides, isBuilt)]
    case 'box':
      return [plateOf(plateOfBox(solid), look)]
    case 'prism':
      return [plateOf(solid, look, WALKED.includes(solid.role) ? treadsOf(solid) : [])]
    case 'surface':
      return []
  }
}

/** Decks have a line across every so much of their walk. */
const TREAD: Inches = 6
const WALKED: readonly Solid['role'][] = ['platform', 'ramp']

/** Across the fall of a ramp, and along the first edge of what lies level. */
function treadsOf({
  outline,
  top,
}: Extract<Solid, { kind: 'prism' }>): readonly (readonly [Point3, Point3])[] {
  const [a, b, c, d] = outline.map(({ x, y }, index): Point3 => ({ x, y, z: top[index] ?? 0 }))
  if (!a || !b || !c || !d || outline.length !== 4) return []
  const count = Math.floor(Math.hypot(d.x - a.x, d.y - a.y) / TREAD)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count).map(
    (share) => [mixed3(a, d, share), mixed3(b, c, share)] as const,
  )
}
