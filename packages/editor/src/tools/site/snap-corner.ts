import {
  awayFrom,
  between,
  distance,
  type Inches,
  outlineOfFooting,
  type Point,
  type Site,
  type SiteKey,
  shareAlong,
  siteFooting,
  siteKeys,
  stretchesOf,
} from '@ramp/domain'

type Snapping = {
  readonly site: Site
  readonly reach: Inches
  /** Corners of the outline itself. */
  readonly corners: readonly Point[]
  /** What is not snapped to. */
  readonly without?: SiteKey
}

/**
 * Where a corner is put: on a corner that is there, on a wall or a lot line, and in one row with the corner before or the first
 * where it nearly is; else on whole inches.
 */
export function snappedCorner(at: Point, { site, reach, corners, without }: Snapping): Point {
  const sides = sidesOf(site, without)
  const corner = nearestOf(sides.flat(), (one) => distance(one, at), reach)
  if (corner) return corner
  const straight = straightened(at, corners, reach)
  const side = nearestOf(sides, ([from, to]) => awayFrom(from, to, at), reach)
  if (!side) return straight
  const [from, to] = side
  if (from.x === to.x) return { x: from.x, y: straight.y }
  if (from.y === to.y) return { x: straight.x, y: from.y }
  return between(from, to, shareAlong(from, to, straight))
}

/** Sides of everything that has corners; of a line the line itself. */
function sidesOf(site: Site, without: SiteKey | undefined): readonly (readonly [Point, Point])[] {
  return siteKeys(site).flatMap((key): readonly (readonly [Point, Point])[] => {
    const footing = key === without ? null : siteFooting(site, key)
    if (!footing || 'at' in footing) return []
    if ('line' in footing)
      return footing.line.slice(1).map((to, index) => [footing.line[index] ?? to, to] as const)
    return stretchesOf(outlineOfFooting(footing))
  })
}

function nearestOf<One>(all: readonly One[], away: (one: One) => Inches, reach: Inches): One | null {
  let nearest: { readonly one: One; readonly by: Inches } | null = null
  for (const one of all) {
    const by = away(one)
    if (by <= reach && (!nearest || by < nearest.by)) nearest = { one, by }
  }
  return nearest?.one ?? null
}

/** Corners are on whole inches, and in one row with the one before or the first where they nearly are. */
function straightened(at: Point, corners: readonly Point[], reach: Inches): Point {
  const near = [corners.at(-1), corners[0]].filter((corner) => corner !== undefined)
  const along = (axis: 'x' | 'y') =>
    near.find((corner) => Math.abs(corner[axis] - at[axis]) <= reach)?.[axis] ?? Math.round(at[axis])
  return { x: along('x'), y: along('y') }
}
