import { depthIn } from '../../../base/geometry/gap-between.ts'
import { forEachNeighbours } from '../../../base/geometry/grid-index.ts'
import { dot, type Point, subtract } from '../../../base/geometry/point.ts'
import { type Inches, isAtMost, isLess, roundTo } from '../../../base/units.ts'
import type { Issue } from '../../../model/layout/issue.ts'
import type { PartId } from '../../../model/layout/part.ts'
import { isPlaceKnown, type Site, type SiteThing } from '../../../model/layout/site.ts'
import {
  clearanceOf,
  housesOf,
  isInPlace,
  keepOffsOf,
  nameOfThing,
  obstaclesOf,
} from '../../../model/layout/things-of-site.ts'
import type { Joint } from '../../connections/joint.ts'
import { footUnder, outlineOfFoot } from '../../legs/leg-sizes.ts'
import type { PlacedPart, PlacedSide } from '../../placement/placed-part.ts'
import { boundsIssues } from './bounds-issues.ts'
import { doorIssues } from './door-issues.ts'
import { depthOf, gapOf, type Occupant, PRESSED, type StandingSystem, siteIssue } from './site-issue.ts'

/** Decks side by side keep this much clear, for feet reach past the rails (site 3, rule 17). */
const CLEAR_BETWEEN: Inches = 3
/** Edges that face each other along less than this only meet at a corner. */
const ALONG: Inches = 1.2
/** A wall this near touches: no tape and no drawn outline is finer (decision 093). */
const AT_WALL: Inches = 0.5

/** Parts and feet where the site has no room for them; without a survey there is none to look at. */
export function siteIssues(system: StandingSystem): readonly Issue[] {
  const { site } = system.layout
  if (!isPlaceKnown(site)) return []
  const placed = system.placement.parts.filter(({ isSystem }) => isSystem)
  const parts = placed.map(
    (one): Occupant => ({ placed: one, name: one.item.frontendName, outline: one.outline }),
  )
  const feet = feetOf(system)
  return [
    ...placed.flatMap((one) => inBuildings(one, site)),
    ...boundsIssues(system, parts, feet),
    ...apartFrom(site, parts, feet),
    ...doorIssues(system),
    ...touchingDecks(placed, system.connections.joints),
  ]
}

/** Feet of the legs that are ordered. */
const feetOf = ({ legs, placement }: StandingSystem): readonly Occupant[] =>
  legs.flatMap((leg): readonly Occupant[] => {
    const placed = placement.byId.get(leg.part)
    if (!placed || !leg.isActive || leg.shortName === null) return []
    return [
      {
        placed,
        name: `A foot of ${placed.item.frontendName}`,
        outline: outlineOfFoot(footUnder(leg, placed)),
      },
    ]
  })

const inBuildings = (placed: PlacedPart, site: Site): readonly Issue[] =>
  housesOf(site).flatMap((house) => {
    const by = isInPlace(house) ? depthIn(placed.outline, house.outline) : 0
    const values = { name: nameOfThing(house), by: roundTo(by, 1) }
    return isAtMost(by, AT_WALL) ? [] : [siteIssue(['site.in-building', 'error'], [placed], values)]
  })

/** Things on the site, first against the parts; a foot is named where its part is clear. */
function apartFrom(site: Site, parts: readonly Occupant[], feet: readonly Occupant[]): readonly Issue[] {
  const each = (of: (one: Occupant) => readonly Issue[]): readonly Issue[] => {
    const found = parts.flatMap(of)
    const named = new Set(found.flatMap((one) => one.parts))
    const [foot] = feet.filter(({ placed }) => !named.has(placed.part.id)).flatMap(of)
    return foot ? [...found, foot] : found
  }
  return [
    ...keepOffsOf(site).flatMap((thing) =>
      once(
        thing,
        each((one) => onKeepOff(one, thing)),
      ),
    ),
    ...obstaclesOf(site).flatMap((thing) =>
      once(
        thing,
        each((one) => nearObstacle(one, thing)),
      ),
    ),
  ]
}

/** What a thing that stays has to do with the system; of one that moves or goes only that it is in the way. */
const once = (thing: SiteThing, found: readonly Issue[]): readonly Issue[] =>
  isInPlace(thing) ? found : found.slice(0, 1).map((near) => beforehand(near, thing))

const onKeepOff = ({ placed, name: part, outline }: Occupant, thing: SiteThing): readonly Issue[] =>
  isLess(0, gapOf(outline, thing))
    ? []
    : [siteIssue(['site.on-keep-off', 'error'], [placed], { part, name: nameOfThing(thing) })]

function nearObstacle({ placed, name: part, outline }: Occupant, thing: SiteThing): readonly Issue[] {
  const asked = clearanceOf(thing)
  const clear = gapOf(outline, thing)
  const isFree = isAtMost(asked, clear) && (asked > 0 || depthOf(outline, thing) <= PRESSED)
  const values = { part, name: nameOfThing(thing), clear: roundTo(clear, 1), asked }
  return isFree ? [] : [siteIssue(['site.near-obstacle', 'warning'], [placed], values)]
}

const beforehand = (near: Issue, thing: SiteThing): Issue => ({
  ...near,
  severity: 'warning',
  code: thing.fate === 'goes' ? 'site.to-remove' : 'site.to-move',
  values: { name: nameOfThing(thing) },
})

/** Decks that face each other closely and are not joined: they read as joined, or feet stand in the other's way. */
function touchingDecks(standing: readonly PlacedPart[], joints: readonly Joint[]): readonly Issue[] {
  const issues: Issue[] = []
  const areJoined = (a: PartId, b: PartId) =>
    joints.some((one) => [one.a.part, one.b.part].includes(a) && [one.a.part, one.b.part].includes(b))
  forEachNeighbours(standing, CLEAR_BETWEEN, (a, b) => {
    const gap = facingGap(a, b)
    if (gap === null || areJoined(a.part.id, b.part.id)) return
    const values = { other: b.item.frontendName, gap: roundTo(gap, 1), asked: CLEAR_BETWEEN }
    issues.push(siteIssue(['site.touching-decks', 'warning'], [a, b], values))
  })
  return issues
}

/** How far apart two edges lie that face each other closely; null where none do. */
function facingGap(a: PlacedPart, b: PlacedPart): Inches | null {
  for (const one of Object.values(a.sides))
    for (const other of Object.values(b.sides)) {
      const gap = dot(subtract(other.middle, one.middle), one.normal)
      const isFacing = dot(one.normal, other.normal) < -0.999 && gap >= -PRESSED
      if (isFacing && isLess(gap, CLEAR_BETWEEN) && alongside(one, other) > ALONG) return Math.max(0, gap)
    }
  return null
}

/** The stretch along which two facing edges lie beside each other. */
function alongside(one: PlacedSide, other: PlacedSide): Inches {
  const along = { x: -one.normal.y, y: one.normal.x }
  const at = (point: Point) => dot(subtract(point, one.middle), along)
  const [from, to] = [at(other.left), at(other.right)].sort((a, b) => a - b)
  return Math.min(one.length / 2, to ?? 0) - Math.max(-one.length / 2, from ?? 0)
}
