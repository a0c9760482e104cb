import {
  blocksOf,
  distance,
  type Footing,
  type Inches,
  isInside,
  type Point,
  type Site,
  type SiteBlocks,
  type SurveyPointId,
  surveyOf,
  thingKey,
} from '@ramp/domain'

/** Something of a site that can be taken hold of. */
export type SiteHold =
  | { readonly kind: 'spot'; readonly id: SurveyPointId }
  | { readonly kind: 'photo'; readonly id: string }
  | { readonly kind: 'thing'; readonly place: number }

/** What lies under the pointer: spots and photos first, for they are small. */
export function siteHoldAt(site: Site, at: Point, reach: Inches): SiteHold | null {
  const spot = nearest(surveyOf(site).points, at, reach)
  if (spot) return { kind: 'spot', id: spot.id }
  const photo = nearest(site.photos ?? [], at, reach)
  if (photo) return { kind: 'photo', id: photo.id }
  const { things = [] } = site
  // Keep-offs are drawn over what else is there; a house stays where it is.
  const on = (blocks: SiteBlocks) =>
    things.findIndex((thing) => blocksOf(thing) === blocks && isOn(thing, at))
  const place = [on('over'), on('parts')].find((one) => one >= 0)
  return place === undefined ? null : { kind: 'thing', place }
}

function nearest<Thing extends { readonly at: Point }>(
  things: readonly Thing[],
  at: Point,
  reach: Inches,
): Thing | undefined {
  return things
    .filter((thing) => distance(thing.at, at) <= reach)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0]
}

const isOn = (thing: Footing, at: Point): boolean =>
  'outline' in thing ? isInside(thing.outline, at) : distance(thing.at, at) <= thing.radius

/** The name under which what is moved is left out of the drawing below. */
export const holdKey = (hold: SiteHold): string => ('id' in hold ? hold.id : thingKey(hold.place))
