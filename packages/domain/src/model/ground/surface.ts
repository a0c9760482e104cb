import { type Box, boxAround } from '../../base/geometry/outline.ts'
import { distance, type Point } from '../../base/geometry/point.ts'
import { awayFrom } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import { type GroundReading, type KnownBy, type Spot, spotsApart, worseOf } from './spot.ts'
import { trianglesOver } from './triangles.ts'

/** A piece of the surface: level or sloped, and flat. */
type Facet = {
  readonly corners: readonly [Spot, Spot, Spot]
  readonly box: Box
  /** What it rises in an inch to the right, and in an inch down the drawing. */
  readonly slope: Point
  readonly how: KnownBy
}

/** A stretch of the rim; `how` is that of the facet behind it. */
type Rim = { readonly from: Spot; readonly to: Spot; readonly how: KnownBy }

/** Where two facets meet, or the rim, with the upright box around it. */
type Edge = { readonly from: Spot; readonly to: Spot; readonly box: Box }

/** The ground over its spots: linear in each triangle; outside of them as high as the nearest place of their rim. */
export type GroundSurface = {
  readonly spots: readonly Spot[]
  readonly facets: readonly Facet[]
  readonly edges: readonly Edge[]
  readonly rim: readonly Rim[]
}

/** Spots no further than this from one line lie on it: they make no triangles, and the ground is linear along it. */
const ON_LINE: Inches = 0.05
/** So far beside the rim a place still counts as on it. */
const ON_RIM: Inches = 0.05

export function surfaceOver(given: readonly Spot[]): GroundSurface {
  const spots = spotsApart(given)
  const line = lineThrough(spots)
  if (line) return { spots, facets: [], edges: line.map(({ from, to }) => edgeOf(from, to)), rim: line }
  const facets = withoutSlivers(
    trianglesOver(spots).flatMap((corners) => facetOf(corners.map((index) => spots[index]))),
  )
  const { rim, edges } = edgesOf(facets)
  return { spots, facets, edges, rim }
}

/** Edges of facets, each once, and those that have a facet on one side only. */
function edgesOf(facets: readonly Facet[]): Pick<GroundSurface, 'edges' | 'rim'> {
  const open = new Map<Spot, Rim[]>()
  const edges: Edge[] = []
  for (const { corners, how } of facets)
    for (const [at, from] of corners.entries()) {
      const to = corners[(at + 1) % 3] ?? from
      const own = open.get(from) ?? []
      const beside = open.get(to)?.find((one) => one.to === from) ?? own.find((one) => one.to === to)
      if (beside) {
        open.set(
          beside.from,
          (open.get(beside.from) ?? []).filter((one) => one !== beside),
        )
        continue
      }
      open.set(from, [...own, { from, to, how }])
      edges.push(edgeOf(from, to))
    }
  return { edges, rim: [...open.values()].flat() }
}

const edgeOf = (from: Spot, to: Spot): Edge => ({ from, to, box: boxAround([from, to]) })

/** Along the rim a spot may miss the line of its neighbours by a hair: the triangle it makes with them is no ground. */
function withoutSlivers(facets: readonly Facet[]): readonly Facet[] {
  const { rim } = edgesOf(facets)
  const isSliver = ({ corners }: Facet) =>
    rim.some(({ from, to }) => {
      const apex = corners.find((corner) => corner !== from && corner !== to)
      return corners.includes(from) && corners.includes(to) && apex && awayFrom(from, to, apex) <= ON_LINE
    })
  const kept = facets.filter((facet) => !isSliver(facet))
  return kept.length === facets.length ? kept : withoutSlivers(kept)
}

/** The stretches of a line that all spots lie on, from end to end; a single spot is one of no length. */
function lineThrough(spots: readonly Spot[]): readonly Rim[] | null {
  const [first] = spots
  if (!first) return []
  const start = furthestFrom(first, spots)
  const end = furthestFrom(start, spots)
  const length = distance(start, end)
  const offLine = (spot: Spot) =>
    length === 0
      ? 0
      : Math.abs((end.x - start.x) * (spot.y - start.y) - (end.y - start.y) * (spot.x - start.x)) / length
  if (spots.some((spot) => offLine(spot) > ON_LINE)) return null
  const along = spots.toSorted((a, b) => distance(start, a) - distance(start, b))
  if (along.length === 1) return [{ from: start, to: start, how: start.how }]
  return along.slice(1).map((to, at) => {
    const from = along[at] ?? to
    return { from, to, how: worseOf(from.how, to.how) }
  })
}

