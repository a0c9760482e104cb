import { type Analysis, add, distance, type Inches, type Point, rotate, subtract } from '@ramp/domain'
import { doorsOf, type SetOutPart, settingOut } from '@ramp/solids'

/** Where a system is measured from: the middle of the door on the face of the wall, and which way leads away from it. */
export type Datum = {
  readonly at: Point
  /** Whether it is the wall of a door; else the edge of the first part stands for it. */
  readonly isWall: boolean
  /** Whether its wall is ours: drawn before the first part, as no door was entered there. */
  readonly isOurs: boolean
  /** Degrees clockwise that the wall is turned by; 0 has the wall along the upper edge of the drawing. */
  readonly turn: number
  /** `aside` along the wall, to the right on an unturned drawing; `out` away from it. */
  readonly measured: (place: Point) => { readonly aside: Inches; readonly out: Inches }
  readonly placeAt: (aside: Inches, out: Inches) => Point
}

/** The door the first part leads to; without one the edge it is come to by. Null without parts. */
export function datumOf(analysis: Analysis): Datum | null {
  const [first] = settingOut(analysis).parts
  if (!first) return null
  const { middle, facing } = first.placed.sides[first.entered]
  const start = first.toGround(middle)
  const door = doorAt(analysis, start, facing)
  const at = door ?? start
  return {
    at,
    isWall: door !== null,
    isOurs: door !== null && !analysis.layout.site.doors.some((one) => one.at !== undefined),
    turn: facing,
    measured: (place) => {
      const { x, y } = rotate(subtract(place, at), -facing)
      return { aside: x, out: y }
    },
    placeAt: (aside, out) => add(at, rotate({ x: aside, y: out }, facing)),
  }
}

/** A door is taken where its wall lies before the entrance. */
const NEAR_DOOR: Inches = 60
function doorAt(analysis: Analysis, start: Point, facing: number): Point | null {
  const isBefore = (at: Point) =>
    distance(at, start) <= NEAR_DOOR && rotate(subtract(at, start), -facing).y <= 0.01
  return doorsOf(analysis).find(({ at }) => isBefore(at))?.at ?? null
}

/** Measures that are the same on a tape are one. */
const SAME: Inches = 1 / 8

function distinctMeasures(values: readonly Inches[]): readonly Inches[] {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > SAME)
}

/** Where the edges of parts lie: away from the wall, and along it from the middle of the door. */
export function stationsOf(
  parts: readonly SetOutPart[],
  { measured }: Datum,
): { readonly out: readonly Inches[]; readonly aside: readonly Inches[] } {
  const corners = parts.flatMap(({ outline }) => outline.map(measured))
  return {
    out: distinctMeasures(corners.map(({ out }) => out)),
    aside: distinctMeasures(corners.map(({ aside }) => aside)),
  }
}

/** How far a part reaches from both datums. */
export function reachOf({ outline }: SetOutPart, { measured }: Datum) {
  const corners = outline.map(measured)
  const outs = corners.map(({ out }) => out)
  const asides = corners.map(({ aside }) => aside)
  return {
    near: Math.min(...outs),
    far: Math.max(...outs),
    left: Math.min(...asides),
    right: Math.max(...asides),
  }
}

/** From corner to corner: a platform is square when both diagonals are this long. */
export function diagonalOf({ outline: [a, , c] }: SetOutPart): Inches {
  return a && c ? distance(a, c) : 0
}
