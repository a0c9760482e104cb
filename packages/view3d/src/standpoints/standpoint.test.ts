import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import type { Box3, Way } from '../model/extent.ts'
import { poseOf } from './standpoint.ts'

const INCH = 0.0254
/** A system 4 m wide and 9 m long, 1.8 m high. */
const box: Box3 = { min: [0, 0, 0], max: [4, 1.8, 9] }
/** The door is at the upper end and the way leads down the drawing, from a deck 31 in high. */
const way: Way = { at: [1, 31 * INCH, 0], out: [0, 1] }
const given = { box, way, aspect: 1.4 }

test.each([
  ['seated', 43],
  ['standing', 60],
] as const)('from the door, %s, eyes are %i in over the deck and look the way out', (standpoint, inches) => {
  const { eye, target, moves } = poseOf(standpoint, given)
  expect((eye[1] - 31 * INCH) / INCH).toBeCloseTo(inches, 6)
  expect([Math.abs(eye[0] - 1) < 1e-9, eye[2] > 0 && eye[2] < 0.3, target[2] > eye[2]]).toEqual([
    true,
    true,
    true,
  ])
  expect(moves).toBe('on the spot')
})

test.each([
  ['to the left', -1],
  ['to the right', 1],
])('a system that lies %s of its door is looked at from that side: the house hides the other', (_, hand) => {
  // Who looks out along z has x to the left.
  const aside: Way = { at: [hand > 0 ? 4 : 0, 31 * INCH, 0], out: [0, 1] }
  for (const standpoint of ['whole', 'kerb'] as const) {
    const { eye, target } = poseOf(standpoint, { ...given, way: aside })
    expect(Math.sign(eye[0] - target[0])).toBe(-hand)
  }
})

test('from the kerb one stands beyond the system, on the side the way leads to, eyes 60 in over the ground', () => {
  const { eye, target } = poseOf('kerb', given)
  expect(eye[2]).toBeGreaterThan(9)
  expect(eye[1] / INCH).toBeCloseTo(60, 6)
  expect(target).toEqual([2, 0.9, 4.5])
})

test.each([
  ['on a wide screen', 1.6],
  ['on an upright tablet', 0.6],
])('from the kerb the system is in the picture from corner to corner %s', (_title, aspect) => {
  const { eye, target, angle } = poseOf('kerb', { ...given, aspect })
  for (const corner of cornersOf(box)) {
    const [right, up] = seen(corner, { eye, target, angle, aspect })
    expect(Math.max(Math.abs(right), Math.abs(up))).toBeLessThanOrEqual(1)
  }
})

describe('the whole system', () => {
  test.each([
    ['on a wide screen', 1.6],
    ['on an upright tablet', 0.6],
  ])('is in the picture from corner to corner %s', (_title, aspect) => {
    const { eye, target, angle } = poseOf('whole', { ...given, aspect })
    for (const corner of cornersOf(box)) {
      const [right, up] = seen(corner, { eye, target, angle, aspect })
      expect(Math.max(Math.abs(right), Math.abs(up))).toBeLessThanOrEqual(1)
    }
  })

  test('is seen from the side the door looks to', () => {
    const turned = poseOf('whole', { ...given, way: { ...way, out: [0, -1] } })
    expect([poseOf('whole', given).eye[2] > 4.5, turned.eye[2] < 4.5]).toEqual([true, true])
  })
})

test('without an entrance every view has its place', () => {
  for (const standpoint of ['whole', 'seated', 'standing', 'kerb'] as const) {
    const { eye, target } = poseOf(standpoint, { ...given, way: null })
    expectEvery([...eye, ...target], Number.isFinite)
  }
})

type Spot = readonly [number, number, number]

const cornersOf = ({ min, max }: Box3): readonly Spot[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Spot => [x, y, z])),
  )

type Seen = { readonly eye: Spot; readonly target: Spot; readonly angle: number; readonly aspect: number }

/** Where a place is in the picture: −1 to 1 from left to right and from the lower to the upper edge. */
function seen(place: Spot, { eye, target, angle, aspect }: Seen): readonly [number, number] {
  const back = unit([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]])
  const right = unit([back[2], 0, -back[0]])
  const up: Spot = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ]
  const from: Spot = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]]
  const deep = -dot(from, back) * Math.tan((angle / 2) * (Math.PI / 180))
  return [dot(from, right) / deep / aspect, dot(from, up) / deep]
}

const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function unit([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
