import {
  awayFrom,
  blocksOf,
  type DoorId,
  distance,
  type Footing,
  type Inches,
  isInside,
  movedAlong,
  outlineOfFooting,
  type Point,
  placeInList,
  type Site,
  type SiteKey,
  type SurveyPointId,
  siteFooting,
  siteKeys,
  stretchesOf,
  surveyOf,
} from '@ramp/domain'

/** Something of a site that can be taken hold of. */
export type SiteHold =
  | { readonly kind: 'spot'; readonly id: SurveyPointId }
  | { readonly kind: 'photo'; readonly id: string }
  | { readonly kind: 'door'; readonly id: DoorId }
  /** A corner of what is chosen, or an end of a line. */
  | { readonly kind: 'corner'; readonly key: SiteKey; readonly corner: number }
  | { readonly kind: 'object'; readonly key: SiteKey }
  /** A large outline that is not chosen: a tap chooses it, a drag moves the view. */
  | { readonly kind: 'unchosen'; readonly key: SiteKey }

type Looking = {
  readonly site: Site
  readonly at: Point
  readonly reach: Inches
  readonly chosen: SiteKey | null
}

/** Spots and photos, which are on top of everything else. */
export function pinHoldAt(site: Site, at: Point, reach: Inches): SiteHold | null {
  const spot = nearest(surveyOf(site).points, at, reach)
  if (spot) return { kind: 'spot', id: spot.id }
  const photo = nearest(site.photos ?? [], at, reach)
  return photo ? { kind: 'photo', id: photo.id } : null
}

/**
 * What is under the pointer: spots and photos first, for they are small; then corners of what is chosen, doors and obstacles. A
 * house, a porch, a lot, a yard, a surface or a destination must be chosen before it is moved.
 */
export function siteHoldAt(looking: Looking): SiteHold | null {
  const { site, at, reach } = looking
  return (
    pinHoldAt(site, at, reach) ??
    cornerAt(looking) ??
    doorAt(site, at, reach) ??
    smallAt(looking) ??
    chosenAt(looking) ??
    unchosenAt(looking)
  )
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

function cornerAt({ site, at, reach, chosen }: Looking): SiteHold | null {
  const footing = chosen && siteFooting(site, chosen)
  if (!chosen || !footing || 'at' in footing) return null
  const corners = 'line' in footing ? footing.line : footing.outline
  const near = nearest(
    corners.map((corner, index) => ({ at: corner, index })),
    at,
    reach,
  )
  return near ? { kind: 'corner', key: chosen, corner: near.index } : null
}

const USUAL_WIDTH: Inches = 36

/** A door is as long as it is wide, and as thick as a pointer needs. */
function doorAt({ doors }: Site, at: Point, reach: Inches): SiteHold | null {
  const door = doors.find((one) => {
    if (!one.at) return false
    const [along, across] =
      one.faces === 90 || one.faces === 270
        ? [Math.abs(at.y - one.at.y), Math.abs(at.x - one.at.x)]
        : [Math.abs(at.x - one.at.x), Math.abs(at.y - one.at.y)]
    return across <= reach && along <= Math.max(reach, (one.width ?? USUAL_WIDTH) / 2)
  })
  return door ? { kind: 'door', id: door.id } : null
}

/** A pointer may be half its reach beside what is small. */
const BESIDE = 0.5

/** Obstacles and keep-offs: where they are, or close beside; keep-offs are drawn over the rest. */
function smallAt({ site, at, reach }: Looking): SiteHold | null {
  const things = siteKeys(site).flatMap((key) => {
    const thing = key.startsWith('thing') ? site.things?.[placeInList(key)] : undefined
    const blocks = thing && blocksOf(thing)
    return thing && blocks !== 'walls'
      ? [{ key, rank: blocks === 'over' ? 0 : 1, away: awayFromFooting(thing, at) }]
      : []
  })
  const [near] = things
    .filter(({ away }) => away <= reach * BESIDE)
    .toSorted((a, b) => a.away - b.away || a.rank - b.rank)
  return near ? { kind: 'object', key: near.key } : null
}

/** How far a place is from something; 0 in it. */
function awayFromFooting(footing: Footing, at: Point): Inches {
  if ('at' in footing) return Math.max(0, distance(footing.at, at) - footing.radius)
  const outline = outlineOfFooting(footing)
  return isInside(outline, at) ? 0 : awayFromEdge(outline, at)
}

const awayFromEdge = (outline: readonly Point[], at: Point): Inches =>
  Math.min(...stretchesOf(outline).map(([from, to]) => awayFrom(from, to, at)))

/** Lot and yard are all around: inside them a drag is for the view. */
const isAround = (key: SiteKey): boolean => key === 'lot' || key === 'yard'

function chosenAt({ site, at, reach, chosen }: Looking): SiteHold | null {
  const footing = chosen && siteFooting(site, chosen)
  if (!chosen || !footing) return null
  const isHeld = isAround(chosen)
    ? awayFromEdge(outlineOfFooting(footing), at) <= reach
    : awayFromFooting(footing, at) <= reach
  return isHeld ? { kind: 'object', key: chosen } : null
}

/** A house or a porch anywhere on it, everything else at its edge: a tap within it asks where a ramp would land. */
function unchosenAt({ site, at, reach }: Looking): SiteHold | null {
  const key = siteKeys(site).find((one) => {
    const footing = siteFooting(site, one)
    if (!footing) return false
    if (one === 'porch' || one.startsWith('thing')) return awayFromFooting(footing, at) <= reach * BESIDE
    if ('line' in footing) return awayFromFooting(footing, at) <= reach
    return awayFromEdge(outlineOfFooting(footing), at) <= reach * BESIDE
  })
  return key ? { kind: 'unchosen', key } : null
}

/** What is chosen by taking hold of this; null: what has no outline. */
export const chosenBy = (hold: SiteHold | null): SiteKey | null => (hold && 'key' in hold ? hold.key : null)

/** The names under which what is moved is left out of the drawing below. */
export function holdKeys(hold: SiteHold, site: Site): readonly string[] {
  if ('id' in hold) return [hold.id]
  return hold.kind === 'object' ? movedAlong(site, hold.key) : [hold.key]
}
