import { type Inches, isSystemPart, type PlacedPart } from '@ramp/domain'

export type Axis = 'x' | 'y'

/** Parts that lie one behind the other along an axis, and where on the other axis the lane runs. */
export type Lane = {
  readonly parts: readonly PlacedPart[]
  readonly at: Inches
  /** Where parts begin and end along the lane: what a chain of dimensions measures. */
  readonly stations: readonly Inches[]
}

/** Parts that are further apart than a plate is long belong to lanes of their own. */
const GAP: Inches = 6
/** A part lies on a line that runs at least so far inside it. */
const INSIDE: Inches = 2
/** Places closer than this are one. */
const SAME: Inches = 0.5

/**
 * The lanes of a system along an axis that a chain measures: of every part the longest lane it lies in, and no lane twice.
 * Where the system is a single lane the other way, its width is measured as one.
 */
export function lanesOf(parts: readonly PlacedPart[], axis: Axis): readonly Lane[] {
  const measured = parts.filter(isMeasured)
  const other = otherOf(axis)
  const along = lanesAlong(measured, axis)
  const across = lanesAlong(measured, other)
  if (along.length === 0 && across.length === 1 && across[0]?.parts.length === measured.length)
    return [laneOf(measured, axis, 0)]
  return along
}

const otherOf = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')

const isMeasured = ({ part }: PlacedPart): boolean =>
  isSystemPart(part) || part.kind === 'transition' || part.kind === 'threshold'

function lanesAlong(parts: readonly PlacedPart[], axis: Axis): readonly Lane[] {
  const found = parts
    .flatMap((part) => lanesOn(middleOf(part, otherOf(axis)), parts, axis))
    .filter((lane) => lane.parts.length > 1)
    .sort((a, b) => b.parts.length - a.parts.length || a.at - b.at)
  const lanes: Lane[] = []
  const covered = new Set<PlacedPart>()
  for (const lane of found) {
    if (lane.parts.filter((part) => !covered.has(part)).length === 0) continue
    lanes.push(lane)
    for (const part of lane.parts) covered.add(part)
  }
  return lanes
}

/** The lanes that a line along an axis crosses. */
function lanesOn(at: Inches, parts: readonly PlacedPart[], axis: Axis): readonly Lane[] {
  const other = otherOf(axis)
  const crossed = parts
    .filter(({ box }) => box.min[other] + INSIDE <= at && at <= box.max[other] - INSIDE)
    .sort((a, b) => a.box.min[axis] - b.box.min[axis])
  const groups: PlacedPart[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const part of crossed) {
    if (part.box.min[axis] > end + GAP) groups.push([])
    groups.at(-1)?.push(part)
    end = Math.max(end, part.box.max[axis])
  }
  return groups.map((group) => laneOf(group, axis, at))
}

const laneOf = (parts: readonly PlacedPart[], axis: Axis, at: Inches): Lane => ({
  parts,
  at,
  stations: stationsOf(parts, axis),
})

function stationsOf(parts: readonly PlacedPart[], axis: Axis): readonly Inches[] {
  const ends = parts.flatMap(({ box }) => [box.min[axis], box.max[axis]]).sort((a, b) => a - b)
  return ends.filter((value, index) => index === 0 || value - (ends[index - 1] ?? value) > SAME)
}

const middleOf = ({ box }: PlacedPart, axis: Axis): Inches => (box.min[axis] + box.max[axis]) / 2
