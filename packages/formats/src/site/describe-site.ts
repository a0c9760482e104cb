import {
  clearanceOf,
  housesOf,
  keepOffsOf,
  NAMED_THING_KINDS,
  obstaclesOf,
  outlineOfFooting,
  type Site,
  type SiteDoor,
  type SiteThing,
} from '@ramp/domain'
import type { z } from 'zod/mini'
import type { ReadOnly } from '../fields/same-type.ts'
import { present, type Written } from '../reading/fields.ts'
import type { site } from './place.ts'

type PlaceFile = ReadOnly<z.input<typeof site>>
type Row<Rows> = Rows extends readonly (infer One)[] ? One : never
type RowOf<Key extends keyof PlaceFile> = Row<PlaceFile[Key]>

/** The place in the words of a site description; the ground of a system stands beside its parts. */
export function describeSite(site: Site) {
  const { doors, porch, lot, yard, setback, surfaces, destination, person, north } = site
  return present({
    doors: doors.flatMap(describeDoor),
    door: undefined,
    ground: undefined,
    porch,
    building: listed(housesOf(site), describeHouse),
    lot,
    yard,
    setback: lot && setback,
    surfaces,
    obstacles: listed(obstaclesOf(site), describeObstacle),
    keepOffs: listed(keepOffsOf(site), describeThing),
    destination,
    person,
    north,
  } satisfies Written<PlaceFile>)
}

const listed = <Described>(things: readonly SiteThing[], describe: (thing: SiteThing) => Described) =>
  things.length > 0 ? things.map(describe) : undefined

const describeHouse = ({ name, ...house }: SiteThing) =>
  ({ name, outline: outlineOfFooting(house) }) satisfies Written<RowOf<'building'>>

/** The format knows its kinds by name; those that only say what is blocked are the list a thing is in. */
function describeThing(thing: SiteThing) {
  const { kind, name, fate } = thing
  return present({
    kind: NAMED_THING_KINDS.find((named) => named === kind),
    name,
    // Programs that know no lines read the outline of what one covers.
    outline: 'at' in thing ? undefined : outlineOfFooting(thing),
    at: 'at' in thing ? thing.at : undefined,
    radius: 'radius' in thing ? thing.radius : undefined,
    line: 'line' in thing ? thing.line : undefined,
    thickness: 'line' in thing ? thing.thickness : undefined,
    graphic: thing.graphic,
    // What goes is moved too: readers from before it could be said find the place free.
    toMove: (fate !== undefined && fate !== 'stays') || undefined,
    toRemove: fate === 'goes' || undefined,
  } satisfies Written<RowOf<'keepOffs'>>)
}

const describeObstacle = (thing: SiteThing) =>
  ({ ...describeThing(thing), clearance: clearanceOf(thing) }) satisfies RowOf<'obstacles'>

/** A door of the format has a place; of one without, the height is that of its run. */
const describeDoor = ({ id: _, at, faces, isEgress, ...door }: SiteDoor): readonly RowOf<'doors'>[] =>
  at && faces !== undefined ? [{ ...door, at, faces, egress: isEgress }] : []
