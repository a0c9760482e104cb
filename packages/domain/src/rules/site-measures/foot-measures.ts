import { clipOutline } from '../../base/geometry/clip-outline.ts'
import { gapBetween } from '../../base/geometry/gap-between.ts'
import { add, distance, dot, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { awayFrom, isInside, stretchesOf } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import type { Destination } from '../../model/layout/site.ts'
import { isPlaceKnown } from '../../model/layout/site.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { housesOf, isInPlace, obstaclesOf, outlineOfFooting } from '../../model/layout/things-of-site.ts'
import { askedCodes } from '../../model/products/building-codes.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { OpeningJoint } from '../connections/joint.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { shownRunNumber } from '../runs/ground-slope.ts'
import type { SitedSystem, SiteReading } from './sited-system.ts'
import { yardOf } from './yard-of.ts'

/** So far in front of a foot the ground is looked at: what the longest landing asks for (ADA 405.7.3). */
const LANDING: Inches = 60
/** The ground transition before the landing, where none is drawn (site 3, rule 9). */
const PLATE: Inches = 18
const PLATES: Readonly<Partial<Record<ProductLine, Inches>>> = { P2G: 12 }
/** Level ground has no ratio; this one is as good as level. */
const LEVEL = 1000

/** Where a ramp is left onto the ground, on a site that is surveyed. */
type RampFoot = {
  readonly ramp: PlacedPart
  /** Middle of the landing's near edge, behind the plate. */
  readonly from: Point
  readonly out: Point
  readonly across: Point
}

function feetOf(system: SitedSystem): readonly RampFoot[] {
  const { connections, placement } = system
  return connections.openings.flatMap((opening): readonly RampFoot[] => {
    const ramp = placement.byId.get(opening.end.part)
    if (opening.use !== 'exit' || ramp?.part.kind !== 'ramp') return []
    const { middle, normal } = ramp.sides[opening.end.side]
    const from = add(middle, scale(normal, plateBehind(opening, ramp, system)))
    return [{ ramp, from, out: normal, across: { x: -normal.y, y: normal.x } }]
  })
}

function plateBehind(
  { transition }: OpeningJoint,
  ramp: PlacedPart,
  { placement, layout }: SitedSystem,
): Inches {
  const drawn = transition === null ? undefined : placement.byId.get(transition)
  if (drawn) return drawn.length
  return ramp.item.role === 'starter-ramp' ? 0 : (PLATES[layout.project.product] ?? PLATE)
}

/** How much the ground falls across the last edge of every ramp that ends on it, as the second number of a ratio. */
export function acrossFeet(system: SitedSystem): readonly SiteReading[] {
  const ground = groundOf(system.layout.site)
  if (!ground) return []
  return feetOf(system).map(({ ramp }) => {
    const { left, right } = ramp.sides.BOTTOM
    const fall = Math.abs(ground.heightAt(left) - ground.heightAt(right)) / distance(left, right)
    return { value: ratioOf(fall), parts: [ramp.part.id] }
  })
}

/** How much the ground of every landing on it falls, whichever way. */
export function fallsOfFootLandings(system: SitedSystem): readonly SiteReading[] {
  const ground = groundOf(system.layout.site)
  if (!ground) return []
  return feetOf(system).map((foot) => ({
    value: ratioOf(ground.fallUnder(landingOf(foot))),
    parts: [foot.ramp.part.id],
  }))
}

/** The landing behind the plate of a ramp that ends on the ground. */
export type FootLanding = { readonly ramp: PlacedPart; readonly outline: readonly Point[] }

/** Under the IRC alone (R311.8.2). */
const SMALL_LANDING: Inches = 36

/** Every landing on the ground, as deep as the codes of the project require. */
export function footLandings(system: SitedSystem): readonly FootLanding[] {
  const isPublic = askedCodes(system.layout.project).some((code) => code !== 'IRC')
  return feetOf(system).map((foot) => ({
    ramp: foot.ramp,
    outline: landingOf(foot, isPublic ? LANDING : SMALL_LANDING),
  }))
}

/** Whether a landing is where the ramp has to end: its middle in the area, or itself at the edge (site 3, rule 10). */
export function isWhereItEnds(destination: Destination, landing: readonly Point[]): boolean {
  if ('edge' in destination) return gapBetween(landing, destination.edge) <= ON_EDGE
  const sum = landing.reduce((total, at) => add(total, at), { x: 0, y: 0 })
  return isInside(destination.area, scale(sum, 1 / landing.length))
}

const ratioOf = (fall: number): number => Math.min(LEVEL, shownRunNumber(1 / Math.max(fall, 1 / LEVEL)))

function landingOf({ ramp, from, out, across }: RampFoot, deep: Inches = LANDING): readonly Point[] {
  const half = scale(across, ramp.usableWidth / 2)
  const end = add(from, scale(out, deep))
  return [subtract(from, half), add(from, half), add(end, half), subtract(end, half)]
}

/** Free ground before a foot, as wide as the ramp: to the next part, wall, obstacle or the end of the yard; 60 in at most. */
export function footLanding(id: string, system: SitedSystem): Inches | null {
  const { layout, placement } = system
  if (!isPlaceKnown(layout.site)) return null
  const foot = feetOf(system).find(({ ramp }) => ramp.part.id === id)
  if (!foot) return null
  const { porch, destination } = layout.site
  const yard = yardOf(layout.site)
  const outlines = [
    ...placement.parts.filter((one) => one !== foot.ramp).map(({ outline }) => outline),
    ...(porch ? [porch.outline] : []),
    ...[...housesOf(layout.site), ...obstaclesOf(layout.site)].filter(isInPlace).map(outlineOfFooting),
  ]
  const blocked = outlines.flatMap((outline) =>
    clipOutline(inFrame(outline, foot), strip(foot.ramp)).map(({ y }) => y),
  )
  const leaves = (yard ? stretchesOf(yard) : []).flatMap((stretch) => {
    const within = clipOutline(inFrame(stretch, foot), strip(foot.ramp))
    const middle = within.reduce((sum, at) => add(sum, scale(at, 1 / within.length)), { x: 0, y: 0 })
    const leavesAt = add(add(foot.from, scale(foot.across, middle.x)), scale(foot.out, middle.y))
    return destination && leadsInto(destination, leavesAt, foot.out) ? [] : within.map(({ y }) => y)
  })
  return Math.min(LANDING, ...blocked, ...leaves)
}

/** Where the way has to end, the landing goes on out of the yard: into the area, or over the edge. */
const leadsInto = (destination: Destination, at: Point, out: Point): boolean =>
  'area' in destination
    ? isInside(destination.area, add(at, out))
    : awayFrom(destination.edge[0], destination.edge[1], at) <= ON_EDGE

const ON_EDGE: Inches = 0.5

/** Points as seen from a foot: x across, y out from behind its plate. */
const inFrame = (outline: readonly Point[], { from, out, across }: RampFoot): readonly Point[] =>
  outline.map((point) => {
    const off = subtract(point, from)
    return { x: dot(off, across), y: dot(off, out) }
  })

/** What a wheel needs: a hair narrower and further out, so that what only touches blocks nothing. */
const HAIR: Inches = 0.01
const strip = ({ usableWidth }: PlacedPart) => ({
  min: { x: -usableWidth / 2 + HAIR, y: HAIR },
  max: { x: usableWidth / 2 - HAIR, y: LANDING },
})
