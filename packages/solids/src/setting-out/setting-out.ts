import {
  type Analysis,
  add,
  distance,
  type Inches,
  memoize,
  type PartHeight,
  type PartId,
  type PlacedPart,
  type Point,
  rotate,
  type Side,
  subtract,
} from '@ramp/domain'
import { heightAtSide, type LaidPart } from '@ramp/drafting'
import { type Step, walkOf } from './walk.ts'

export { heightAtSide }

/** A part where it really stands, with its length over the ground. */
export type SetOutPart = LaidPart & {
  /** Its length along its own deck, as it comes from stock, and the length of ground it covers. */
  readonly length: Inches
  readonly covers: Inches
  readonly at: Point
  /** Whether a run gives its height, to it or to a part before it; else nobody entered it, and the part lies at 0. */
  readonly isHeightKnown: boolean
}

/** Where two ways meet again: so far apart are the two places the joint has, to be shared out in the field. */
export type Tolerance = {
  readonly parts: readonly [PartId, PartId]
  readonly at: Point
  readonly apart: Inches
}

/** All system parts as a crew sets them out: laid anew from the entrance, each with its length over the ground. */
export type SettingOut = {
  /** In the order of the walk. */
  readonly parts: readonly SetOutPart[]
  readonly byId: ReadonlyMap<PartId, SetOutPart>
  readonly tolerances: readonly Tolerance[]
}

/** Closing errors below this are rounding dust. */
const MEETS: Inches = 0.01

/**
 * Lays a system out anew from its entrance, which stays where it was drawn: a section of a length at its slope covers less
 * ground than its own length, and everything behind it moves up.
 */
export const settingOut = (analysis: Analysis): SettingOut => setOut(analysis, null)

const setOut = memoize((analysis: Analysis, _: null): SettingOut => {
  const byId = new Map<PartId, SetOutPart>()
  const parts: SetOutPart[] = []
  for (const step of walkOf(analysis)) {
    const placed = analysis.placement.byId.get(step.part)
    if (!placed) continue
    const part = standAt(placed, step, byId, analysis)
    byId.set(part.id, part)
    parts.push(part)
  }
  return { parts, byId, tolerances: tolerancesOf(analysis, byId) }
})

function standAt(
  placed: PlacedPart,
  { part: id, entered, over }: Step,
  known: ReadonlyMap<PartId, SetOutPart>,
  { runs }: Analysis,
): SetOutPart {
  const before = over && known.get(over.before.part)
  const height = runs.heights.get(id) ?? levelAt(before, over?.before.side)
  const covers = coveredBy(placed, height)
  const share = placed.length === 0 ? 1 : covers / placed.length
  const { rotation, at: drawn } = placed.part
  const shrunk = (place: Point): Point => {
    const { x, y } = rotate(subtract(place, drawn), -rotation)
    return rotate({ x, y: y * share }, rotation)
  }
  // The first of an island keeps its way in where it was drawn.
  const [anchor, held] =
    over && before
      ? [over.joint.at, before.toGround(over.joint.at)]
      : [placed.sides[entered].middle, placed.sides[entered].middle]
  const at = subtract(held, shrunk(anchor))
  const toGround = (place: Point) => add(at, shrunk(place))
  return {
    id,
    placed,
    entered,
    length: placed.length,
    covers,
    at,
    outline: placed.outline.map(toGround),
    bentLength: placed.part.kind === 'arr' ? placed.length : undefined,
    height,
    isHeightKnown: runs.heights.has(id) || (before?.isHeightKnown ?? false),
    toGround,
  }
}

/** What a part covers of the ground along its own length; stairs are drawn with it already. */
function coveredBy({ part, length }: PlacedPart, { top, bottom }: PartHeight): Inches {
  if (part.kind !== 'ramp') return length
  const drop = Math.min(Math.abs(top - bottom), length)
  return Math.sqrt(length ** 2 - drop ** 2)
}

/** The height of a part that no run gives one: level with the end of the part before it. */
function levelAt(before: SetOutPart | undefined | null, side: Side | undefined): PartHeight {
  const height = before && side ? heightAtSide(before, side) : 0
  return { top: height, bottom: height }
}

function tolerancesOf(
  { connections }: Analysis,
  byId: ReadonlyMap<PartId, SetOutPart>,
): readonly Tolerance[] {
  return connections.joints.flatMap(({ a, b, at }) => {
    const [upper, lower] = [byId.get(a.part), byId.get(b.part)]
    if (!upper || !lower) return []
    const apart = distance(upper.toGround(at), lower.toGround(at))
    return apart <= MEETS ? [] : [{ parts: [a.part, b.part] as const, at: upper.toGround(at), apart }]
  })
}
