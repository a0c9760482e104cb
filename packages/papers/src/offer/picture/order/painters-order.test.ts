import { boxAround, boxesTouch } from '@ramp/domain'
import { type Point3, ROLES } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { onItsLot } from '../../../testing/surveyed.ts'
import { inputFor } from '../../../testing/systems.ts'
import { fromKerb } from '../from-kerb.ts'
import { mixed3 } from '../geometry/space.ts'
import type { Piece } from '../pieces/piece.ts'
import { barOf, plateOf } from '../pieces/plates.ts'
import { throughPiece } from '../pieces/ray.ts'
import { scenePieces } from '../scene/scene-pieces.ts'
import { type Camera, seenBy } from '../view/camera.ts'
import { paintersOrder, type SeenPiece } from './painters-order.ts'

const FRAME = { left: 0, top: 0, width: 612, height: 318 }
const { material } = ROLES.handrail
const stick = (from: readonly number[], to: readonly number[], size = 4): Piece => {
  const at = ([x = 0, y = 0, z = 0]: readonly number[]): Point3 => ({ x, y, z })
  return barOf({ from: at(from), to: at(to), size }, material, true)
}
const box = (x: number, y: number, wide: number, long: number, bottom: number, top: number): Piece => {
  const outline = [
    { x, y },
    { x: x + wide, y },
    { x: x + wide, y: y + long },
    { x, y: y + long },
  ]
  const look = { top: material, sides: material, isEdged: true, isBuilt: true }
  return plateOf({ outline, top: outline.map(() => top), bottom: outline.map(() => bottom) }, look)
}

/** From below on the drawing, a little above: what has the greater y is nearer. */
const camera: Camera = {
  eye: { x: 0, y: 400, z: 120 },
  at: { x: 0, y: 0, z: 20 },
  zoom: 500,
  shift: { x: 0, y: 0 },
}
const orderOf = (pieces: readonly Piece[], by = camera) =>
  paintersOrder(pieces, { eye: by.eye, see: seenBy(by, FRAME) })

const deck = box(-40, -20, 80, 40, 24, 28)

test.each([
  ['a wall behind a deck', box(-100, -30, 200, 6, 0, 120), deck],
  ['a leg under a deck, let into its frame', stick([38, 18, 0], [38, 18, 27], 1.5), deck],
  ['a deck with a rail on its near side', deck, stick([-40, 19, 60], [40, 19, 60])],
  ['a rail on the far side of a deck', stick([-40, -22, 20], [40, -22, 20]), deck],
  ['the ground plate under a higher deck', box(-60, -30, 120, 60, 0, 1), deck],
  [
    'a long wall that reaches nearer than what stands before it',
    box(-200, -40, 400, 6, 0, 100),
    box(150, -30, 20, 10, 0, 40),
  ],
])('%s is painted first', (_, behind, front) => {
  expect(orderOf([front, behind]).map(({ piece }) => piece)).toEqual([behind, front])
  expect(orderOf([behind, front]).map(({ piece }) => piece)).toEqual([behind, front])
})

test('three sticks that hide one another in a circle are cut, so that each is over the next', () => {
  const sticks = [
    stick([-40, 0, 20], [40, 40, 20]),
    stick([30, 60, 20], [0, -40, 45]),
    stick([20, -40, 35], [-40, 50, 22]),
  ]
  const order = orderOf(sticks)
  expect(order.length).toBeGreaterThanOrEqual(3)
  expect(wrongIn(order, camera)).toEqual([])
})

test('what is beside or behind the eye is left out', () => {
  expect(orderOf([box(-10, 380, 20, 60, 100, 140), deck])).toHaveLength(1)
})

/** Stairs, guards, braces, pickets, angles, lanes that hide one another, and a lot with an oak. */
const DRAWN = [
  't1-switchback',
  't5-phd-guards',
  't6-stair',
  'p3g-high-on-braces',
  'p3g-45-degree',
  'p3g-picket-turn-back-made-to-order',
  'four-lanes',
  's5-falling-ground',
  'on its lot',
] as const

describe.each(DRAWN)('in the picture of %s', (name) => {
  const { analysis } = name === 'on its lot' ? onItsLot() : inputFor(name)
  test('nothing is painted over what is before it', () => {
    const from = fromKerb(analysis, FRAME)
    if (!from) throw new Error('there is no way in')
    const order = orderOf(scenePieces(analysis), from)
    expect(order.length).toBeGreaterThan(10)
    expect(wrongIn(order, from)).toEqual([])
  })
})

/** What is let into something else by so much may be told either way, and what only grazes it is not seen, inches. */
const LET_IN = 3.5
const GRAZES = 0.3

/** Places of faces that something farther away is painted over, or something nearer is not. */
function wrongIn(order: readonly SeenPiece[], { eye, ...more }: Camera): readonly string[] {
  const see = seenBy({ eye, ...more }, FRAME)
  const boxes = order.map(({ hull }) => boxAround(hull))
  const wrong: string[] = []
  order.forEach(({ piece }, at) => {
    for (const place of placesOn(piece, eye)) {
      const seen = see(place)
      const away = Math.hypot(eye.x - place.x, eye.y - place.y, eye.z - place.z)
      order.forEach(({ piece: other }, later) => {
        const box = boxes[later]
        if (later === at || !seen || !box || !boxesTouch(box, { min: seen, max: seen })) return
        const through = throughPiece(other, [eye, place])
        if (!through || through.out <= 0 || (through.out - through.into) * away < GRAZES) return
        const before = (1 - through.into) * away
        if (before > LET_IN && later < at) wrong.push(`${later} is before ${at} by ${before}`)
        if (before < -LET_IN && later > at) wrong.push(`${later} is behind ${at} by ${-before}`)
      })
    }
  })
  return wrong
}

/** Some places of each face that is seen. */
function placesOn({ faces }: Piece, eye: Point3): readonly Point3[] {
  return faces.flatMap(({ corners, out }) => {
    const [first, , opposite] = corners
    if (!first || !opposite) return []
    const isSeen = (eye.x - first.x) * out.x + (eye.y - first.y) * out.y + (eye.z - first.z) * out.z > 0
    return isSeen ? [0.2, 0.7].map((share) => mixed3(first, opposite, share)) : []
  })
}
