import { between, distance, type Point } from '../../base/geometry/point.ts'
import { isInside } from '../../base/geometry/polygon.ts'
import { memoize } from '../../base/memoize.ts'
import type { Inches } from '../../base/units.ts'
import type { Site } from '../../model/layout/site.ts'

type Spot = Point & { readonly z: Inches }

/** Spots nearer to one another than this are one; spots nearer to a line than this lie on it. */
const ONE_PLACE: Inches = 0.01
const ON_LINE: Inches = 0.05

/** Height of the ground under a point, read from the site's spots anew; 0 everywhere where nothing is known of it. */
export const ownGround = (site: Site): ((at: Point) => Inches) => read(site, null)

const read = memoize((site: Site, _: null) => {
  const { porch } = site
  const spots = lastReadings(besidePorch(site))
  const rim = rimOf(spots)
  const isFlat = rim.length < 3 || rim.every((spot) => offLine(spot, ...farEnds(rim)) <= ON_LINE)
  const along = isFlat ? inLine(spots) : wayRound(rim, spots)
  return (at: Point): Inches => {
    if (porch && isInside(porch.outline, at)) return porch.height
    if (!isFlat && isWithin(rim, at)) return heightInside(at, spots, rim)
    return heightBeside(at, along)
  }
})

/** A reading within the outline of the porch and this near to its top was taken on the porch, and tells nothing of the ground. */
const ON_PORCH: Inches = 0.5

function besidePorch({ ground = [], porch }: Site): readonly Spot[] {
  const below = ground.filter(
    (spot) => !(porch && isInside(porch.outline, spot) && Math.abs(porch.height - spot.z) <= ON_PORCH),
  )
  return below.length === 0 ? ground : below
}

function lastReadings(spots: readonly Spot[]): readonly Spot[] {
  const kept: Spot[] = []
  for (const spot of spots.toReversed())
    if (!kept.some((one) => distance(one, spot) < ONE_PLACE)) kept.push(spot)
  return kept
}

const across = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The spots that stand around all others. */
function rimOf(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (row: readonly Spot[]) => {
    const chain: Spot[] = []
    for (const spot of row) {
      for (;;) {
        const [a, b] = chain.slice(-2)
        if (!a || !b || across(a, b, spot) > 0) break
        chain.pop()
      }
      chain.push(spot)
    }
    return chain.slice(0, -1)
  }
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())]
}

/** The rim from spot to spot, and back to its first, over every spot that stands on it. */
const wayRound = (rim: readonly Spot[], spots: readonly Spot[]): readonly Spot[] =>
  [...rim, ...rim.slice(0, 1)].flatMap((to, index, all) => {
    const from = all[index - 1]
    if (!from) return [to]
    const isOn = (spot: Spot) =>
      !rim.includes(spot) &&
      offLine(spot, from, to) <= ON_LINE &&
      distance(from, spot) + distance(spot, to) < distance(from, to) + ON_LINE
    return [...spots.filter(isOn).toSorted((a, b) => distance(from, a) - distance(from, b)), to]
  })

function farEnds(spots: readonly Spot[]): readonly [Spot, Spot] {
  let ends: readonly [Spot, Spot] = [NOWHERE, NOWHERE]
  for (const a of spots) for (const b of spots) if (distance(a, b) > distance(...ends)) ends = [a, b]
  return ends
}

const NOWHERE: Spot = { x: 0, y: 0, z: 0 }

const offLine = (spot: Spot, from: Spot, to: Spot): Inches =>
  Math.abs(across(from, to, spot)) / Math.max(distance(from, to), ONE_PLACE)

/** Spots that stand in one line, from end to end. */
function inLine(spots: readonly Spot[]): readonly Spot[] {
  const [start] = farEnds(spots)
  return spots.toSorted((a, b) => distance(start, a) - distance(start, b))
}

const isWithin = (rim: readonly Spot[], at: Point): boolean =>
  rim.every((from, index) => across(from, rim[(index + 1) % rim.length] ?? from, at) >= -1e-9)

/** The height of the nearest place on the way from spot to spot. */
function heightBeside(at: Point, way: readonly Spot[]): Inches {
  const [first = NOWHERE] = way
  let [z, nearest] = [first.z, distance(at, first)]
  for (const [index, to] of way.entries()) {
    const from = way[index - 1]
    if (!from) continue
    const length = distance(from, to) ** 2
    const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length
    const share = Math.min(1, Math.max(0, along))
    const away = distance(at, between(from, to, share))
    if (away < nearest) [z, nearest] = [from.z + (to.z - from.z) * share, away]
  }
  return z
}

