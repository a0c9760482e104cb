import { distance, type Inches, type Point } from '@ramp/domain'
import { SCENERY } from '@ramp/drafting'
import { type Point3, ROLES } from '@ramp/solids'
import { type Piece, pieceOf } from '../pieces/piece.ts'

const SHINGLES = { ...ROLES.house.material, name: 'roof', color: SCENERY.roof }
const FASCIA = { ...ROLES.house.material, name: 'fascia', color: SCENERY.trim }

const OVER: Inches = 11
const EDGE: Inches = 6
const RISE = 0.38
/** A wall alone has no roof. */
const LEAST: Inches = 60
const SQUARE = 0.02

/** A hip roof over a house of four square corners, given clockwise; null over any other, and over a wall alone. */
export function roofOver(outline: readonly Point[], top: Inches): Piece | null {
  const [a, b, c, d] = outline
  if (!a || !b || !c || !d || outline.length !== 4 || !isSquare(a, b, c)) return null
  const [wide, deep] = [distance(a, b), distance(b, c)]
  if (Math.min(wide, deep) < LEAST) return null
  // The ridge runs along the longer side.
  return wide >= deep ? hip([a, b, c], top) : hip([b, c, d], top)
}

const isSquare = (a: Point, b: Point, c: Point): boolean => {
  const [first, second] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - b.x, y: c.y - b.y },
  ]
  const product = first.x * second.x + first.y * second.y
  return Math.abs(product) < SQUARE * distance(a, b) * distance(b, c)
}

/** Over the rectangle of three corners in a row, the ridge along its first side. */
function hip([a, b, c]: readonly [Point, Point, Point], top: Inches): Piece {
  const [wide, deep] = [distance(a, b), distance(b, c)]
  const along = { x: (b.x - a.x) / wide, y: (b.y - a.y) / wide }
  const across = { x: (c.x - b.x) / deep, y: (c.y - b.y) / deep }
  const at = (u: Inches, v: Inches, z: Inches): Point3 => ({
    x: a.x + along.x * u + across.x * v,
    y: a.y + along.y * u + across.y * v,
    z,
  })
  const round = (z: Inches) => [
    at(-OVER, -OVER, z),
    at(wide + OVER, -OVER, z),
    at(wide + OVER, deep + OVER, z),
    at(-OVER, deep + OVER, z),
  ]
  const [low, high] = [round(top), round(top + EDGE)]
  const half = deep / 2
  const ridge = top + EDGE + (half + OVER) * RISE
  const [first, last] = [at(half, half, ridge), at(wide - half, half, ridge)]
  // Along the ridge, around one end of it, and so on.
  const tops = [[last, first], [last], [first, last], [first]]
  const next = (corners: readonly Point3[], index: number) => corners[(index + 1) % 4] ?? first
  return pieceOf([
    { corners: low, material: FASCIA },
    ...low.map((corner, index) => ({
      corners: [corner, next(low, index), next(high, index), high[index] ?? corner],
      material: FASCIA,
    })),
    ...high.map((corner, index) => ({
      corners: [corner, next(high, index), ...(tops[index] ?? [])],
      material: SHINGLES,
    })),
  ])
}
