import {
  type Analysis,
  add,
  type Degrees,
  distance,
  type Inches,
  memoize,
  type PartId,
  type Point,
  rotate,
  subtract,
} from '@ramp/domain'
import { type SetOutPart, settingOut } from './setting-out/setting-out.ts'
import { doorsOf, type HouseDoor } from './site/house-solids.ts'

/** Where a system is measured from: the middle of the door on the face of the wall, and which way leads away from it. */
export type Datum = {
  /** Names of its two lines: `W` and `S`; those of the second system with an entrance of its own are `W2` and `S2`. */
  readonly lines: { readonly wall: string; readonly side: string }
  readonly at: Point
  /** The part that its system starts with. */
  readonly first: PartId
  /** Whether it is the wall of a door; else the edge of the first part stands for it. */
  readonly isWall: boolean
  /** Whether an entrance leads to its system, or a door lies before it. */
  readonly hasEntrance: boolean
  /** Whether its wall is ours: drawn before the first part, as no door was entered there. */
  readonly isOurs: boolean
  /** Degrees clockwise that its wall is turned by; 0 has the wall along the upper edge of the drawing. */
  readonly turn: Degrees
  /** `aside` along the wall, to the right with the door at the top; `out` away from it. */
  readonly measured: (place: Point) => { readonly aside: Inches; readonly out: Inches }
  readonly placeAt: (aside: Inches, out: Inches) => Point
}

/** Parts that are joined to one another, with the datum they are measured from. */
export type MeasuredSystem = { readonly datum: Datum; readonly parts: readonly SetOutPart[] }

/** The door the first part leads to; without one the edge it is come to by. Null without parts. */
export const datumOf = (analysis: Analysis): Datum | null => measuredSystems(analysis)[0]?.datum ?? null

/**
 * The systems of a layout along the walk, each measured from its own door. Parts that no entrance leads to are measured
 * from the first one.
 */
export const measuredSystems = (analysis: Analysis): readonly MeasuredSystem[] => measured(analysis, null)

const measured = memoize((analysis: Analysis, _: null): readonly MeasuredSystem[] => {
  const groups = joinedParts(analysis)
  const systems: { datum: Datum; parts: SetOutPart[] }[] = []
  for (const parts of groups) {
    const [first] = parts
    const [main] = systems
    if (!first) continue
    if (main && !hasEntrance(parts, analysis)) main.parts.push(...parts)
    else
      systems.push({ datum: datumAt(parts, first, { analysis, place: systems.length }), parts: [...parts] })
  }
  return systems
})

/** Parts in the order of the walk, those together that joints join. */
function joinedParts(analysis: Analysis): readonly (readonly SetOutPart[])[] {
  const { parts } = settingOut(analysis)
  const groupOf = new Map<PartId, PartId>(parts.map(({ id }) => [id, id]))
  for (const { a, b } of analysis.connections.joints) {
    const [one, other] = [groupOf.get(a.part), groupOf.get(b.part)]
    if (one === undefined || other === undefined || one === other) continue
    for (const [id, group] of groupOf) if (group === other) groupOf.set(id, one)
  }
  const groups = new Map<PartId | undefined, SetOutPart[]>()
  for (const part of parts) {
    const group = groupOf.get(part.id)
    groups.set(group, [...(groups.get(group) ?? []), part])
  }
  return [...groups.values()]
}

const hasEntrance = (parts: readonly SetOutPart[], { connections }: Analysis): boolean =>
  connections.openings.some(({ use, end }) => use === 'entrance' && parts.some(({ id }) => id === end.part))

type DatumOf = { readonly analysis: Analysis; readonly place: number }

function datumAt(parts: readonly SetOutPart[], first: SetOutPart, { analysis, place }: DatumOf): Datum {
  const { middle, facing } = first.placed.sides[first.entered]
  const start = first.toGround(middle)
  const door = doorAt(analysis, start, facing)
  const at = door?.at ?? start
  const turn = door ? turnOfWall(door) : facing
  const number = place === 0 ? '' : `${place + 1}`
  return {
    lines: { wall: `W${number}`, side: `S${number}` },
    at,
    first: first.id,
    isWall: door !== null,
    hasEntrance: door !== null || hasEntrance(parts, analysis),
    isOurs: door !== null && !analysis.layout.site.doors.some((one) => one.at !== undefined),
    turn,
    measured: (spot) => {
      const { x, y } = rotate(subtract(spot, at), -turn)
      return { aside: x, out: y }
    },
    placeAt: (aside, out) => add(at, rotate({ x: aside, y: out }, turn)),
  }
}

/** A wall whose door leads down the drawing is not turned. */
const turnOfWall = ({ out: { x, y } }: HouseDoor): Degrees =>
  Math.round((Math.atan2(-x, y) * 180) / Math.PI) % 360

/** A door is taken where its wall lies before the entrance, further away where a porch is between them; of several the nearest. */
const NEAR_DOOR: Inches = 60
const OVER_PORCH: Inches = 240
function doorAt(analysis: Analysis, start: Point, facing: Degrees): HouseDoor | null {
  const reach = analysis.layout.site.porch?.use === 'start' ? OVER_PORCH : NEAR_DOOR
  const isBefore = ({ at }: HouseDoor) =>
    distance(at, start) <= reach && rotate(subtract(at, start), -facing).y <= 0.01
  const [nearest] = doorsOf(analysis)
    .filter(isBefore)
    .toSorted((a, b) => distance(a.at, start) - distance(b.at, start))
  return nearest ?? null
}
