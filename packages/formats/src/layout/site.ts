import {
  DOOR_NAME_LENGTH,
  FACINGS,
  HINGES,
  KNOWN_BY,
  type Layout,
  MAX_CAPTION,
  PHOTO_SUBJECTS,
  READING_METHODS,
  SITE_BLOCKS,
  SITE_FATES,
  SITE_LIMITS,
  SITE_THING_KINDS,
  type Site,
  SURFACE_KINDS,
  SWINGS,
  UNDERLAY_KINDS,
  versionFor,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { inches, point } from './part.ts'

const MAX_READINGS = 2000
/** Photos of one site. */
export const MAX_PHOTOS = 60

/** Ids of doors by their place: `door-1`. */
export const doorId = z.string().check(z.minLength(1), z.maxLength(64))
const name = z.string().check(z.maxLength(200))
const size = inches.check(z.nonnegative())
const outline = z
  .array(point)
  .check(z.minLength(3), z.maxLength(SITE_LIMITS.corners))
  .apply(described, 'Corners in turn; x to the right, y down.')
const outlined = z.object({ outline })
const round = z.object({ at: point, radius: size })
const line = z.object({
  line: z
    .array(point)
    .check(z.minLength(2), z.maxLength(SITE_LIMITS.points))
    .apply(described, 'From its first point to its last.'),
  thickness: size,
})
const named = { name }
const swing = z.enum(SWINGS)
const hinge = z.enum(HINGES).apply(described, 'As seen from outside, facing the door.')

/** Fields and files take what a door has (`SITE_RANGES`); a layout that was saved with more still opens. */
const door = z.object({
  id: doorId,
  name: z
    .optional(z.string().check(z.minLength(1), z.maxLength(DOOR_NAME_LENGTH)))
    .apply(described, 'As a person calls it: `Front door`.'),
  sill: inches.apply(described, 'Above the ground where the system ends, or above the datum of the ground.'),
  stepDown: size.apply(described, 'From the sill to the deck.'),
  at: z.optional(point).apply(described, 'Middle of the sill, on the wall line.'),
  faces: z
    .optional(z.literal(FACINGS))
    .apply(described, 'Direction out of the door: 0 up the drawing, 90 right, 180 down, 270 left.'),
  width: z.optional(size),
  swing: z.optional(swing),
  hinge: z.optional(hinge),
  storm: z.optional(z.object({ swing, hinge, below: size })),
  isEgress: z.optional(z.boolean()),
})

const idsDiffer = z.check<readonly { readonly id: string }[]>(({ value, issues }) => {
  for (const [index, { id }] of value.entries())
    if (value.findIndex((one) => one.id === id) < index)
      issues.push({
        code: 'custom',
        input: id,
        path: [index, 'id'],
        message: `${id} is used twice; ids must differ`,
      })
})

const id = z.string().check(z.minLength(1), z.maxLength(64))
const known = { z: inches, how: z.enum(KNOWN_BY) }

const survey = z
  .object({
    points: z
      .array(z.object({ id, name, at: point, given: z.optional(z.object(known)) }))
      .check(z.maxLength(SITE_LIMITS.spots), idsDiffer),
    readings: z
      .array(
        z.object({
          point: id,
          method: z.enum(READING_METHODS),
          setUp: z.int().check(z.positive(), z.maximum(MAX_READINGS)),
          value: inches,
        }),
      )
      .check(z.maxLength(MAX_READINGS)),
  })
  .apply(described, 'Raw readings in the order they were taken; the heights of the ground follow from them.')

const person = z.object({
  device: z.optional(name),
  loaded: z.optional(size).apply(described, 'Person and device together, pounds.'),
  slopeLimit: z
    .optional(z.number().check(z.positive(), z.maximum(1000)))
    .apply(described, 'The steepest the device climbs: 8 for 1:8.'),
})

const photo = z.object({
  id,
  of: z.enum(PHOTO_SUBJECTS),
  at: point,
  faces: z.number().apply(described, 'Direction it faces: 0 up the drawing, 90 right.'),
  caption: z.optional(z.string().check(z.maxLength(MAX_CAPTION))),
})

const pixels = z.int().check(z.positive(), z.maximum(20_000))

const underlay = z.object({
  ...named,
  id,
  kind: z.enum(UNDERLAY_KINDS).apply(described, 'What its picture was made from.'),
  width: pixels,
  height: pixels,
  at: point.apply(described, 'Its middle.'),
  scale: z.number().check(z.positive(), z.maximum(10_000)).apply(described, 'Inches of a pixel.'),
  rotation: z.number().apply(described, 'Degrees clockwise.'),
  opacity: z.number().check(z.minimum(0), z.maximum(1)),
  isToScale: z.boolean(),
  isHidden: z.optional(z.boolean()),
  isFlipped: z.optional(z.boolean()),
})

const graphic = z.optional(name)
const thing = {
  ...named,
  kind: z.enum(SITE_THING_KINDS),
  clearance: z.optional(size).apply(described, 'Clear room to a part; left out, that of its kind.'),
  blocks: z
    .optional(z.enum(SITE_BLOCKS))
    .apply(described, 'What it blocks, if that is not what its kind blocks.'),
  fate: z
    .optional(z.enum(SITE_FATES))
    .apply(described, 'Moved or removed before installation; left out, it stays.'),
  graphic,
}

/** What versions before had in three lists is in one. */
const MAX_THINGS = 3 * SITE_LIMITS.things

/** What is known of the place; heights are inches above one datum, negative below it. */
export const siteSchema = z.object({
  doors: z.array(door).check(z.maxLength(SITE_LIMITS.doors), idsDiffer),
  ground: z.optional(
    z
      .array(z.object({ ...point.shape, z: inches, how: z.enum(KNOWN_BY) }))
      .check(z.maxLength(SITE_LIMITS.spots))
      .apply(described, 'Heights of the ground.'),
  ),
  surfaces: z.optional(
    z.array(z.object({ kind: z.enum(SURFACE_KINDS), outline })).check(z.maxLength(SITE_LIMITS.things)),
  ),
  porch: z.optional(z.object({ outline, height: inches, use: z.enum(['start', 'over']) })),
  lot: z.optional(outline),
  yard: z.optional(outline).apply(described, 'Where parts may stand.'),
  things: z
    .optional(
      z
        .array(
          z.union([
            z.object({ ...thing, ...outlined.shape }),
            z.object({ ...thing, ...round.shape }),
            z.object({ ...thing, ...line.shape }),
          ]),
        )
        .check(z.maxLength(MAX_THINGS)),
    )
    .apply(described, 'Houses, what parts keep off, and what must never be built over.'),
  destination: z.optional(
    z.union([z.object({ ...named, area: outline }), z.object({ ...named, edge: z.tuple([point, point]) })]),
  ),
  setback: z.optional(size).apply(described, 'How far the yard stays within the lot.'),
  person: z.optional(person),
  north: z.optional(z.number()),
  survey: z.optional(survey),
  photos: z.optional(z.array(photo).check(z.maxLength(MAX_PHOTOS), idsDiffer)),
  underlay: z.optional(underlay).apply(described, 'A lot plan under the drawing, on no document.'),
  reservesForLegs: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Site>

const OF_2 = 'is 1; a layout with a site is of version 2'
const OF_3 = 'is 2; a layout with things on its site is of version 3'
const NAMED = 'is of an earlier version; a layout with a named door is of version 3'

const isNamed = ({ doors }: Site): boolean => doors.some(({ name }) => name !== undefined)

/**
 * Programs that know no ground would count other legs for a layout that has some, and those that know no things would
 * lose them, so that it says version 2 or 3, which they refuse; and only with ground a height may lie below 0.
 */
export const saysItsVersion = z.check<Pick<Layout, 'version' | 'site' | 'runs'>>(({ value, issues }) => {
  const { version, site, runs } = value
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: value, path, message })
  if (version < versionFor(site))
    refuse(['version'], !site.things && isNamed(site) ? NAMED : version === 1 ? OF_2 : OF_3)
  if (site.ground) return
  const why = 'is below 0; that needs the ground of the site'
  for (const [index, { top, bottom }] of runs.entries()) {
    if ((top ?? 0) < 0) refuse(['runs', index, 'top'], why)
    if ((bottom ?? 0) < 0) refuse(['runs', index, 'bottom'], why)
  }
  for (const [index, { sill }] of site.doors.entries())
    if (sill < 0) refuse(['site', 'doors', index, 'sill'], why)
})
