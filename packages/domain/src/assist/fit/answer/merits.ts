import { clipOutline } from '../../../base/geometry/clip-outline.ts'
import type { Point } from '../../../base/geometry/point.ts'
import { signedArea } from '../../../base/geometry/polygon.ts'
import type { Site } from '../../../model/layout/site.ts'
import type { RouteKind } from '../pieces/route.ts'
import type { Candidate } from './proposal.ts'

type Merit = {
  readonly why: string
  /** The less the better. */
  readonly of: (candidate: Candidate) => number
  /** It says something only where the least is at most this. */
  readonly atMost?: number
}

export const footprintArea = ({ footprint }: Candidate): number => footprint.width * footprint.depth

/** What a layout may be best at; the first that it alone is best at says why it is offered. */
const MERITS: readonly Merit[] = [
  { why: 'Lowest cost.', of: ({ price }) => price },
  { why: 'Keeps the driveway clear.', of: drivewayCovered, atMost: 0 },
  { why: 'Shortest.', of: ({ linearFeet }) => linearFeet },
  { why: 'Smallest footprint.', of: footprintArea },
  { why: 'Fewest turns.', of: ({ turns }) => turns },
  {
    why: 'Closest to the house.',
    of: ({ route }) => Math.max(...route.pieces.map(({ rect }) => rect.bottom)),
  },
  { why: 'Largest platform at the door.', of: (candidate) => -doorDeckArea(candidate) },
  { why: 'Lightest.', of: ({ weight }) => weight },
]

const LOWEST_OF_KIND: Readonly<Record<RouteKind, string>> = {
  straight: 'Lowest cost, straight.',
  l: 'Lowest cost, L-shaped.',
  u: 'Lowest cost, U-shaped.',
  z: 'Lowest cost, Z-shaped.',
  switchback: 'Lowest cost switchback.',
  mixed: 'Lowest cost with several turns.',
}

const NEXT_OF_KIND: Readonly<Record<RouteKind, string>> = {
  straight: 'Another straight layout.',
  l: 'Another L-shaped layout.',
  u: 'Another U-shaped layout.',
  z: 'Another Z-shaped layout.',
  switchback: 'Another switchback.',
  mixed: 'Another layout with several turns.',
}

/** Why each is offered, in the order given: what it alone is best at, else that it costs least of its kind. */
export function whysOf(candidates: readonly Candidate[]): readonly string[] {
  const bestAt = MERITS.map(({ why, of, atMost = Number.POSITIVE_INFINITY }) => {
    const least = Math.min(...candidates.map(of))
    const isMerit =
      least <= atMost && (atMost === Number.POSITIVE_INFINITY || candidates.some((one) => of(one) > least))
    return { why, best: isMerit ? candidates.find((one) => of(one) <= least + 1e-6) : undefined }
  })
  return candidates.map((candidate, index) => {
    const merit = bestAt.find(({ best }) => best === candidate)
    if (merit) return merit.why
    const isFirst = candidates.findIndex(({ kind }) => kind === candidate.kind) === index
    return (isFirst ? LOWEST_OF_KIND : NEXT_OF_KIND)[candidate.kind]
  })
}

/** Usable square inches of the platform at the door; 0 where the layout starts at a porch. */
export const doorDeckArea = ({ route: { pieces } }: Candidate): number =>
  pieces.reduce((most, piece) => {
    const isAtDoor = piece.kind === 'deck' && piece.use === 'door'
    return isAtDoor ? Math.max(most, piece.size.x * piece.size.y) : most
  }, 0)

/** Square inches of the driveway that parts of the layout cover. */
function drivewayCovered({ analysis: { placement, layout } }: Candidate): number {
  const parts = placement.parts.filter(({ isSystem }) => isSystem)
  return drivewaysOf(layout.site).reduce(
    (sum, driveway) =>
      parts.reduce((covered, { box }) => covered + Math.abs(signedArea(clipOutline(driveway, box))), sum),
    0,
  )
}

const DRIVEWAY_NAME = /\b(driveway|drive|parking|carport)\b/i

/** Where cars go: asphalt, and a destination that is called so. Concrete may as well be a walk, gravel a path. */
const drivewaysOf = ({ surfaces = [], destination }: Site): readonly (readonly Point[])[] => [
  ...surfaces.flatMap(({ kind, outline }) => (kind === 'asphalt' ? [outline] : [])),
  ...(destination && 'area' in destination && DRIVEWAY_NAME.test(destination.name) ? [destination.area] : []),
]
