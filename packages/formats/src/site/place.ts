import {
  doorIdAt,
  kindThatBlocks,
  type Site,
  type SiteBlocks,
  type SiteDoor,
  type SiteThing,
  siteThing,
} from '@ramp/domain'
import * as z from 'zod/mini'
import type { SameType } from '../fields/same-type.ts'
import { object, present } from '../reading/fields.ts'
import { type DoorRow, place, type ThingRow } from './place-rows.ts'

const rows = object(place)
type Rows = z.output<typeof rows>

/** A setback is measured from a lot. */
export const setbackHasLot = z.check<Pick<Rows, 'lot' | 'setback'>>(({ value, issues }) => {
  const message = 'is given without a lot; add "lot", or leave it out'
  if (value.setback !== undefined && !value.lot)
    issues.push({ code: 'custom', input: value.setback, path: ['setback'], message })
})

/** The place in the words of a layout: `building`, `obstacles` and `keepOffs` are the things of a site. */
export function siteOf({ doors, door, building, obstacles, keepOffs, ...more }: Rows) {
  const rows = [
    ...(building ?? []).map((row) => ({ row, thing: thingOf(row, 'walls') })),
    ...(obstacles ?? []).map((row) => ({ row, thing: thingOf(row, 'parts') })),
    ...(keepOffs ?? []).map((row) => ({ row, thing: thingOf(row, 'over') })),
  ]
  // Those that have no place of their own come first, in the order of their lists.
  const all = rows.toSorted((a, b) => (a.row.order ?? -1) - (b.row.order ?? -1)).map(({ thing }) => thing)
  return present({
    ...more,
    doors: (doors ?? (door ? [door] : [])).map(siteDoor),
    things: all.length > 0 ? all : undefined,
  })
}
/** What a survey, photos and a plan under the drawing hold stays with the layout. */
type Described = Omit<Site, 'survey' | 'photos' | 'underlay' | 'reservesForLegs'>
true satisfies SameType<ReturnType<typeof siteOf>, Described>

const siteDoor = ({ egress, ...door }: DoorRow, index: number): SiteDoor => ({
  id: doorIdAt(index),
  ...door,
  isEgress: egress,
})

/** Of a kind that is known nobody has to say the name; a house may have none. */
function thingOf(
  { kind, name, footing, graphic, toMove, toRemove, clearance, drawnAs }: ThingRow,
  blocks: SiteBlocks,
): SiteThing {
  return {
    ...kindThatBlocks(kind ?? drawnAs, blocks),
    name: name ?? (kind ? siteThing(kind).label : ''),
    ...footing,
    ...(clearance !== undefined && { clearance }),
    ...(graphic !== undefined && { graphic }),
    ...(toRemove ? { fate: 'goes' } : toMove && { fate: 'moves' }),
  }
}

/** The `site` of a system. */
export const site = z.pipe(rows.check(setbackHasLot), z.transform(siteOf))
