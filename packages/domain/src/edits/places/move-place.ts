import { type Point, subtract } from '../../base/geometry/point.ts'
import type { DoorId, Footing, Site } from '../../model/layout/site.ts'
import { centeredAt, motionBy, movedFooting, placesAround } from '../../model/layout/site-places.ts'
import { siteThing } from '../../model/layout/site-things.ts'
import { blocksOf, outlineOfFooting, thingKey } from '../../model/layout/things-of-site.ts'
import { doorsIn } from '../../model/places/house-walls.ts'
import { placeInList, type SiteKey, siteFooting, withFooting } from '../../model/places/site-key.ts'
import { insetOutline } from '../../model/survey/inset-outline.ts'
import type { Edit } from '../edit.ts'
import { changeSite } from '../site-edits.ts'
import { isAtHouse, keptAtWalls } from './at-walls.ts'

/** What goes along when something is moved, itself first: with a house its doors, its porch and what is at its walls. */
export function movedAlong(site: Site, key: SiteKey): readonly (SiteKey | DoorId)[] {
  const thing = key.startsWith('thing') ? site.things?.[placeInList(key)] : undefined
  if (key === 'lot') return site.yard ? ['lot', 'yard'] : ['lot']
  if (!thing || blocksOf(thing) !== 'walls') return [key]
  const house = outlineOfFooting(thing)
  const things = (site.things ?? []).flatMap((one, place) =>
    one !== thing && siteThing(one.kind).menu === 'At the house' && isAtHouse(house, one)
      ? [thingKey(place)]
      : [],
  )
  return [
    key,
    ...things,
    ...(site.porch && isAtHouse(house, site.porch) ? ['porch' as const] : []),
    ...doorsIn(site, house).map(({ id }) => id),
  ]
}

/** Moves something with a place, and what goes along with it. */
export const moveOnSite = (key: SiteKey, by: Point): Edit =>
  changeSite((site) => {
    const along = movedAlong(site, key)
    const motion = motionBy(by)
    const keys = along.filter((one): one is SiteKey => !site.doors.some(({ id }) => id === one))
    const moved = keys.reduce((after, one) => {
      const footing = siteFooting(after, one)
      return footing ? withFooting(after, one, onlyFooting(movedFooting(footing, motion))) : after
    }, site)
    return {
      ...moved,
      doors: moved.doors.map((door) =>
        door.at && along.includes(door.id) ? { ...door, at: motion.point(door.at) } : door,
      ),
    }
  })

/** Moves something, and what goes along with it, so that the middle of the box around it is at a place. */
export const centerOnSite =
  (key: SiteKey, at: Point): Edit =>
  (layout) => {
    const footing = siteFooting(layout.site, key)
    const [before, after] = footing
      ? [footing, centeredAt(footing, at)].map((one) => placesAround(one)[0])
      : []
    return before && after ? moveOnSite(key, subtract(after, before))(layout) : layout
  }

/**
 * Another place or size of what is on a site. A yard that follows from its lot follows, and a lot that would leave none stays
 * as it is; what is at the walls of a house stays at them.
 */
export const changeFooting = (key: SiteKey, footing: Footing): Edit =>
  changeSite((site) => {
    const after = withFooting(site, key, onlyFooting(footing))
    const { lot, setback } = after
    if (key.startsWith('thing')) return keptAtWalls(site, after, key)
    if (key !== 'lot' || !lot || setback === undefined) return after
    const yard = insetOutline(lot, setback)
    return yard ? { ...after, yard } : site
  })

/** A footing without what else the thing is that has it. */
function onlyFooting(footing: Footing): Footing {
  if ('outline' in footing) return { outline: footing.outline }
  if ('line' in footing) return { line: footing.line, thickness: footing.thickness }
  return { at: footing.at, radius: footing.radius }
}
