import { type Inches, outlineOfFooting, type Point, type SiteThing } from '@ramp/domain'
import { SCENERY } from '@ramp/drafting'
import { type Point3, ROLES } from '@ramp/solids'
import { type Ball, type Piece, pieceOf } from '../pieces/piece.ts'
import { barOf } from '../pieces/plates.ts'

const LEAVES = { ...ROLES.obstacle.material, name: 'leaves', color: SCENERY.leaf }
const TRUNK = { ...ROLES.obstacle.material, name: 'trunk', color: SCENERY.trunk }

const EVERGREEN = /evergreen|pine|spruce|fir\b|cedar/i
const TREE = /\btree\b|oak|maple|birch|elm\b|palm\b/i
const BUSH = /\bbush|shrub|hedge/i

type Plant = { readonly at: Point; readonly radius: Inches; readonly ground: Inches }

/** What grows on a site, by its kind, its picture or its name; null of anything else. */
export function plantPieces(one: SiteThing, ground: Inches): readonly Piece[] | null {
  // A hedge is as long as its line.
  if ('line' in one) return null
  const words = `${one.kind} ${one.graphic ?? ''} ${one.name}`
  const plant = { ...roundOf(one), ground }
  if (EVERGREEN.test(words)) return evergreen(plant)
  if (TREE.test(words)) return tree(plant)
  return BUSH.test(words) ? [leaves(bushBalls(plant))] : null
}

function roundOf(one: SiteThing): { readonly at: Point; readonly radius: Inches } {
  if ('radius' in one) return one
  const outline = outlineOfFooting(one)
  const count = Math.max(1, outline.length)
  const at = outline.reduce((sum, { x, y }) => ({ x: sum.x + x / count, y: sum.y + y / count }), {
    x: 0,
    y: 0,
  })
  return { at, radius: Math.min(...outline.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)), 60) }
}

/** Nobody measures how high a tree is: it is drawn as a young one. */
const TALL: Inches = 78
const CROWN: Inches = 36

const trunkOf = ({ at, radius, ground }: Plant, height: Inches): Piece => {
  const size = 2 * Math.min(4.5, Math.max(2.5, radius * 0.3))
  return barOf({ from: { ...at, z: ground }, to: { ...at, z: ground + height }, size }, TRUNK, false)
}

function tree(plant: Plant): readonly Piece[] {
  const { at, ground } = plant
  const middle = { ...at, z: ground + TALL + CROWN }
  const around = [0, 1, 2, 3, 4].map((index): Ball => {
    const angle = (index * 2 * Math.PI) / 5 + 0.4
    const place = { x: at.x + Math.cos(angle) * CROWN * 0.62, y: at.y + Math.sin(angle) * CROWN * 0.62 }
    return { at: { ...place, z: middle.z - CROWN * 0.18 + (index % 2) * 7 }, radius: CROWN * 0.66 }
  })
  const top = { at: { ...middle, z: middle.z + CROWN * 0.4 }, radius: CROWN * 0.72 }
  return [trunkOf(plant, TALL), leaves([{ at: middle, radius: CROWN * 0.8 }, ...around, top])]
}

function bushBalls({ at, radius, ground }: Plant): readonly Ball[] {
  const own = Math.max(8, radius)
  return [-1, 0, 1].map((side) => ({
    at: { x: at.x + side * own * 0.45, y: at.y, z: ground + own * (side === 0 ? 0.75 : 0.5) },
    radius: own * 0.62,
  }))
}

function evergreen(plant: Plant): readonly Piece[] {
  const { at, radius, ground } = plant
  const wide = Math.min(46, Math.max(26, radius))
  const [low, top] = [ground + 14, ground + 150]
  const round = Array.from({ length: 10 }, (_, index): Point3 => {
    const angle = (index * 2 * Math.PI) / 10
    return { x: at.x + Math.cos(angle) * wide, y: at.y + Math.sin(angle) * wide, z: low }
  })
  const tip = { ...at, z: top }
  const sides = round.map((corner, index) => ({
    corners: [corner, round[(index + 1) % round.length] ?? corner, tip],
    material: LEAVES,
  }))
  return [trunkOf(plant, 14), pieceOf([{ corners: round, material: LEAVES }, ...sides])]
}

/** Leaves as one piece: told from others by the box around them, and painted as balls. */
function leaves(balls: readonly Ball[]): Piece {
  const reach = (of: (place: Point3) => number) => [
    Math.min(...balls.map(({ at, radius }) => of(at) - radius)),
    Math.max(...balls.map(({ at, radius }) => of(at) + radius)),
  ]
  const [x0 = 0, x1 = 0] = reach(({ x }) => x)
  const [y0 = 0, y1 = 0] = reach(({ y }) => y)
  const [z0 = 0, z1 = 0] = reach(({ z }) => z)
  // A box with its corners cut, so that its outline and its shadow are nearly round.
  const ring = (z: Inches, share: number): readonly Point3[] =>
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / 12
      return {
        x: (x0 + x1) / 2 + (Math.cos(angle) * share * (x1 - x0)) / 2,
        y: (y0 + y1) / 2 + (Math.sin(angle) * share * (y1 - y0)) / 2,
        z,
      }
    })
  const at = (share: number) => z0 + (z1 - z0) * share
  const rings = [ring(at(0.02), 0.5), ring(at(0.3), 1), ring(at(0.7), 0.95), ring(at(0.99), 0.45)]
  const faces = rings.slice(1).flatMap((upper, row) =>
    upper.map((corner, index) => {
      const next = (index + 1) % upper.length
      const lower = rings[row] ?? upper
      return {
        corners: [corner, upper[next] ?? corner, lower[next] ?? corner, lower[index] ?? corner],
        material: LEAVES,
      }
    }),
  )
  return { ...pieceOf(faces, { form: 'leaves', balls }), edges: [] }
}
