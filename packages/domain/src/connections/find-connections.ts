import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import type { PartId, Position, Side } from '../layout/part.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { normalizeAngle } from '../units.ts'
import type { Joint, JointEnd } from './joint.ts'
import { meetingOf } from './meeting.ts'
import { connectionTypeOf, joinableSides, jointKindOf } from './validity.ts'

type Found = { readonly joints: readonly Joint[]; readonly issues: readonly Issue[] }
type Touch = {
  readonly a: PlacedPart
  readonly aSide: PlacedSide
  readonly b: PlacedPart
  readonly bSide: PlacedSide
}

/** Every joint between system parts, and what is wrong where parts touch (domain 7.10, connection geometry). */
export function findJoints({ neighbours }: Placement, layout: Pick<Layout, 'runs'>): Found {
  const order = walkingOrder(layout)
  const joints: Joint[] = []
  const issues: Issue[] = []
  for (const touch of touchesAmong(neighbours)) {
    const found = jointAt(touch, order)
    if (!found) continue
    if ('code' in found) issues.push(found)
    else joints.push(found)
  }
  return { joints, issues }
}

/** Place of every part in its run: what stands earlier lies higher. */
function walkingOrder({ runs }: Pick<Layout, 'runs'>): ReadonlyMap<PartId, number> {
  return new Map(runs.flatMap((run) => run.parts).map((id, index) => [id, index]))
}

/** Pairs of joinable sides that face each other on parts that touch. */
function touchesAmong(neighbours: Placement['neighbours']): Touch[] {
  const touches: Touch[] = []
  for (const [a, b] of neighbours)
    for (const aName of joinableSides(a)) {
      const aSide = a.sides[aName]
      const facing = normalizeAngle(aSide.facing + 180)
      for (const bName of joinableSides(b)) {
        const bSide = b.sides[bName]
        if (bSide.facing === facing) touches.push({ a, aSide, b, bSide })
      }
    }
  return touches
}

function jointAt({ a, aSide, b, bSide }: Touch, order: ReadonlyMap<PartId, number>): Joint | Issue | null {
  const meeting = meetingOf(aSide, bSide)
  if (!meeting) return null
  const parts = [a.part.id, b.part.id]
  if (a.part.kind === 'ramp' && b.part.kind === 'ramp' && a.usableWidth !== b.usableWidth)
    return connectionIssue('connection.ramp-sizes', parts)
  const isAUpper = upperFirst(a, aSide.side, b, bSide.side, order)
  const [upper, lower] = isAUpper
    ? [
        { placed: a, side: aSide },
        { placed: b, side: bSide },
      ]
    : [
        { placed: b, side: bSide },
        { placed: a, side: aSide },
      ]
  const kind = kindOf(upper, lower)
  if (kind === null)
    return connectionIssue('connection.not-valid', parts, { a: a.item.frontendName, b: b.item.frontendName })
  if (meeting.position === null) return connectionIssue('connection.alignment', parts)
  const isWiderFirst = (meeting.wider === 'a') === isAUpper
  return jointOf(kind, upper, lower, {
    ...meeting,
    position: meeting.position,
    wider: isWiderFirst ? 'a' : 'b',
  })
}

type End = { readonly placed: PlacedPart; readonly side: PlacedSide }

function kindOf(upper: End, lower: End) {
  const upperType = connectionTypeOf(upper.placed)
  const lowerType = connectionTypeOf(lower.placed)
  if (upperType === null || lowerType === null) return null
  return jointKindOf({ type: upperType, side: upper.side.side }, { type: lowerType, side: lower.side.side })
}

function jointOf(
  kind: Joint['kind'],
  upper: End,
  lower: End,
  { position, wider, difference }: { position: Position; wider: 'a' | 'b'; difference: number },
): Joint {
  const a: JointEnd = { part: upper.placed.part.id, side: upper.side.side }
  const b: JointEnd = { part: lower.placed.part.id, side: lower.side.side }
  const narrower = wider === 'a' ? lower.side : upper.side
  return {
    id: `${a.part}-${a.side}-${b.part}-${b.side}`,
    kind,
    a,
    b,
    position,
    wider,
    difference,
    at: narrower.middle,
  }
}

const connectionIssue = (
  code: Issue['code'],
  parts: readonly PartId[],
  values?: Readonly<Record<string, string>>,
): Issue => ({ code, severity: 'error', area: 'connection', parts, ...(values && { values }) })

/** Which of two joined parts is the upper one: what goes down here is, else the one walked first. */
function upperFirst(
  a: PlacedPart,
  aSide: Side,
  b: PlacedPart,
  bSide: Side,
  order: ReadonlyMap<PartId, number>,
): boolean {
  const isSloped = (one: PlacedPart) => one.part.kind === 'ramp' || one.part.kind === 'stair'
  if (isSloped(a)) return aSide === 'BOTTOM'
  if (isSloped(b)) return bSide === 'TOP'
  const first = order.get(a.part.id) ?? Number.MAX_SAFE_INTEGER
  const second = order.get(b.part.id) ?? Number.MAX_SAFE_INTEGER
  return first <= second
}
