import { add, type Point, scale } from '../../base/geometry/point.ts'
import { awayFrom, stretchesOf } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import { doorInSentence, type Site } from '../layout/site.ts'
import { blocksOf, housesOf, outlineOfFooting } from '../layout/things-of-site.ts'
import { directionsAt, doorsIn, houseCorners, seenFrom } from './house-walls.ts'
import { placeInList, type SiteKey } from './site-key.ts'

/** Where a tape is held, and which way it is read: to the right and out, as seen from outside. */
export type MeasuringPoint = {
  readonly key: string
  /** `door`, `corner 2`, `drawing`. */
  readonly name: string
  readonly kind: 'door' | 'corner' | 'drawing'
  readonly origin: Point
  readonly right: Point
  readonly out: Point
}

/** A place as it is read with a tape. */
export type Read = { readonly right: Inches; readonly out: Inches }

/**
 * Everything that positions can be measured from: doors, the corners of houses in the directions of the door in their walls,
 * and the upper left corner of the drawing.
 */
export function measuringPoints(site: Site): readonly MeasuringPoint[] {
  const placed = site.doors.flatMap((door) =>
    door.at ? [{ door, id: door.id, at: door.at, faces: door.faces ?? 180 }] : [],
  )
  const [first] = placed
  const facings = housesOf(site).flatMap(({ outline }) => {
    const faces = doorsIn(site, outline)[0]?.faces ?? first?.faces ?? 180
    return outline.map(() => faces)
  })
  return [
    ...placed.map(
      ({ door, id, at, faces }): MeasuringPoint => ({
        key: id,
        name: doorInSentence(site, door).replace(/^the /, ''),
        kind: 'door',
        origin: at,
        ...directionsAt(faces),
      }),
    ),
    ...houseCorners(site).map(
      ({ at, name }, index): MeasuringPoint => ({
        key: `corner-${index}`,
        name,
        kind: 'corner',
        origin: at,
        ...directionsAt(facings[index] ?? 180),
      }),
    ),
    DRAWING,
  ]
}

/** The upper left corner of the drawing, to the right and down. */
export const DRAWING: MeasuringPoint = {
  key: 'drawing',
  name: 'drawing',
  kind: 'drawing',
  origin: { x: 0, y: 0 },
  right: { x: 1, y: 0 },
  out: { x: 0, y: 1 },
}

/** Where a place is, read from a measuring point. */
export const readFrom = (from: MeasuringPoint, at: Point): Read => seenFrom(from, at)

/** The place that is so far to the right and out. */
export const placeFrom = ({ origin, right, out }: MeasuringPoint, read: Read): Point =>
  add(origin, add(scale(right, read.right), scale(out, read.out)))

/** What of a house is in this place: it would move with the house. */
const isOnHouse = (site: Site, key: SiteKey, at: Point): boolean => {
  const thing = key.startsWith('thing') ? site.things?.[placeInList(key)] : undefined
  return (
    thing !== undefined &&
    blocksOf(thing) === 'walls' &&
    stretchesOf(outlineOfFooting(thing)).some(([from, to]) => awayFrom(from, to, at) < NEAR)
  )
}

const NEAR: Inches = 2

/** The directions a size is read in: along the wall of its door for a house that has one. */
export function sizedFrom(site: Site, key: SiteKey, from: MeasuringPoint): MeasuringPoint {
  const points = measuringPoints(site).filter(
    ({ kind, origin }) => kind === 'door' && isOnHouse(site, key, origin),
  )
  return points[0] ?? from
}

/** Where something is measured from: not from what moves with it, and a lot or a yard, which are all around, in the drawing. */
export const pointFor = (site: Site, key: SiteKey, from: MeasuringPoint): MeasuringPoint =>
  key === 'lot' || key === 'yard' || isOnHouse(site, key, from.origin) ? DRAWING : from
