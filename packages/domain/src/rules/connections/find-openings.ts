import { add, dot, scale, subtract } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout, Opening } from '../../model/layout/layout.ts'
import { isSystemPart, type PartId, type Side } from '../../model/layout/part.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { sideName } from '../placement/side-name.ts'
import type { JointEnd, JointKind, OpeningJoint, SideUses } from './joint.ts'
import { meetingOf } from './meeting.ts'
import { useOf } from './side-uses.ts'
import { type ConnectionType, connectionTypeOf, joinableSides } from './validity.ts'

/** What an entrance or exit at a kind of part is called (spec 2 §3.8); stairs need no hardware there. */
const OPENING_KINDS: Readonly<Record<Opening['use'], Readonly<Record<ConnectionType, JointKind>>>> = {
  entrance: {
    platform: 'STRUCTURE_TO_PLATFORM',
    pad: 'NO_CONNECTION',
    ext: 'STRUCTURE_TO_PLATFORM',
    ramp: 'STRUCTURE_TO_RAMP',
    arr: 'NO_CONNECTION',
    stair: 'NO_CONNECTION',
  },
  exit: {
    platform: 'PLATFORM_TO_GROUND',
    pad: 'PAD_TO_GROUND',
    ext: 'PLATFORM_TO_GROUND',
    ramp: 'RAMP_TO_GROUND',
    arr: 'NO_CONNECTION',
    stair: 'NO_CONNECTION',
  },
}

/** An exit at a structure reaches no ground: no plate belongs there. */
const kindOf = ({ use, leadsTo }: Pick<Opening, 'use' | 'leadsTo'>, type: ConnectionType): JointKind =>
  use === 'exit' && leadsTo === 'structure' ? 'NO_CONNECTION' : OPENING_KINDS[use][type]

const endKey = ({ part, side }: JointEnd): string => `${part} ${side}`

/** Entrances and exits with the drawn transition lying against each, and what is wrong with them; a side is one or the other, once. */
export function findOpenings(
  layout: Pick<Layout, 'openings'>,
  placement: Placement,
  joined: SideUses,
  transitions: ReadonlyMap<PartId, JointEnd | null>,
): { readonly openings: readonly OpeningJoint[]; readonly issues: readonly Issue[] } {
  const transitionAt = new Map<string, PartId>()
  for (const [id, end] of transitions) if (end) transitionAt.set(endKey(end), id)
  const openings: OpeningJoint[] = []
  const issues: Issue[] = []
  const taken = new Map<string, Opening['use']>()
  for (const { part, side, use, leadsTo } of layout.openings) {
    const other = taken.get(endKey({ part, side }))
    if (other === use) continue
    const placed = placement.byId.get(part)
    if (!placed) continue
    const type = connectionTypeOf(placed)
    const end = { part, side }
    const isUsed = other !== undefined || useOf(joined, part, side) !== undefined
    const issue = openingIssue(placed, { part, side, use }, isUsed)
    if (issue) issues.push(issue)
    else if (type !== null) {
      taken.set(endKey(end), use)
      openings.push({
        kind: kindOf({ use, leadsTo }, type),
        use,
        ...(leadsTo && { leadsTo }),
        end,
        at: placed.sides[side].middle,
        transition: transitionAt.get(endKey(end)) ?? null,
      })
    }
  }
  return { openings, issues }
}

const WRONG_END: Readonly<Record<Opening['use'], Side>> = { entrance: 'BOTTOM', exit: 'TOP' }
const USES: readonly Opening['use'][] = ['entrance', 'exit']

/** What a side may become: the upper end of a ramp or stair leads in, the lower one and a landing pad lead out, a level side does either (spec 3 §5.5). */
export function openingUsesOf(placed: PlacedPart, side: Side): readonly Opening['use'][] {
  const type = connectionTypeOf(placed)
  if (!joinableSides(placed).includes(side)) return []
  if (type === 'pad') return ['exit']
  return type === 'ramp' || type === 'stair' ? USES.filter((use) => side !== WRONG_END[use]) : USES
}

function openingIssue(placed: PlacedPart, { part, side, use }: Opening, isUsed: boolean): Issue | null {
  const issue = (code: Issue['code']): Issue => ({
    code,
    severity: 'error',
    area: 'connection',
    parts: [part],
    values: { part: placed.item.frontendName, side, end: sideName(placed, side), use },
  })
  if (use === 'exit' && placed.part.kind === 'ramp' && side === 'TOP')
    return issue('connection.exit-at-ramp-top')
  if (use === 'entrance' && placed.part.kind === 'ramp' && side === 'BOTTOM')
    return issue('connection.entrance-at-ramp-bottom')
  if (use === 'entrance' && connectionTypeOf(placed) === 'pad') return issue('connection.entrance-at-pad')
  // A stair is walked down as well: entrances are at the top of the system, exits at its bottom (spec 3 §2.10).
  if (placed.part.kind === 'stair' && side === WRONG_END[use]) return issue('connection.opening-not-free')
  if (isUsed || !joinableSides(placed).includes(side)) return issue('connection.opening-not-free')
  return null
}

/** Which side of a system part every drawn transition lies against; null when it touches none. */
export function findTransitions({ parts }: Placement): ReadonlyMap<PartId, JointEnd | null> {
  const transitions = parts.filter((one) => one.part.kind === 'transition')
  if (transitions.length === 0) return new Map()
  const system = parts.filter(({ part }) => isSystemPart(part))
  // A plate between a ramp and a landing pad belongs to the ramp's end, whichever was drawn first.
  const others = [...system.filter((one) => !isPad(one)), ...system.filter(isPad)]
  return new Map(transitions.map((one) => [one.part.id, sideAgainst(one, others)]))
}

const isPad = (placed: PlacedPart): boolean => connectionTypeOf(placed) === 'pad'

function sideAgainst(transition: PlacedPart, others: readonly PlacedPart[]): JointEnd | null {
  const mine: readonly PlacedSide[] = [transition.sides.TOP, transition.sides.BOTTOM]
  const isFlush = (one: PlacedSide, against: PlacedSide) => meetingOf(one, against) !== null
  const bears = (one: PlacedSide, against: PlacedSide) =>
    isFlush(out(one, bearingOf(transition, one, against), against), against)
  // What lies against a side belongs there, whatever deck it also lies over.
  for (const belongs of transition.item.role === 'bridge-plate' ? [isFlush, bears] : [isFlush])
    for (const other of others)
      for (const side of joinableSides(other))
        if (mine.some((one) => belongs(one, other.sides[side]))) return { part: other.part.id, side }
  return null
}

/** How far a bridge plate lies over the deck it bears on. */
function bearingOf({ length }: PlacedPart, { middle: mine }: PlacedSide, { middle, normal }: PlacedSide) {
  const over = dot(subtract(middle, mine), normal)
  return over > 0 && over < length ? over : 0
}

const out = (side: PlacedSide, by: Inches, { normal }: PlacedSide): PlacedSide =>
  by === 0 ? side : { ...side, middle: add(side.middle, scale(normal, by)) }
