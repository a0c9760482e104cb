import {
  type Analysis,
  childRailsOf,
  type Handrails,
  type Inches,
  type PlacedSide,
  type Point,
  type RailEnd,
  railChoices,
  railReach,
  type Side,
  takesRails,
} from '@ramp/domain'
import { type Measures, measuresOf } from '../measures.ts'
import { type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { railLineAt } from '../setting-out/stair-steps.ts'
import { along, at, raised, rod } from '../solid/make.ts'
import type { Point3, Solid } from '../solid/solid.ts'
import { evenPosts, railHeights, railingSolids } from './railing.ts'
import { stairPosts, stairRailReach } from './stair-solids.ts'

/** Rails, posts and pickets of platforms, ramps, stairs and 45-degree pieces, and the loops at their free ends. */
export function railSolids(analysis: Analysis): readonly Solid[] {
  const measures = measuresOf(analysis.layout.project.product)
  return settingOut(analysis).parts.flatMap((part) => [
    ...platformRails(part, analysis, measures),
    ...sloped(part, analysis, measures),
    ...endsOf(part, analysis, measures),
  ])
}

const ownerOf = ({ id }: SetOutPart) => ({ kind: 'part', id }) as const
const childrenOf = ({ placed }: SetOutPart, { layout }: Analysis) => childRailsOf(placed.part, layout.project)

function platformRails(part: SetOutPart, analysis: Analysis, measures: Measures): readonly Solid[] {
  const { placed, height } = part
  const rails = analysis.platformRails.get(part.id)
  const { handrails } = placed.item
  if (!rails || !takesRails(placed) || handrails === null) return []
  return rails.sides.flatMap((side) => {
    const [first, last] = pocketsAt(placed.sides[side], measures.pocket.inches)
    const [from, to] = [at(part.toGround(first), height.top), at(part.toGround(last), height.top)]
    return railingSolids(
      {
        owner: ownerOf(part),
        from,
        to,
        handrails,
        hasChildRail: childrenOf(part, analysis),
        posts: evenPosts(from, to, 0, measures),
      },
      measures,
    )
  })
}

/** The pockets at the ends of a platform side, so far inside its edge. */
function pocketsAt({ left, right, normal, length }: PlacedSide, inside: Inches): readonly [Point, Point] {
  const [x, y] = [(right.x - left.x) / length, (right.y - left.y) / length]
  const inward = { x: -normal.x * inside, y: -normal.y * inside }
  return [
    { x: left.x + x * inside + inward.x, y: left.y + y * inside + inward.y },
    { x: right.x - x * inside + inward.x, y: right.y - y * inside + inward.y },
  ]
}

/** Both sides of a ramp, a stair or a 45-degree piece. */
function sloped(part: SetOutPart, analysis: Analysis, measures: Measures): readonly Solid[] {
  const handrails = sideRailsOf(part)
  if (!handrails) return []
  const [one, other] = lineEnds(part, measures)
  return [one, other].flatMap(([from, to], index) =>
    railingSolids(
      {
        owner: ownerOf(part),
        from,
        to,
        outward: awayFrom((index === 0 ? other : one)[0], from),
        handrails,
        hasChildRail: childrenOf(part, analysis),
        posts:
          part.placed.part.kind === 'stair'
            ? stairPosts(part, [from, to], measures)
            : evenPosts(from, to, measures.postInset.inches, measures),
      },
      measures,
    ),
  )
}

/** The way from one place to another over the ground, of length 1. */
function awayFrom(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

const SIDE_RAILED = ['ramp', 'stair', 'arr']

function sideRailsOf({ placed }: SetOutPart): Handrails | null {
  const { part, item } = placed
  return SIDE_RAILED.includes(part.kind) && item.handrails !== 'NO_RAILS' ? item.handrails : null
}

/** The line of each side rail from the upper end to the lower, on the surface or the nosings, its rail outside the usable width; of a stair down to its lowest riser. */
function lineEnds(
  part: SetOutPart,
  measures: Measures,
): readonly [readonly [Point3, Point3], readonly [Point3, Point3]] {
  const { sides, usableWidth } = part.placed
  const out = usableWidth / 2 + measures.railSize.inches / 2
  const end = (side: Side, hand: -1 | 1): Point3 => {
    const { middle, left, right, length } = sides[side]
    const share = (hand * out) / length
    const place = { x: middle.x + (right.x - left.x) * share, y: middle.y + (right.y - left.y) * share }
    return at(part.toGround(place), railLineAt(part, side, measures))
  }
  const isStair = part.placed.part.kind === 'stair'
  const share = isStair && part.covers > 0 ? stairRailReach(part, measures) / part.covers : 1
  const line = (upper: Point3, lower: Point3) => [upper, along(upper, lower, share)] as const
  // The right hand looking out of the upper end is the left hand looking out of the lower one.
  return [line(end('TOP', 1), end('BOTTOM', -1)), line(end('TOP', -1), end('BOTTOM', 1))]
}

/** Loops at the free ends of a ramp's rails: out, down to the lowest rail, and back. */
function endsOf(part: SetOutPart, analysis: Analysis, measures: Measures): readonly Solid[] {
  const handrails = sideRailsOf(part)
  if (!handrails || !railChoices(analysis.layout.project, analysis.placement).loops(part.id)) return []
  const hasChildRail = childrenOf(part, analysis)
  const free = analysis.railEnds.filter((end) => end.part === part.id && end.meets === 'nothing')
  return free.flatMap((end) => {
    const place = railEndPlace(part, end, measures)
    const out = railReach(end, analysis).inches
    const heights = railHeights({ handrails, hasChildRail }, measures)
    const [top = 0, low = 0] = [heights[0], heights.at(-1)]
    const { normal } = part.placed.sides[end.end]
    const far = { ...place, x: place.x + normal.x * out, y: place.y + normal.y * out }
    const named = { owner: ownerOf(part), role: 'handrail' } as const
    const size = measures.railSize.inches
    return [
      rod(named, raised(place, top), raised(far, top), size),
      rod(named, raised(far, top), raised(far, low), size),
      rod(named, raised(far, low), raised(place, low), size),
    ]
  })
}

/** Where a rail ends, on the walking surface: `at` of a rail end lies at the edge of the deck, the rail inside it. */
function railEndPlace(part: SetOutPart, { end, at: edge }: RailEnd, measures: Measures): Point3 {
  const ends = lineEnds(part, measures).map(([upper, lower]) => (end === 'TOP' ? upper : lower))
  const place = part.toGround(edge)
  const away = (one: Point3) => Math.hypot(one.x - place.x, one.y - place.y)
  const [first, second] = ends
  return first && second && away(first) > away(second) ? second : (first ?? at(place, 0))
}
