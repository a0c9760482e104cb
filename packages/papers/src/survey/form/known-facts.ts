import {
  boxAround,
  dot,
  type Footing,
  loneLotLines,
  measuresOf,
  measuringPoints,
  normalOf,
  outlineOfFooting,
  type Point,
  readFrom,
  type Site,
  type SiteDoor,
  siteFooting,
  stretchesOf,
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

/** How far along the wall and out from it a porch is; nothing of a porch beside a door without a place. */
export function knownPorch(site: Site): Pick<KnownHouse, 'along' | 'deep'> {
  const from = placedDoor(site)
  const measures = site.porch && from && measuresOf(site.porch, from)
  if (measures?.kind !== 'box') return { along: null, deep: null }
  return {
    along: lengthText(measures.width, 'site-length'),
    deep: lengthText(measures.depth, 'site-length'),
  }
}

/** How far the door is from the lot line straight in front of it, and the setback from that line. */
export function knownLotLine(site: Site): { readonly away: string | null; readonly setback: string | null } {
  const from = placedDoor(site)
  const lines = [
    ...stretchesOf(site.lot ?? []).map((ends) => ({ ends, setback: site.setback ?? 0 })),
    ...loneLotLines(site),
  ].flatMap(({ ends: [start, end], setback }) => {
    const [a, b] = from ? [readFrom(from, start), readFrom(from, end)] : []
    if (!a || !b || a.right === b.right || a.right * b.right > 0) return []
    const out = a.out + ((b.out - a.out) * a.right) / (a.right - b.right)
    return out > 0 ? [{ out, setback }] : []
  })
  const nearest = lines.toSorted((one, other) => one.out - other.out)[0]
  const setback = nearest?.setback ?? site.setback ?? 0
  return {
    away: nearest ? lengthText(nearest.out, 'survey-length') : null,
    setback: setback === 0 ? null : lengthText(setback, 'site-length'),
  }
}

const placedDoor = (site: Site) => measuringPoints(site).find(({ kind }) => kind === 'door')

/** How far right of the door and out from it a place is, as seen from outside; blank while no door has a place. */
export function positionOf(site: Site, at: Point): readonly string[] {
  const from = placedDoor(site)
  const read = from && readFrom(from, at)
  return read ? positionText(read) : []
}

/** The same of something on the site: its center to the right and its near side out, or the first point of a line. */
export function knownPlace(site: Site, footing: Footing): readonly string[] {
  const from = placedDoor(site)
  if (!from) return ['', '']
  const measures = measuresOf(footing, from)
  const read = measures.kind === 'line' ? measures.points[0] : measures
  return read ? positionText(read) : ['', '']
}

const positionText = ({ right, out }: { readonly right: number; readonly out: number }): readonly string[] =>
  [right, out].map((one) => lengthText(one, 'survey-length'))

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
