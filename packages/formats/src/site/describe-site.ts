import {
  blocksOf,
  type Footing,
  NAMED_THING_KINDS,
  outlineOfFooting,
  SITE_BLOCKS,
  type Site,
  type SiteBlocks,
  type SiteDoor,
  type SiteThing,
  USUAL_KINDS,
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
  const things = (site.things ?? []).map((thing, order) => ({ thing, order, blocks: blocksOf(thing) }))
  const inLists = SITE_BLOCKS.flatMap((list) => things.filter(({ blocks }) => blocks === list))
  const isInOrder = inLists.every(({ order }, index) => order === index)
  const rowsOf = <Row>(list: SiteBlocks, rowOf: (one: Listed) => Row) => {
    const ofList = inLists.filter(({ blocks }) => blocks === list)
    const rows = ofList.map(({ thing, order }) =>
      rowOf({ thing, list, order: isInOrder ? undefined : order }),
    )
    return rows.length > 0 ? rows : undefined
  }
  return present({
    doors: doors.flatMap(describeDoor),
    door: undefined,
    ground: undefined,
    porch,
    building: rowsOf('walls', describeBuilding),
    lot,
    yard,
    setback: lot && setback,
    surfaces,
    obstacles: rowsOf('parts', describeThing),
    keepOffs: rowsOf('over', describeThing),
    destination: destination && named(destination),
    person: person && present({ ...person, device: person.device || undefined }),
    north,
  } satisfies Written<PlaceFile>)
}

/** What has no name says none: a name of a file has letters. */
const named = <Thing extends { readonly name: string }>({ name, ...thing }: Thing) =>
  name === '' ? thing : { name, ...thing }

type Listed = { readonly thing: SiteThing; readonly list: SiteBlocks; readonly order: number | undefined }

/** Programs that know no lines read the outline of what one covers. */
function describeThing(one: Listed) {
  const footing = footingOf(one.thing)
  const outline = 'at' in footing ? undefined : outlineOfFooting(footing)
  return present({ ...fieldsOf(one, footing), outline } satisfies Written<RowOf<'keepOffs'>>)
}

/** A building has an outline always. */
function describeBuilding(one: Listed) {
  const footing = footingOf(one.thing)
  return present({
    ...fieldsOf(one, footing),
    outline: outlineOfFooting(footing),
  } satisfies Written<RowOf<'building'>>)
}

/** The format knows its kinds by name; those that only say what is blocked are the list a thing is in. */
function fieldsOf({ thing, list, order }: Listed, footing: Footing) {
  const { kind, name, fate, clearance, graphic } = thing
  const isCircle = 'at' in footing
  const line = 'line' in footing ? footing : undefined
  return {
    kind: NAMED_THING_KINDS.find((one) => one === kind),
    drawnAs: Object.values(USUAL_KINDS).find((one) => one === kind && one !== USUAL_KINDS[list]),
    name: name || undefined,
    at: isCircle ? footing.at : undefined,
    radius: isCircle ? footing.radius : undefined,
    line: line?.line,
    thickness: line?.thickness,
    clearance,
    graphic: graphic || undefined,
    // What goes is moved too: readers from before it could be said find the place free.
    toMove: (fate !== undefined && fate !== 'stays') || undefined,
    toRemove: fate === 'goes' || undefined,
    order,
  }
}

/** A line whose points are all in one place is a post: the format has none that goes nowhere. */
function footingOf(thing: SiteThing): Footing {
  if (!('line' in thing) || outlineOfFooting(thing).length > 0) return thing
  const [at = { x: 0, y: 0 }] = thing.line
  return { at, radius: thing.thickness / 2 }
}

/** A door of the format has a place; of one without, the height is that of its run. */
const describeDoor = ({ id: _, at, faces, isEgress, ...door }: SiteDoor): readonly RowOf<'doors'>[] =>
  at && faces !== undefined ? [{ ...door, at, faces, egress: isEgress }] : []
