import type { Point } from '../../base/geometry/point.ts'
import { type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { isRestingFiveByFive } from '../handrails/rail-platforms.ts'
import type { Leg } from '../legs/leg.ts'
import { pocketPoints, sharesPocket, standsOnPockets } from '../legs/leg-positions.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { type Carrier, equalShares, fractionOf, GROUND, type Share } from './carrier.ts'

/** A leg that stands: switched on, and not typed as 0. */
export const isStanding = ({ isActive, height }: Leg): boolean => isActive && height > 0

/**
 * What carries a platform, an extension or a landing pad: each of its corner pockets takes the same part of the load, by its
 * own leg, by the leg it shares with a neighbor, by the platform that an extension hangs on, or by the ground where it lies on
 * that. Empty where nothing carries it.
 */
export function carriersOfDeck(placed: PlacedPart, analysis: Analysis): readonly Share[] {
  if (placed.item.role === 'landing-pad') return equalShares([GROUND])
  if (isRestingFiveByFive(placed)) return carriersOfRest(placed, analysis)
  if (!standsOnPockets(placed) || !analysis.layout.autoGenLegs) return []
  const hungOn = platformsHungOn(placed.part.id, analysis)
  const pockets = pocketPoints(placed).map((at, index): readonly Carrier[] => {
    const held = SIDES.flatMap((side, place) =>
      index === place || index === (place + 1) % SIDES.length ? (hungOn.get(side) ?? []) : [],
    )
    return held.length > 0 ? held : legAt(placed, { at, index }, analysis)
  })
  const carried = pockets.filter((carriers) => carriers.length > 0)
  return carried.flatMap((carriers) => fractionOf(1 / carried.length, equalShares(carriers)))
}

type Pocket = { readonly at: Point; readonly index: number }

/** The leg at a pocket, the ground where a low deck lies there, or nothing where its leg was switched off. */
function legAt({ part }: PlacedPart, { at, index }: Pocket, analysis: Analysis): readonly Carrier[] {
  const { legs, runs } = analysis
  const deck = runs.heights.get(part.id)?.top
  if (deck === undefined) return []
  const own = legs.find(({ id }) => id === `${part.id}-leg-${index + 1}`)
  const leg =
    own ??
    legs.find((other) => {
      const height = other.isEditable ? runs.heights.get(other.part)?.top : undefined
      return (
        height !== undefined &&
        sharesPocket({ part: part.id, at, deck }, { part: other.part, at: other, deck: height })
      )
    })
  if (!leg) return [GROUND]
  return isStanding(leg) ? [{ kind: 'leg', id: leg.id }] : []
}

/** The platforms that hold an extension, by its own sides. */
function platformsHungOn(part: PartId, { connections }: Analysis): ReadonlyMap<Side, readonly Carrier[]> {
  const hung = new Map<Side, readonly Carrier[]>()
  for (const { kind, a, b } of connections.joints)
    if (kind === 'PLATFORM_TO_PFEXT' && b.part === part)
      hung.set(b.side, [...(hung.get(b.side) ?? []), { kind: 'part', id: a.part }])
  return hung
}

/** A rest hangs between its neighbors: the same part to each, to the legs of the joint where it has a pair. */
function carriersOfRest({ part }: PlacedPart, { connections, legs }: Analysis): readonly Share[] {
  const neighbors = connections.joints.flatMap(({ a, b }) => {
    if (a.part === part.id) return [b]
    return b.part === part.id ? [a] : []
  })
  return neighbors.flatMap((end) => {
    const pair = legs.filter((leg) => isStanding(leg) && leg.id.startsWith(`${end.part}-${end.side}-leg-`))
    const carriers: readonly Carrier[] =
      pair.length > 0 ? pair.map(({ id }) => ({ kind: 'leg', id })) : [{ kind: 'part', id: end.part }]
    return fractionOf(1 / neighbors.length, equalShares(carriers))
  })
}
