import { normalizeAngle } from '../../base/units.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { isSloped, type PartId } from '../../model/layout/part.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import type { Connections, Joint, JointEnd } from './joint.ts'
import { jointProblems } from './joint-checks.ts'
import { meetingOf } from './meeting.ts'
import { padsBehindPlates } from './pads-behind-plates.ts'
import { pairProblem } from './pair-rules.ts'
import { connectionTypeOf, type EndToJoin, joinableSides, jointKindOf } from './validity.ts'
import { walkProblems } from './walk-checks.ts'

type Found = { readonly joint: Joint | null; readonly issues: readonly Issue[] }
type Touch = {
  readonly a: PlacedPart
  readonly aSide: PlacedSide
  readonly b: PlacedPart
  readonly bSide: PlacedSide
}

/** Every joint between system parts, and what is wrong where parts touch (domain 7.10, connection geometry). */
export function findJoints(
  placement: Placement,
  layout: Pick<Layout, 'runs' | 'project'>,
  transitions: Connections['transitions'],
): { readonly joints: readonly Joint[]; readonly issues: readonly Issue[] } {
  const order = orderOfWalks(layout.runs)
  const joints: Joint[] = []
  const issues: Issue[] = []
  const note = (touch: Touch) => {
    const found = jointAt(touch, order)
    if (found?.joint) joints.push(found.joint)
    if (found) issues.push(...found.issues)
  }
  forEachTouch(placement.neighbours, note)
  for (const behind of padsBehindPlates(placement, transitions))
    if (!joints.some((joint) => holdsEnd(joint, behind))) note(behind)
  const repeated = walkProblems(joints, placement, layout)
  for (const { code, parts } of repeated) issues.push(connectionIssue(code, parts))
  return { joints, issues }
}

/** Whether a ramp end is joined already: a pad that touches it goes before one behind a plate. */
const holdsEnd = (joint: Joint, { a, aSide }: Touch): boolean =>
  [joint.a, joint.b].some(({ part, side }) => part === a.part.id && side === aSide.side)

type Order = (id: PartId) => number

/** Where a part comes in the walks, run after run: what comes earlier lies higher. */
function orderOfWalks(runs: Layout['runs']): Order {
  const places = new Map<PartId, number>()
  let walked = 0
  for (const { parts } of runs) for (const id of parts) places.set(id, walked++)
  return (id) => places.get(id) ?? Number.POSITIVE_INFINITY
}

/** Visits pairs of joinable sides that face each other on parts that touch. */
function forEachTouch(neighbours: Placement['neighbours'], visit: (touch: Touch) => void) {
  for (const [a, b] of neighbours)
    for (const aName of joinableSides(a)) {
      const aSide = a.sides[aName]
      const facing = normalizeAngle(aSide.facing + 180)
      for (const bName of joinableSides(b)) {
        const bSide = b.sides[bName]
        if (bSide.facing === facing) visit({ a, aSide, b, bSide })
      }
    }
}

/** The joint two touching sides make; without one, the issues say why. */
function jointAt(touch: Touch, order: Order): Found | null {
  const { a, aSide, b, bSide } = touch
  const meeting = meetingOf(aSide, bSide)
  if (!meeting) return null
  const isAUpper = upperFirst(touch, order)
  const upper = isAUpper ? endOf(a, aSide) : endOf(b, bSide)
  const lower = isAUpper ? endOf(b, bSide) : endOf(a, aSide)
  const refuse = (code: Issue['code'], values?: Issue['values']): Found => ({
    joint: null,
    issues: [connectionIssue(code, [a.part.id, b.part.id], values)],
  })
  const refused = pairProblem(upper.placed, lower.placed)
  if (refused) return refuse(refused)
  const kind = jointKindOf(upper, lower)
  if (kind === null) return refuse('connection.not-valid', { a: a.item.frontendName, b: b.item.frontendName })
  const { position, difference } = meeting
  if (position === null) return refuse('connection.alignment')
  const problems = jointProblems({ own: a, ownSide: aSide, other: b, otherSide: bSide, position, difference })
  const isWiderFirst = (meeting.wider === 'a') === isAUpper
  return {
    joint: jointOf(kind, upper, lower, { position, difference, wider: isWiderFirst ? 'a' : 'b' }),
    issues: problems.map((code) => connectionIssue(code, [a.part.id, b.part.id])),
  }
}

type JointSide = EndToJoin & { readonly line: PlacedSide }
const endOf = (placed: PlacedPart, line: PlacedSide): JointSide => ({ placed, side: line.side, line })

function jointOf(
  kind: Joint['kind'],
  upper: JointSide,
  lower: JointSide,
  { position, wider, difference }: Pick<Joint, 'position' | 'wider' | 'difference'>,
): Joint {
  const a: JointEnd = { part: upper.placed.part.id, side: upper.side }
  const b: JointEnd = { part: lower.placed.part.id, side: lower.side }
  const narrower = wider === 'a' ? lower.line : upper.line
  return {
    kind,
    a,
    b,
    position,
    wider,
    difference,
    at: narrower.middle,
  }
}

const connectionIssue = (code: Issue['code'], parts: readonly PartId[], values?: Issue['values']): Issue => ({
  code,
  severity: 'error',
  area: 'connection',
  parts,
  ...(values && { values }),
})

/** Which of two joined parts is the upper one: what goes down here is, else the one walked first; never a landing pad. */
function upperFirst({ a, aSide, b, bSide }: Touch, order: Order): boolean {
  if (isSloped(a.part)) return aSide.side === 'BOTTOM'
  if (isSloped(b.part)) return bSide.side === 'TOP'
  const [first, second] = [connectionTypeOf(a), connectionTypeOf(b)]
  if (first === 'pad' || second === 'pad') return second === 'pad'
  // An extension hangs on its platform, wherever the walk goes.
  if ((first === 'ext') !== (second === 'ext') && !(first === 'arr' || second === 'arr'))
    return second === 'ext'
  return order(a.part.id) <= order(b.part.id)
}
