import {
  type Analysis,
  type Joint,
  jointsAt,
  type PartId,
  type Position,
  SIDES,
  type Side,
} from '@ramp/domain'

/** Where a ramp goes back from the second of two platforms: the side, and the place along it. */
export type TurnBack = { readonly side: Side; readonly position: Position }

type Joints = Pick<Analysis, 'connections' | 'placement'>

/**
 * The side of a platform where the ramp goes back: it stands beside a platform that a ramp comes down to, and carries nothing
 * else. A ramp that comes down at a corner goes back at the far one. Null where nothing turns back.
 */
export function turnBackOf(part: PartId, { connections, placement }: Joints): TurnBack | null {
  const second = placement.byId.get(part)
  const [between, ...more] = jointsOf(part, connections.uses)
  if (second?.part.kind !== 'platform' || !between || more.length > 0) return null
  const [mine, other] = between.a.part === part ? [between.a, between.b] : [between.b, between.a]
  const first = placement.byId.get(other.part)
  const [down, ...others] = jointsOf(other.part, connections.uses).filter((joint) => joint !== between)
  if (first?.part.kind !== 'platform' || !down || others.length > 0) return null
  const [comes, from] = down.a.part === other.part ? [down.a, down.b] : [down.b, down.a]
  if (placement.byId.get(from.part)?.part.kind !== 'ramp') return null
  const { facing } = first.sides[comes.side]
  const side = SIDES.find((each) => second.sides[each].facing === facing)
  if (side === undefined || side === mine.side) return null
  const isCorner = down.position !== 'CENTER' && (down.wider === 'a') === (down.a.part === other.part)
  // Seen from inside, looking out at the side, the first platform is at the left or at the right.
  const isFirstAtLeft = side === CLOCKWISE[mine.side]
  return { side, position: isCorner ? (isFirstAtLeft ? 'RIGHT' : 'LEFT') : 'CENTER' }
}

const jointsOf = (part: PartId, uses: Joints['connections']['uses']): readonly Joint[] => [
  ...new Set(SIDES.flatMap((side) => jointsAt(uses, part, side))),
]

/** The next side, clockwise. */
const CLOCKWISE: Readonly<Record<Side, Side>> = { TOP: 'RIGHT', RIGHT: 'BOTTOM', BOTTOM: 'LEFT', LEFT: 'TOP' }