const furthestFrom = (from: Spot, spots: readonly Spot[]): Spot =>
  spots.reduce((furthest, spot) => (distance(from, spot) > distance(from, furthest) ? spot : furthest), from)

function facetOf([a, b, c]: readonly (Spot | undefined)[]): readonly Facet[] {
  if (!a || !b || !c) return []
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const twice = bx * cy - by * cx
  const slope = {
    x: ((b.z - a.z) * cy - (c.z - a.z) * by) / twice,
    y: ((c.z - a.z) * bx - (b.z - a.z) * cx) / twice,
  }
  const how = worseOf(a.how, worseOf(b.how, c.how))
  return [{ corners: [a, b, c], box: boxAround([a, b, c]), slope, how }]
}

/** Height of the ground at a place, inches above the datum. */
export function heightOn(surface: GroundSurface, at: Point): Inches {
  for (const facet of surface.facets) if (holds(facet, at)) return heightIn(facet, at)
  return beside(surface, at).z
}

/** Whether a place lies in one of the triangles, whose union is convex. */
export const isAmongSpots = ({ facets }: GroundSurface, at: Point): boolean =>
  facets.some((one) => holds(one, at))

/** Height and how it is known: by the worst of the triangle there; outside of all spots it is assumed. */
export function readingOn(surface: GroundSurface, at: Point): GroundReading {
  const under = surface.facets.filter((one) => holds(one, at))
  const [first] = under
  if (!first) return beside(surface, at)
  return { z: heightIn(first, at), how: under.map(({ how }) => how).reduce(worseOf) }
}

const heightIn = ({ corners: [corner], slope }: Facet, { x, y }: Point): Inches =>
  corner.z + (x - corner.x) * slope.x + (y - corner.y) * slope.y

/** Whether a place lies in a facet; its edges count. */
function holds({ corners, box }: Facet, at: Point): boolean {
  if (at.x < box.min.x || at.x > box.max.x || at.y < box.min.y || at.y > box.max.y) return false
  const ab = turn(corners[0], corners[1], at)
  const bc = turn(corners[1], corners[2], at)
  if (ab * bc < 0) return false
  const ca = turn(corners[2], corners[0], at)
  return ab * ca >= 0 && bc * ca >= 0
}

/** Twice the area of a triangle, by the way it turns; what is dust beside its size is none. */
function turn(a: Point, b: Point, c: Point): number {
  const one = (b.x - a.x) * (c.y - a.y)
  const other = (b.y - a.y) * (c.x - a.x)
  const area = one - other
  return Math.abs(area) < 1e-9 * (Math.abs(one) + Math.abs(other)) ? 0 : area
}

/** The ground beside the spots: that of the nearest place of their rim. It is asked for often, so squares do for distances. */
function beside({ rim }: GroundSurface, { x, y }: Point): GroundReading {
  let nearest: Rim | null = null
  let shareOfNearest = 0
  let reach = Number.POSITIVE_INFINITY
  for (const one of rim) {
    const { from, to } = one
    const alongX = to.x - from.x
    const alongY = to.y - from.y
    const square = alongX * alongX + alongY * alongY
    const along = square === 0 ? 0 : ((x - from.x) * alongX + (y - from.y) * alongY) / square
    const share = along < 0 ? 0 : along > 1 ? 1 : along
    const offX = from.x + alongX * share - x
    const offY = from.y + alongY * share - y
    const away = offX * offX + offY * offY
    if (away >= reach) continue
    reach = away
    nearest = one
    shareOfNearest = share
  }
  if (!nearest) return { z: 0, how: 'assumed' }
  const { from, to, how } = nearest
  return {
    z: from.z + (to.z - from.z) * shareOfNearest,
    how: reach <= ON_RIM * ON_RIM ? how : 'assumed',
  }
}
