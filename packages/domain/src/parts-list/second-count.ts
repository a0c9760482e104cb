import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ItemRole } from '../catalogue/item.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import { distance, type Point } from '../geometry/point.ts'
import { groupBy } from '../group-by.ts'
import type { Issue } from '../layout/issue.ts'
import type { Opening } from '../layout/layout.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { type Inches, inchesFromSpecPixels } from '../units.ts'
import type { PartsList } from './line.ts'

/** Two points closer than this are one place. */
const SAME_PLACE: Inches = inchesFromSpecPixels(2)
/** A closure holds a rail when one of its ends is this close to it. */
const AT_RAIL: Inches = 1.5

const LOOPS: readonly ItemRole[] = [
  'loop-upper',
  'loop-lower',
  'loop',
  'loop-upper-child',
  'loop-lower-child',
]

type RampEnd = {
  readonly ramp: PlacedPart
  readonly side: 'TOP' | 'BOTTOM'
  readonly at: Point
  readonly rails: readonly [Point, Point]
}

type Contact = 'ramp' | 'platform' | 'opening' | 'nothing'

type Count = { readonly what: string; readonly roles: readonly ItemRole[]; readonly expected: number }

/**
 * Counts ramp hardware a second time, on its own: not from joints, but from where ramp ends, platforms, closures and openings
 * lie. A list that disagrees with it is an error, and nothing is quoted.
 */
export function secondCount(
  placement: Placement,
  openings: readonly Opening[],
  closures: readonly ChosenClosure[],
  hasLoops: boolean,
): readonly Count[] {
  const ends = rampEnds(placement)
  const contacts = contactsOf(ends, placement, openings)
  const of = (contact: Contact) => ends.filter((_, index) => contacts[index] === contact)
  const stretchEnds = [...of('platform'), ...of('opening')]
  const railed = stretchEnds.filter(({ ramp }) => isRailed(ramp))
  const supported = stretchEnds.filter(isSupported)
  const closuresOf = groupBy(
    closures.filter(({ isActive }) => isActive).flatMap((one) => one.others.map((part) => ({ part, one }))),
    ({ part }) => part,
  )
  const free = [...railed, ...of('nothing').filter(({ ramp }) => isRailed(ramp))].reduce(
    (total, end) =>
      total +
      freeRails(
        end,
        (closuresOf.get(end.ramp.part.id) ?? []).map(({ one }) => one),
      ),
    0,
  )
  return [
    { what: 'ramp-to-ramp connectors', roles: ['connector-ramp-ramp'], expected: of('ramp').length / 2 },
    { what: 'ramp hangers', roles: ['hanger-ramp-platform'], expected: of('platform').length },
    {
      what: 'handrail brackets',
      roles: ['bracket-rail-end'],
      expected: railed.filter((end) => !isSupported(end)).length,
    },
    { what: 'support tops', roles: ['support-top'], expected: supported.length },
    hasLoops
      ? { what: 'handrail loops', roles: LOOPS, expected: free }
      : { what: 'end caps', roles: ['end-caps'], expected: Math.ceil(free / 4) },
  ]
}

/** Where the list and the second count disagree. */
export function countIssues(counts: readonly Count[], { lines }: PartsList, catalogue: Catalogue): Issue[] {
  return counts.flatMap(({ what, roles, expected }) => {
    const listed = lines
      .filter(({ shortName }) => roles.some((role) => catalogue.byShortName.get(shortName)?.role === role))
      .reduce((total, { reasons }) => total + derivedQuantity(reasons), 0)
    if (listed === expected) return []
    return [
      {
        code: 'parts-list.count-disagrees',
        severity: 'error',
        area: 'parts-list',
        parts: [],
        values: { what, listed, expected },
      },
    ]
  })
}

/** What the system asked for; what was ordered beside it is nobody's count. */
const derivedQuantity = (reasons: PartsList['lines'][number]['reasons']): number =>
  reasons.reduce((total, { parts, quantity }) => total + (parts.length > 0 ? quantity : 0), 0)

const isRailed = ({ item }: PlacedPart) => item.handrails !== null && item.handrails !== 'NO_RAILS'

const isSupported = ({ ramp: { part }, side }: RampEnd): boolean =>
  part.kind === 'ramp' && (side === 'TOP' ? part.isSupportedTop : part.isSupportedBottom)

function rampEnds({ parts }: Placement): readonly RampEnd[] {
  const ends: RampEnd[] = []
  for (const ramp of parts) {
    if (ramp.part.kind !== 'ramp') continue
    const [topLeft, topRight, bottomRight, bottomLeft] = ramp.outline
    if (!topLeft || !topRight || !bottomRight || !bottomLeft) continue
    ends.push({ ramp, side: 'TOP', at: middle(topLeft, topRight), rails: [topLeft, topRight] })
    ends.push({ ramp, side: 'BOTTOM', at: middle(bottomLeft, bottomRight), rails: [bottomLeft, bottomRight] })
  }
  return ends
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** What every ramp end touches, by where things lie. */
function contactsOf(
  ends: readonly RampEnd[],
  { neighbours }: Placement,
  openings: readonly Opening[],
): readonly Contact[] {
  const beside = new Map<PlacedPart, PlacedPart[]>()
  const note = (one: PlacedPart, other: PlacedPart) => {
    const held = beside.get(one)
    if (held) held.push(other)
    else beside.set(one, [other])
  }
  for (const [a, b] of neighbours) {
    note(a, b)
    note(b, a)
  }
  return ends.map((end) => contactOf(end, beside.get(end.ramp) ?? [], openings))
}

function contactOf(
  { ramp, side, at }: RampEnd,
  beside: readonly PlacedPart[],
  openings: readonly Opening[],
): Contact {
  const touches = (other: PlacedPart): boolean => {
    if (other.part.kind === 'platform') return isOnEdge(at, other)
    return other.part.kind === 'ramp' && distance(otherEnd(other, side), at) <= SAME_PLACE
  }
  const touched = beside.filter(touches)
  if (touched.some(({ part }) => part.kind === 'ramp')) return 'ramp'
  // A ramp that reaches a landing pad ends there as it ends on the ground.
  if (touched.some(({ item }) => item.role !== 'landing-pad')) return 'platform'
  const isOpening = openings.some((opening) => opening.part === ramp.part.id && opening.side === side)
  return isOpening || touched.length > 0 ? 'opening' : 'nothing'
}

/** Middle of the end of another ramp that could meet this side: its bottom meets a top. */
function otherEnd({ outline }: PlacedPart, side: RampEnd['side']): Point {
  const [topLeft, topRight, bottomRight, bottomLeft] = outline
  const [from, to] = side === 'TOP' ? [bottomLeft, bottomRight] : [topLeft, topRight]
  return from && to ? middle(from, to) : FAR_AWAY
}

const FAR_AWAY: Point = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY }

/** Whether a point lies on the outline of a part. */
function isOnEdge(at: Point, { outline }: PlacedPart): boolean {
  return outline.some((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = distance(from, to)
    const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length
    const across = ((at.y - from.y) * (to.x - from.x) - (at.x - from.x) * (to.y - from.y)) / length
    return along >= 0 && along <= length && Math.abs(across) <= SAME_PLACE
  })
}

/** Rails of a ramp end that run into none of the closures beside that ramp. */
const freeRails = ({ rails }: RampEnd, closures: readonly ChosenClosure[]): number =>
  rails.filter(
    (at) =>
      !closures.some(({ line: [from, to] }) => distance(from, at) < AT_RAIL || distance(to, at) < AT_RAIL),
  ).length
