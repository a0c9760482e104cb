import {
  boxAround,
  dot,
  normalOf,
  outlineOfFooting,
  type Point,
  type Site,
  type SiteDoor,
  siteFooting,
  wallOfDoor,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

/** What of a house is known beside the door in its wall, as somebody outside who faces the door sees it. */
export type KnownHouse = {
  readonly along: string | null
  readonly deep: string | null
  /** From the left corner of the wall to the middle of the door. */
  readonly fromLeft: string | null
}

const UNKNOWN: KnownHouse = { along: null, deep: null, fromLeft: null }

/** The house in whose wall the first door is; nothing where it is in none. */
export function knownHouse(site: Site): KnownHouse {
  const [door] = site.doors
  const found = door && wallOfDoor(site, door)
  if (!found) return UNKNOWN
  const { wall, fromLeft } = found
  const footing = siteFooting(site, wall.house)
  if (!footing) return UNKNOWN
  const [out, right] = [normalOf(wall.faces), normalOf(wall.faces - 90)]
  const seen = (place: Point): Point => ({ x: dot(place, right), y: dot(place, out) })
  const { min, max } = boxAround(outlineOfFooting(footing).map(seen))
  return {
    along: lengthText(max.x - min.x, 'site-length'),
    deep: lengthText(max.y - min.y, 'site-length'),
    fromLeft: lengthText(fromLeft, 'site-length'),
  }
}

/** A step that is usual was not read by anybody. */
export const knownStep = (door: SiteDoor | undefined, usual: number): string | null =>
  door === undefined || door.stepDown === usual ? null : lengthText(door.stepDown, 'height')

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Which way the top of the drawing points. */
export function knownTop({ north }: Site): string | null {
  if (north === undefined) return null
  const top = (((360 - north) % 360) + 360) % 360
  return COMPASS[top / 45] ?? `${Math.round(top)}° clockwise from N`
}
