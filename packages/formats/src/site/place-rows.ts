import {
  type Destination,
  DOOR_NAME_LENGTH,
  FACINGS,
  type Footing,
  HINGES,
  type Inches,
  KNOWN_BY,
  NAMED_THING_KINDS,
  outlineOfFooting,
  type Person,
  type Point,
  type Porch,
  SITE_LIMITS,
  type Spot,
  SURFACE_KINDS,
  SWINGS,
  USUAL_KINDS,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { SameType } from '../fields/same-type.ts'
import {
  coordinate,
  flag,
  given,
  margin,
  number,
  object,
  oneOf,
  otherwise,
  point,
  quantity,
  shortList,
  text,
} from '../reading/fields.ts'
import { found } from '../reading/reading.ts'

const DOORS = { most: SITE_LIMITS.doors, things: 'doors' }
const SPOTS = { most: SITE_LIMITS.spots, things: 'heights' }
const CORNERS = { most: SITE_LIMITS.corners, things: 'corners' }
const POINTS = { most: SITE_LIMITS.points, things: 'points' }
const THINGS = { most: SITE_LIMITS.things, things: 'of them' }

/** From the sill to the deck where nobody says it (ADA 404.2.5 allows 1/2 in). */
const USUAL_STEP: Inches = 0.5
const USUAL_WIDTH: Inches = 36

const spot = object({
  x: coordinate.apply(described, 'To the right.'),
  y: coordinate.apply(described, 'Down.'),
  z: coordinate.apply(described, 'Above the datum; below it negative.'),
  how: otherwise(oneOf(KNOWN_BY), 'assumed').apply(described, 'How the height is known.'),
})
true satisfies SameType<z.output<typeof spot>, Spot>

/** Without any spots, nothing is known of the ground. */
export const ground = z.pipe(
  object({ spots: otherwise(shortList(spot, SPOTS), []).apply(described, 'Heights of the ground.') }),
  z.transform(({ spots }) => (spots.length > 0 ? spots : undefined)),
)

const doorName = text.check(
  z.maxLength(DOOR_NAME_LENGTH, {
    error: ({ input }) => `has ${String(input).length} characters; ${DOOR_NAME_LENGTH} is the maximum`,
  }),
)
const swing = oneOf(SWINGS)
const hinge = oneOf(HINGES)
const door = object({
  name: given(doorName).apply(described, 'As people call it, such as `Front door`.'),
  sill: number.apply(described, 'Height of the sill above the datum.'),
  stepDown: otherwise(margin, USUAL_STEP).apply(described, 'From the sill to the deck.'),
  at: point.apply(described, 'Middle of the sill, on the wall line.'),
  faces: oneOf(FACINGS).apply(
    described,
    'Direction out of the door: 0 up the drawing, 90 right, 180 down, 270 left.',
  ),
  width: otherwise(margin, USUAL_WIDTH).apply(described, 'Clear width.'),
  swing: otherwise(swing, 'in').apply(described, 'Seen from inside.'),
  hinge: otherwise(hinge, 'left').apply(described, 'Seen from outside, facing the door.'),
  storm: given(
    object({
      swing: otherwise(swing, 'out').apply(described, 'Seen from inside.'),
      hinge: otherwise(hinge, 'left').apply(described, 'Seen from outside.'),
      below: otherwise(margin, 0).apply(described, 'How far its lower edge is under the sill.'),
    }),
  ).apply(described, 'A storm door on the same frame.'),
  egress: otherwise(flag, true).apply(described, 'The required egress door.'),
})
export type DoorRow = z.output<typeof door>

const outline = shortList(point, CORNERS).check(
  z.refine((corners) => corners.length >= 3, {
    error: ({ input }) =>
      `has ${(input as readonly unknown[]).length} corners; an outline needs three or more`,
  }),
)
const each = <Row extends z.ZodMiniType>(row: Row) => shortList(row, THINGS)

const surface = object({
  kind: oneOf(SURFACE_KINDS).apply(described, 'What it is.'),
  outline: outline.apply(described, 'Its corners.'),
})

const porch = object({
  outline: outline.apply(described, 'Its corners.'),
  height: number.apply(described, 'Its top above the datum.'),
  use: otherwise(oneOf(['start', 'over']), 'start').apply(
    described,
    'The ramp starts at its edge, or a platform is over it.',
  ),
})
true satisfies SameType<z.output<typeof porch>, Porch>

const points = shortList(point, POINTS).check(
  z.refine((all) => all.length >= 2, {
    error: ({ input }) => `has ${(input as readonly unknown[]).length} points; a line needs two or more`,
  }),
)

const footing = {
  outline: given(outline).apply(described, 'Its corners.'),
  at: given(point).apply(described, 'Its center, without `outline`.'),
  radius: z.optional(z.nullable(margin)).apply(described, 'Its radius, with `at`.'),
  line: given(points).apply(
    described,
    'Points of a fence or wall, from end to end; counts before `outline`.',
  ),
  thickness: given(margin).apply(described, 'How thick it is, with `line`.'),
}
type Footed = {
  readonly line?: readonly Point[]
  readonly thickness?: number
  readonly outline?: readonly Point[]
  readonly at?: Point
  readonly radius?: number | null | undefined
}

/** A line, an outline, or a circle. */
const footed = <Fields extends Footed>() =>
  z.transform(({ outline, at, radius, line, thickness = 0, ...thing }: Fields, { issues }) => {
    const refuse = (path: string[], message: string) => {
      issues.push({ code: 'custom', input: radius, path, message })
      return z.NEVER
    }
    if (line && outlineOfFooting({ line, thickness }).length === 0)
      return refuse(['line'], 'has all its points in one place; a line needs two places')
    if (line) return { ...thing, footing: { line, thickness } satisfies Footing }
    if (outline) return { ...thing, footing: { outline } satisfies Footing }
    if (!at) return refuse([], 'needs "outline", or "at" and "radius"')
    if (typeof radius !== 'number') return refuse(['radius'], `${found(radius)}; it must be a number`)
    return { ...thing, footing: { at, radius } satisfies Footing }
  })

const thing = {
  kind: given(oneOf(NAMED_THING_KINDS)).apply(described, 'Its kind, which has a usual name and clearance.'),
  name: given(text).apply(described, 'Its name; left out, that of its kind.'),
  ...footing,
  graphic: given(text).apply(described, 'Its image in the graphics library.'),
  toMove: otherwise(flag, false).apply(described, 'Moved before installation.'),
  toRemove: otherwise(flag, false).apply(described, 'Removed before installation.'),
  clearance: given(margin).apply(described, 'Clear room to a part; left out, that of its kind.'),
  drawnAs: given(oneOf(Object.values(USUAL_KINDS))).apply(
    described,
    'What it is, without `kind`, where its list says another.',
  ),
  order: given(quantity).apply(
    described,
    'Its place among buildings, obstacles and keep-offs together; left out, they are in this order.',
  ),
}
const thingRow = object(thing)
export type ThingRow = z.output<typeof thingOfFile>
const thingOfFile = z.pipe(thingRow, footed<z.output<typeof thingRow>>())
const building = object({
  ...thing,
  outline: outline.apply(described, 'Its corners.'),
  at: given(point).apply(described, 'Its center where it is round; counts before `outline`.'),
})
/** A building has an outline always, for programs that know no other; where it is a circle it has that, too. */
const footedBuilding = z.transform(({ outline, ...row }: z.output<typeof building>) => ({
  ...row,
  ...(!(row.at && typeof row.radius === 'number') && { outline }),
}))

const buildingOfFile = z.pipe(building, z.pipe(footedBuilding, footed<z.output<typeof thingRow>>()))

const ends = shortList(point, CORNERS).check(
  z.refine((points) => points.length === 2, {
    error: ({ input }) => `has ${(input as readonly unknown[]).length} points; an edge has two`,
  }),
)
const destination = z.pipe(
  object({
    name: otherwise(text, '').apply(described, 'Its name.'),
    area: given(outline).apply(described, 'Where the landing is.'),
    edge: z
      .optional(z.nullable(ends))
      .apply(described, 'Two points, without `area`: what the landing touches.'),
  }),
  z.transform(({ name, area, edge }, { issues }): Destination => {
    if (area) return { name, area }
    const [from, to] = edge ?? []
    if (from && to) return { name, edge: [from, to] }
    issues.push({ code: 'custom', input: edge, path: ['edge'], message: `${found(edge)}; it must be a list` })
    return z.NEVER
  }),
)

/** `1:8`, 8 or 0.125 */
const slopeLimit = z.pipe(
  z.transform((limit: number | string) => {
    const [, run] = typeof limit === 'string' ? (/^1\s*:\s*(\d+(?:\.\d+)?)$/.exec(limit.trim()) ?? []) : []
    return run === undefined ? limit : Number(run)
  }),
  z.pipe(
    number.check(z.positive({ error: ({ input }) => `is ${input}; write it as "1:8"` })),
    z.transform((limit) => (limit < 1 ? 1 / limit : limit)),
  ),
)
const person = object({
  device: given(text).apply(described, 'What the person uses to get around.'),
  loaded: given(margin).apply(described, 'Person and device together, pounds.'),
  slopeLimit: given(slopeLimit).apply(described, 'The steepest the device climbs, such as `1:12`.'),
})
true satisfies SameType<z.output<typeof person>, Person>

/** What a file says of a place, whether it is all of the file or the `site` of a system. */
export const place = {
  doors: given(shortList(door, DOORS)).apply(described, 'Several doors; the first is where the ramp begins.'),
  door: given(door).apply(described, 'The door, where there is one.'),
  ground: given(ground).apply(described, 'Left out, it is level at 0.'),
  surfaces: given(each(surface)).apply(described, 'What the ground is covered with.'),
  porch: given(porch).apply(described, 'A porch before the door; it counts as ground.'),
  lot: given(outline).apply(described, 'The property line.'),
  yard: given(outline).apply(
    described,
    'Where parts may be; left out, the lot less its setback, or the lot.',
  ),
  setback: given(margin).apply(described, 'How far the yard stays within the lot.'),
  building: given(each(buildingOfFile)).apply(described, 'Houses and other buildings.'),
  obstacles: given(each(thingOfFile)).apply(described, 'What parts have a clearance to.'),
  keepOffs: given(each(thingOfFile)).apply(described, 'What must never be built over.'),
  destination: given(destination).apply(described, 'Where the ramp has to end.'),
  person: given(person).apply(described, 'Who the ramp is for.'),
  north: given(number).apply(described, 'Direction of north: 0 up the drawing.'),
}
