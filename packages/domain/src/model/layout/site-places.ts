import { boxAround } from '../../base/geometry/outline.ts'
import { add, type Point } from '../../base/geometry/point.ts'
import { type Degrees, normalizeAngle } from '../../base/units.ts'
import { type DoorFacing, FACINGS, type Footing, type Hinge, type Site, type SiteDoor } from './site.ts'
import { blocksOf, outlineOfFooting } from './things-of-site.ts'

/** A motion of everything that has a place on a site: moved, turned or mirrored. */
export type SiteMotion = {
  readonly point: (at: Point) => Point
  /** Of what faces somewhere: 0 up the drawing, clockwise. */
  readonly bearing: (faces: Degrees) => Degrees
  /** Left and right change places. */
  readonly isMirrored: boolean
}

/** What of one field of a site has a place. */
type FieldPlaces<Value> = {
  /** The value with all of its points and bearings moved. */
  readonly moved: (value: Value, motion: SiteMotion) => Value
  /** Where a view of the site looks for it; what is large is only behind the rest. */
  readonly framed: (value: Value, site: Site) => readonly Point[]
}

/** A row for every field: the compiler asks for one for each that is added. null: the field has no place. */
const FIELDS: { readonly [Key in keyof Required<Site>]: FieldPlaces<NonNullable<Site[Key]>> | null } = {
  doors: {
    moved: (doors, motion) => doors.map((door) => movedDoor(door, motion)),
    framed: (doors) => doors.flatMap(({ at }) => at ?? []),
  },
  ground: {
    moved: (spots, motion) => spots.map((spot) => movedPoint(spot, motion)),
    framed: (spots) => spots,
  },
  surfaces: { moved: movedEach, framed: behind },
  porch: { moved: movedFooting, framed: ({ outline }) => outline },
  things: {
    moved: movedEach,
    framed: (things) => things.filter((thing) => blocksOf(thing) !== 'walls').flatMap(placesAround),
  },
  lot: { moved: movedPoints, framed: (lot, { yard }) => (yard ? [] : lot) },
  yard: { moved: movedPoints, framed: (yard) => yard },
  setback: null,
  destination: {
    moved: (destination, { point }) =>
      'area' in destination
        ? { ...destination, area: destination.area.map(point) }
        : { ...destination, edge: [point(destination.edge[0]), point(destination.edge[1])] },
    framed: behind,
  },
  person: null,
  north: { moved: (north, { bearing }) => bearing(north), framed: behind },
  survey: {
    moved: (survey, { point }) => ({
      ...survey,
      points: survey.points.map((one) => ({ ...one, at: point(one.at) })),
    }),
    framed: ({ points }) => points.map(({ at }) => at),
  },
  photos: {
    moved: (photos, { point, bearing }) =>
      photos.map((photo) => ({ ...photo, at: point(photo.at), faces: bearing(photo.faces) })),
    framed: behind,
  },
  underlay: {
    moved: (underlay, { point, bearing, isMirrored }) => ({
      ...underlay,
      at: point(underlay.at),
      rotation: bearing(underlay.rotation),
      ...(isMirrored && { isFlipped: !underlay.isFlipped }),
    }),
    framed: behind,
  },
  reservesForLegs: null,
}

function behind(): readonly Point[] {
  return []
}

function movedPoint<Placed extends Point>(at: Placed, { point }: SiteMotion): Placed {
  return { ...at, ...point({ x: at.x, y: at.y }) }
}

function movedPoints(outline: readonly Point[], motion: SiteMotion): readonly Point[] {
  return outline.map((at) => movedPoint(at, motion))
}

/** A footing with its points moved. */
export function movedFooting<Thing extends Footing>(thing: Thing, motion: SiteMotion): Thing {
  if ('outline' in thing) return { ...thing, outline: movedPoints(thing.outline, motion) }
  if ('line' in thing) return { ...thing, line: movedPoints(thing.line, motion) }
  return { ...thing, at: movedPoint(thing.at, motion) }
}

function movedEach<Thing extends Footing>(things: readonly Thing[], motion: SiteMotion): readonly Thing[] {
  return things.map((thing) => movedFooting(thing, motion))
}

const OTHER_HAND: Readonly<Record<Hinge, Hinge>> = { left: 'right', right: 'left' }

function movedDoor(door: SiteDoor, { point, bearing, isMirrored }: SiteMotion): SiteDoor {
  const { at, faces, hinge, storm } = door
  return {
    ...door,
    ...(at && { at: point(at) }),
    ...(faces !== undefined && { faces: facingAt(bearing(faces)) }),
    ...(isMirrored && hinge && { hinge: OTHER_HAND[hinge] }),
    ...(isMirrored && storm && { storm: { ...storm, hinge: OTHER_HAND[storm.hinge] } }),
  }
}

/** Doors face along the drawing: by quarters of a turn. */
const facingAt = (faces: Degrees): DoorFacing =>
  FACINGS[Math.round(normalizeAngle(faces) / 90) % FACINGS.length] ?? 0

/** A site with everything that has a place on it moved. */
export function movedSite(site: Site, motion: SiteMotion): Site {
  const fields = Object.entries(site).map(([key, value]) => {
    // Entries forget that the value is the one of its own key.
    const field = FIELDS[key as keyof Site] as FieldPlaces<unknown> | null
    return [key, field && value !== undefined ? field.moved(value, motion) : value]
  })
  return Object.fromEntries(fields) as Site
}

/** Everything moved by so much. */
export const motionBy = (by: Point): SiteMotion => ({
  point: (at) => add(at, by),
  bearing: (faces) => faces,
  isMirrored: false,
})

export const moveSite = (site: Site, by: Point): Site => movedSite(site, motionBy(by))

/**
 * Where a view of a site looks: doors, the yard or the lot, spots and what stands there. Houses and areas may be large and
 * are looked at only where no two other places are known.
 */
export function placesOfSite(site: Site): readonly Point[] {
  const framed = Object.entries(FIELDS).flatMap(([key, field]) => {
    const value = site[key as keyof Site]
    return field && value !== undefined ? (field as FieldPlaces<unknown>).framed(value, site) : []
  })
  return framed.length > 1 ? framed : everyPlaceOf(site)
}

/** Every point of a site, and the edges of what is round. */
export function everyPlaceOf(site: Site): readonly Point[] {
  const places: Point[] = []
  movedSite(site, {
    point: (at) => {
      places.push(at)
      return at
    },
    bearing: (faces) => faces,
    isMirrored: false,
  })
  return [...places, ...(site.things ?? []).flatMap(placesAround)]
}

/** Places around what stands somewhere: its corners, or two corners of the box around a circle. */
export const placesAround = (footing: Footing): readonly Point[] =>
  'at' in footing
    ? [-1, 1].map((side) => ({
        x: footing.at.x + side * footing.radius,
        y: footing.at.y + side * footing.radius,
      }))
    : outlineOfFooting(footing)

/** A thing moved so that the middle of the box around it is at a place. */
export function centeredAt<Thing extends Footing>(thing: Thing, at: Point): Thing {
  const { min, max } = boxAround(placesAround(thing))
  const by = { x: at.x - (min.x + max.x) / 2, y: at.y - (min.y + max.y) / 2 }
  return movedFooting(thing, motionBy(by))
}
