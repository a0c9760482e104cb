import type { Joint } from '../connections/joint.ts'
import { depthIn, gapBetween, gapTo, reachOutOf } from '../geometry/gap-between.ts'
import { forEachNeighbours } from '../geometry/grid-index.ts'
import { dot, type Point, subtract } from '../geometry/point.ts'
import type { Issue, IssueCode } from '../layout/issue.ts'
import type { PartId } from '../layout/part.ts'
import { type Footing, isPlaceKnown, type Site } from '../layout/site.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { type Inches, isAtMost, isLess, roundTo } from '../units.ts'

/** Parts may press into what stands there by as much as into one another. */
const PRESSED: Inches = 0.25
/** Decks side by side keep this much clear, for feet reach past the rails (site 3, rule 17). */
const CLEAR_BETWEEN: Inches = 3
/** Edges that face each other along less than this only meet at a corner. */
const ALONG: Inches = 1.2

/** Parts that stand where the site has no room for them; without a survey there is none to look at. */
export function siteIssues(site: Site, { parts }: Placement, joints: readonly Joint[]): readonly Issue[] {
  if (!isPlaceKnown(site)) return []
  const standing = parts.filter(({ isSystem }) => isSystem)
  return [
    ...standing.flatMap((placed) => [
      ...inBuildings(placed, site),
      ...outsideYard(placed, site),
      ...onKeepOffs(placed, site),
      ...nearObstacles(placed, site),
    ]),
    ...touchingDecks(standing, joints),
  ]
}

const issueOf = (
  code: IssueCode,
  severity: Issue['severity'],
  parts: readonly PlacedPart[],
  values: Readonly<Record<string, string | number>>,
): Issue => ({
  code,
  severity,
  area: 'placement',
  parts: parts.map(({ part }) => part.id),
  values: { part: parts[0]?.item.frontendName ?? '', ...values },
})

const inBuildings = (placed: PlacedPart, { buildings = [] }: Site): readonly Issue[] =>
  buildings.flatMap(({ name, outline }) => {
    const by = depthIn(placed.outline, outline)
    const values = { name: name || 'the house', by: roundTo(by, 1) }
    return isAtMost(by, PRESSED) ? [] : [issueOf('site.in-building', 'error', [placed], values)]
  })

function outsideYard(placed: PlacedPart, { yard }: Site): readonly Issue[] {
  if (!yard) return []
  const by = reachOutOf(placed.outline, yard)
  return isAtMost(by, PRESSED)
    ? []
    : [issueOf('site.outside-yard', 'warning', [placed], { by: roundTo(by, 1) })]
}

const onKeepOffs = (placed: PlacedPart, { keepOffs = [] }: Site): readonly Issue[] =>
  keepOffs.flatMap((thing) =>
    isLess(0, gapOf(placed, thing))
      ? []
      : [issueOf('site.on-keep-off', 'error', [placed], { name: thing.name || 'a keep-off' })],
  )

const nearObstacles = (placed: PlacedPart, { obstacles = [] }: Site): readonly Issue[] =>
  obstacles.flatMap((thing) => {
    const clear = gapOf(placed, thing)
    const values = { name: thing.name || 'an obstacle', clear: roundTo(clear, 1), asked: thing.clearance }
    const isFree =
      isAtMost(thing.clearance, clear) && (thing.clearance > 0 || depthOf(placed, thing) <= PRESSED)
    return isFree ? [] : [issueOf('site.near-obstacle', 'warning', [placed], values)]
  })

/** How far a part stands from a thing; 0 where they meet. */
const gapOf = ({ outline }: PlacedPart, thing: Footing): Inches =>
  'outline' in thing
    ? gapBetween(outline, thing.outline)
    : Math.max(0, gapTo(outline, thing.at) - thing.radius)

const depthOf = ({ outline }: PlacedPart, thing: Footing): Inches =>
  'outline' in thing ? depthIn(outline, thing.outline) : Math.max(0, thing.radius - gapTo(outline, thing.at))

/** Decks that face each other closely and are not joined: they read as joined, or feet stand in the other's way. */
function touchingDecks(standing: readonly PlacedPart[], joints: readonly Joint[]): readonly Issue[] {
  const issues: Issue[] = []
  const areJoined = (a: PartId, b: PartId) =>
    joints.some((one) => [one.a.part, one.b.part].includes(a) && [one.a.part, one.b.part].includes(b))
  forEachNeighbours(standing, CLEAR_BETWEEN, (a, b) => {
    const gap = facingGap(a, b)
    if (gap === null || areJoined(a.part.id, b.part.id)) return
    const values = { other: b.item.frontendName, gap: roundTo(gap, 1), asked: CLEAR_BETWEEN }
    issues.push(issueOf('site.touching-decks', 'warning', [a, b], values))
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
