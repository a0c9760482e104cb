import type { Box3, Way } from '../model/extent.ts'

export const STANDPOINTS = ['whole', 'seated', 'standing', 'kerb'] as const
/** Where a person looks from: beside the whole system, at the door in a chair or on their feet, at the kerb. */
export type Standpoint = (typeof STANDPOINTS)[number]

/** Eye heights over what one sits or stands on, meters: 43 in in a wheelchair, 60 in on one's feet. */
const EYES = { seated: 43 * 0.0254, standing: 60 * 0.0254 }

type Spot = readonly [number, number, number]

/** Where the camera is, what it looks at, and how it moves: around the target, or turning on the spot. */
export type Pose = {
  readonly eye: Spot
  readonly target: Spot
  /** Degrees from the lower to the upper edge of the picture. */
  readonly angle: number
  readonly moves: 'around' | 'on the spot'
}

type Given = {
  /** The box around the system, meters. */
  readonly box: Box3
  /** Where the way begins, and which way it leads; null where no entrance is known. */
  readonly way: Way | null
  /** Width of the picture by its height. */
  readonly aspect: number
}

const ANGLE = { around: 36, door: 64, kerb: 32, widest: 75 }
/** A passer-by stands so far beyond the system. */
const KERB = 6

/** The pose of a standpoint; without an entrance a door view looks from the middle of the highest side. */
export function poseOf(standpoint: Standpoint, given: Given): Pose {
  const { box, way, aspect } = given
  const middle = middleOf(box)
  const out = way?.out ?? [0, 1]
  const hand = handOf(middle, way)
  switch (standpoint) {
    case 'whole':
      return aroundAll(box, out, { aspect, hand })
    case 'seated':
    case 'standing':
      return atTheDoor(way?.at ?? [middle[0], box.max[1], box.min[2]], out, EYES[standpoint])
    case 'kerb':
      return fromTheKerb(box, out, { aspect, hand })
  }
}

/** Eyes rest on the way before the feet rather than on the horizon. */
function atTheDoor([x, y, z]: Spot, [outX, outZ]: readonly [number, number], height: number): Pose {
  const eye: Spot = [x + outX * 0.1, y + height, z + outZ * 0.1]
  const target: Spot = [eye[0] + outX * 3, eye[1] - 1.1, eye[2] + outZ * 3]
  return { eye, target, angle: ANGLE.door, moves: 'on the spot' }
}

/** Width of the picture by its height, and the hand of somebody in the door on whose side one stands: 1 is the right one. */
type Side = { readonly aspect: number; readonly hand: 1 | -1 }

/** The side that most of the system lies on: the house hides the other one. */
function handOf([x, , z]: Spot, way: Way | null): 1 | -1 {
  if (!way) return -1
  const [outX, outZ] = way.out
  return (z - way.at[2]) * outX - (x - way.at[0]) * outZ > 0 ? 1 : -1
}

/** Slightly from one side, so that what lies behind one another is told apart. */
function fromTheKerb(box: Box3, out: readonly [number, number], { aspect, hand }: Side): Pose {
  const target = middleOf(box)
  const far = reachAlong(box, target, out) + KERB
  const aside = 0.4 * far * hand
  const eye: Spot = [
    target[0] + out[0] * far - out[1] * aside,
    box.min[1] + EYES.standing,
    target[2] + out[1] * far + out[0] * aside,
  ]
  return { eye, target, angle: holding(box, { eye, target, aspect }), moves: 'on the spot' }
}

type Seen = { readonly eye: Spot; readonly target: Spot; readonly aspect: number }

/** The angle that holds the whole box, no narrower than eyes see and no wider than a lens that bends nothing. */
function holding(box: Box3, { eye, target, aspect }: Seen): number {
  const [x, y, z] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]
  const [flat, length] = [Math.hypot(x, z), Math.hypot(x, y, z)]
  const back: Spot = [x / length, y / length, z / length]
  const across: Spot = [z / flat, 0, -x / flat]
  const up: Spot = [-back[1] * across[2], flat / length, back[1] * across[0]]
  const halves = cornersFrom(box, eye).map((corner) => {
    const deep = Math.max(0.5, -dot(corner, back))
    return Math.max(Math.abs(dot(corner, across)) / aspect, Math.abs(dot(corner, up))) / deep
  })
  const angle = 2 * Math.atan(Math.max(...halves) * MARGIN) * (180 / Math.PI)
  return Math.min(ANGLE.widest, Math.max(ANGLE.kerb, angle))
}

/** From in front of the door, to one side and above, as near as everything is in the picture. */
function aroundAll(box: Box3, [outX, outZ]: readonly [number, number], { aspect, hand }: Side): Pose {
  const target = middleOf(box)
  const [turn, tilt] = [0.6 * hand, 0.5]
  const [x, z] = [
    outX * Math.cos(turn) - outZ * Math.sin(turn),
    outX * Math.sin(turn) + outZ * Math.cos(turn),
  ]
  const back: Spot = [Math.cos(tilt) * x, Math.sin(tilt), Math.cos(tilt) * z]
  const across: Spot = [z, 0, -x]
  const up: Spot = [-Math.sin(tilt) * x, Math.cos(tilt), -Math.sin(tilt) * z]
  const half = Math.tan((ANGLE.around / 2) * (Math.PI / 180))
  const needed = cornersFrom(box, target).map(
    (corner) =>
      dot(corner, back) +
      Math.max(Math.abs(dot(corner, across)) / (half * aspect), Math.abs(dot(corner, up)) / half),
  )
  const away = Math.max(2, ...needed) * MARGIN
  const eye: Spot = [target[0] + away * back[0], target[1] + away * back[1], target[2] + away * back[2]]
  return { eye, target, angle: ANGLE.around, moves: 'around' }
}

/** Air around what is in the picture. */
const MARGIN = 1.08

const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cornersFrom = ({ min, max }: Box3, [x, y, z]: Spot): readonly Spot[] =>
  [min[0], max[0]].flatMap((cornerX) =>
    [min[1], max[1]].flatMap((cornerY) =>
      [min[2], max[2]].map((cornerZ): Spot => [cornerX - x, cornerY - y, cornerZ - z]),
    ),
  )

const middleOf = ({ min, max }: Box3): Spot => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
]

/** How far the box reaches from its middle in a direction over the ground. */
const reachAlong = (box: Box3, middle: Spot, [outX, outZ]: readonly [number, number]): number =>
  Math.max(...cornersFrom(box, middle).map((corner) => dot(corner, [outX, 0, outZ])))
