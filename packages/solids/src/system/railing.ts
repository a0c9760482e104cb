import type { Handrails, Inches, Point } from '@ramp/domain'
import { type Measure, type Measures, railTop } from '../measures.ts'
import { along, lengthBetween, raised, rod, tube } from '../solid/make.ts'
import type { Role } from '../solid/role.ts'
import type { Owner, Point3, Solid } from '../solid/solid.ts'

/** A railing from place to place of the walking surface. */
export type Railing = {
  readonly owner: Owner
  readonly from: Point3
  readonly to: Point3
  readonly handrails: Handrails
  readonly hasChildRail: boolean
  /** Away from the walkway, of length 1: posts, which are wider than rails, keep out of its clear width. Left out where they stand in pockets. */
  readonly outward?: Point | undefined
  /** A closure has one of its own only at an end where none stands. */
  readonly posts: readonly Post[]
  /** What all but the rails is for: a closure is one as a whole. */
  readonly role?: Role
}

/** A post of a railing: how far along it stands, 0 to 1, and the height of what carries it. */
export type Post = { readonly share: number; readonly foot: Inches }

/** Rails, pickets and posts of a railing. */
export function railingSolids(railing: Railing, measures: Measures): readonly Solid[] {
  if (railing.handrails === 'NO_RAILS') return []
  return [
    ...lengthwise(railing, measures),
    ...uprightPickets(railing, measures),
    ...postsOf(railing, measures),
  ]
}

/** Heights of the middles of the bars that run along a railing, over the walking surface, from the top. */
export function railHeights(
  { handrails, hasChildRail }: Pick<Railing, 'handrails' | 'hasChildRail'>,
  measures: Measures,
): readonly Inches[] {
  const { topRail, midRail, childRail, bottomRail, guard, railSize } = measures
  // A rail is as high as a hand on it: its upper side.
  const hand = (rail: Measure) => rail.inches - railSize.inches / 2
  const child = hasChildRail ? [hand(childRail)] : []
  switch (handrails) {
    case 'NO_RAILS':
      return []
    case 'TWO_LINE':
      return [hand(topRail), ...child, midRail.inches]
    case 'VERT_PICKET':
      return [hand(topRail), ...child, bottomRail.inches]
    case 'GUARDS':
      return [hand(guard), hand(topRail), ...child, bottomRail.inches]
    case 'HORZ_PICKET':
      return [hand(topRail), ...child]
  }
}

function lengthwise(railing: Railing, measures: Measures): readonly Solid[] {
  const { owner, from, to, handrails } = railing
  const rails = railHeights(railing, measures).map((height) =>
    rod(
      { owner, role: railing.role ?? 'handrail' },
      raised(from, height),
      raised(to, height),
      measures.railSize.inches,
    ),
  )
  if (handrails !== 'HORZ_PICKET') return rails
  const { picketGap, picketSize, bottomRail } = measures
  const step = picketGap.inches + picketSize.inches
  const top = railTop(measures, handrails)
  const count = Math.floor((top - bottomRail.inches) / step)
  return [
    ...rails,
    ...Array.from({ length: count }, (_, index) => bottomRail.inches + index * step).map((height) =>
      rod(
        { owner, role: railing.role ?? 'picket' },
        raised(from, height),
        raised(to, height),
        picketSize.inches,
      ),
    ),
  ]
}

/** Upright pickets from the lowest bar to the top, closer together than the gap asks for. */
function uprightPickets(railing: Railing, measures: Measures): readonly Solid[] {
  const { owner, from, to, handrails } = railing
  if (handrails !== 'VERT_PICKET' && handrails !== 'GUARDS') return []
  const { picketGap, picketSize, bottomRail, railSize } = measures
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const bays = Math.ceil(length / (picketGap.inches + picketSize.inches))
  const top = railTop(measures, handrails) - railSize.inches / 2
  return Array.from({ length: Math.max(0, bays - 1) }, (_, index) => {
    const foot = along(from, to, (index + 1) / bays)
    const named = { owner, role: railing.role ?? 'picket' } as const
    return rod(named, raised(foot, bottomRail.inches), raised(foot, top), picketSize.inches)
  })
}

/** Posts on the surface that a railing runs along, evenly from end to end. */
export function evenPosts(from: Point3, to: Point3, inset: Inches, measures: Measures): readonly Post[] {
  return postPlaces([from, to], [inset, inset], measures).map((share) => ({
    share,
    foot: along(from, to, share).z,
  }))
}

/** How far along a railing posts stand, 0 to 1: the first and the last so far from its ends, no two farther apart than a bay. */
export function postPlaces(
  [from, to]: readonly [Point3, Point3],
  [before, behind]: readonly [Inches, Inches],
  { postSpacing }: Measures,
): readonly number[] {
  const length = lengthBetween(from, to)
  const [left, right] = [Math.min(before, length / 2), Math.min(behind, length / 2)]
  const [first, last] = length === 0 ? [0, 0] : [left / length, 1 - right / length]
  const bays = Math.max(1, Math.ceil((length - left - right) / postSpacing.inches - 1e-6))
  return Array.from({ length: bays + 1 }, (_, index) => first + ((last - first) * index) / bays)
}

function postsOf(railing: Railing, measures: Measures): readonly Solid[] {
  const { owner, from, to, handrails, posts, outward = { x: 0, y: 0 } } = railing
  // Rails run over the posts.
  const top = railTop(measures, handrails) - measures.railSize.inches
  const beside = (measures.post.inches - measures.railSize.inches) / 2
  const named = { owner, role: railing.role ?? 'post' } as const
  return posts.map(({ share, foot }) => {
    const rail = along(from, to, share)
    const place = { ...rail, x: rail.x + outward.x * beside, y: rail.y + outward.y * beside }
    return tube(named, { ...place, z: foot }, raised(place, top), measures.post.inches)
  })
}