type Three = readonly [Spot, Spot, Spot]

/**
 * Lifted to the square of their distance from a point, the triangle with the empty circle is the lowest over it: from a
 * triangle of the rim we go down, spot by spot, until no spot lies within the circle.
 */
function heightInside(at: Point, spots: readonly Spot[], rim: readonly Spot[]): Inches {
  let three = startAround(at, rim)
  for (let step = 0; three && step < spots.length * 4; step++) {
    const next = lower(at, three, spots)
    if (!next) break
    three = next
  }
  return three ? heightOver(at, cutOf(three, spots), three) : heightBeside(at, rim)
}

const startAround = (at: Point, rim: readonly Spot[]): Three | null => {
  const [a] = rim
  for (const [index, c] of rim.entries()) {
    const b = rim[index - 1]
    if (a && b && index > 1 && hasWithin([a, b, c], at)) return [a, b, c]
  }
  return null
}

/** How much of each corner a point has; they sum up to 1. */
function sharesOf([a, b, c]: Three, at: Point): readonly [number, number, number] {
  const whole = across(a, b, c)
  return [across(at, b, c) / whole, across(a, at, c) / whole, across(a, b, at) / whole]
}

const hasWithin = (three: Three, at: Point): boolean =>
  Math.abs(across(...three)) > 1e-9 && sharesOf(three, at).every((share) => share >= -1e-9)

function lower(at: Point, three: Three, spots: readonly Spot[]): Three | null {
  const { middle, radius } = circleOf(three)
  let [deepest, depth]: [Spot | null, number] = [null, 1e-6 * radius]
  for (const spot of spots) {
    const inside = radius - distance(middle, spot)
    if (inside > depth && !three.includes(spot)) [deepest, depth] = [spot, inside]
  }
  if (!deepest) return null
  const [a, b, c] = three
  const ways: readonly Three[] = [
    [a, b, deepest],
    [b, c, deepest],
    [c, a, deepest],
  ]
  const lifted = (one: Three) => {
    const shares = sharesOf(one, at)
    return one.reduce((sum, spot, index) => sum + (shares[index] ?? 0) * distance(spot, at) ** 2, 0)
  }
  const [best] = ways.filter((one) => hasWithin(one, at)).toSorted((p, q) => lifted(p) - lifted(q))
  return best ?? null
}

function circleOf([a, b, c]: Three): { readonly middle: Point; readonly radius: Inches } {
  const twice = 2 * across(a, b, c)
  const [ab, ac] = [distance(a, b) ** 2, distance(a, c) ** 2]
  const middle = {
    x: a.x + ((c.y - a.y) * ab - (b.y - a.y) * ac) / twice,
    y: a.y + ((b.x - a.x) * ac - (c.x - a.x) * ab) / twice,
  }
  return { middle, radius: distance(middle, a) }
}

/** The triangles among all spots on the circle of three: parted by the diagonal that falls least, of equals the lower. */
function cutOf(three: Three, spots: readonly Spot[]): readonly Three[] {
  const { middle, radius } = circleOf(three)
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x)
  const ring = spots
    .filter((spot) => Math.abs(distance(spot, middle) - radius) <= 1e-6 * radius)
    .toSorted((a, b) => angle(a) - angle(b))
  return parted(ring)
}

function parted(ring: readonly Spot[]): readonly Three[] {
  const [a, b, c] = ring
  if (!a || !b || !c) return []
  if (ring.length === 3) return [[a, b, c]]
  const diagonals = ring.flatMap((from, i) =>
    ring.flatMap((to, j) => (j > i + 1 && j - i < ring.length - 1 ? [{ from, to, i, j }] : [])),
  )
  const best = diagonals.reduce((held, next) => {
    const by = Math.abs(next.from.z - next.to.z) - Math.abs(held.from.z - held.to.z)
    const isLower = next.from.z + next.to.z < held.from.z + held.to.z - 1e-9
    return by < -1e-9 || (by < 1e-9 && isLower) ? next : held
  })
  return [
    ...parted(ring.slice(best.i, best.j + 1)),
    ...parted([...ring.slice(best.j), ...ring.slice(0, best.i + 1)]),
  ]
}

function heightOver(at: Point, triangles: readonly Three[], otherwise: Three): Inches {
  const under = triangles.find((one) => hasWithin(one, at)) ?? otherwise
  const shares = sharesOf(under, at)
  return under.reduce((sum, { z }, index) => sum + (shares[index] ?? 0) * z, 0)
}
