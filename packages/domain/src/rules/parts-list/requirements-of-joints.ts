import type { Inches } from '../../base/units.ts'
import { type Catalogue, itemFor } from '../../model/catalogue/catalogue.ts'
import type { ItemRole } from '../../model/catalogue/item.ts'
import type { PartId } from '../../model/layout/part.ts'
import { hardwareDifferences } from '../../model/products/hardware-differences.ts'
import { isRailedRamp } from '../closures/rail-ends.ts'
import type { Connections, JointEnd, JointKind, OpeningJoint } from '../connections/joint.ts'
import { useOf } from '../connections/side-uses.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { type Missing, type PartRequirement, requirePart } from './part-requirement.ts'

type Need = { readonly role: ItemRole; readonly quantity: number; readonly rule: string }

const SOURCE = 'domain 7.10 connections'

/** Hardware of a joint, apart from the ramp-end brackets (domain 7.10). */
const JOINT_HARDWARE: Readonly<Partial<Record<JointKind, readonly Need[]>>> = {
  RAMP_TO_RAMP: [{ role: 'connector-ramp-ramp', quantity: 1, rule: 'ramp joins ramp: connector' }],
  RAMP_TO_PLATFORM: [{ role: 'hanger-ramp-platform', quantity: 1, rule: 'ramp joins platform: hanger pair' }],
  PLATFORM_TO_RAMP: [{ role: 'hanger-ramp-platform', quantity: 1, rule: 'platform joins ramp: hanger pair' }],
  PLATFORM_TO_PLATFORM: [
    { role: 'connector-platform-platform', quantity: 1, rule: 'platform joins platform: connector' },
  ],
  PLATFORM_TO_PFEXT: [
    { role: 'connector-platform-ext', quantity: 1, rule: 'platform joins extension: connector' },
  ],
  PFEXT_TO_RAMP: [{ role: 'hanger-ramp-platform', quantity: 1, rule: 'extension joins ramp: connector' }],
  PFEXT_TO_STAIR: [{ role: 'bracket-stair', quantity: 1, rule: 'extension joins stair: connector' }],
  PLATFORM_TO_STAIR: [{ role: 'bracket-stair', quantity: 1, rule: 'platform joins stair: stair bracket' }],
  STRUCTURE_TO_PLATFORM: [
    { role: 'tie-strap', quantity: 2, rule: 'platform at the structure: two tie straps' },
  ],
  STRUCTURE_TO_RAMP: [
    { role: 'transition-upper', quantity: 1, rule: 'ramp at the structure: upper transition' },
  ],
  RAMP_TO_GROUND: [
    { role: 'transition-ground', quantity: 1, rule: 'ramp reaches the ground: ground transition' },
  ],
  PLATFORM_TO_GROUND: [
    { role: 'transition-ground', quantity: 1, rule: 'platform reaches the ground: ground transition' },
  ],
  RAMP_TO_PAD: [{ role: 'transition-lower', quantity: 1, rule: 'ramp reaches a pad: lower transition' }],
}

/** Hardware of all joints, entrances and exits. */
export function requirementsOfJoints(
  connections: Connections,
  placement: Placement,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const { joints, openings } = connections
  const hasDrawn = drawnTransitions(connections)
  const asks: (PartRequirement | Missing)[] = []
  for (const { kind, a, b } of joints) {
    const upper = placedOf(placement, a.part)
    const width = rampWidth(upper) ?? rampWidth(placedOf(placement, b.part))
    const isStairFoot = upper.part.kind === 'stair'
    const isDrawn = kind === 'RAMP_TO_PAD' && (hasDrawn(a) || hasDrawn(b))
    if (isStairFoot || isDrawn) continue
    for (const need of JOINT_HARDWARE[kind] ?? NONE)
      asks.push(asked(need, width, [a.part, b.part], catalogue))
  }
  for (const opening of openings) asks.push(...requirementsOfOpening(opening, placement, catalogue))
  for (const placed of placement.parts)
    for (const side of RAMP_ENDS) {
      const need = needAtRampEnd(placed, side, connections, catalogue)
      if (need) asks.push(asked(need, null, [placed.part.id], catalogue))
    }
  return asks
}

const NONE: readonly never[] = []
const RAMP_ENDS = ['TOP', 'BOTTOM'] as const

/** Whether a person drew a transition at an end: at a landing pad it is ordered as drawn, and no second one. */
function drawnTransitions({ transitions }: Connections): (end: JointEnd) => boolean {
  if (transitions.size === 0) return () => false
  const ends = new Set([...transitions.values()].map((end) => end && `${end.part} ${end.side}`))
  return ({ part, side }) => ends.has(`${part} ${side}`)
}

function asked(
  { role, quantity, rule }: Need,
  width: Inches | null,
  parts: readonly PartId[],
  catalogue: Catalogue,
): PartRequirement | Missing {
  return requirePart(itemFor(catalogue, role, width), { quantity, role, rule, source: SOURCE, parts })
}

const rampWidth = ({ part, usableWidth }: PlacedPart): Inches | null =>
  part.kind === 'platform' ? null : usableWidth

/** At an entrance or exit the transition a person drew wins over the one the rule would take. */
function requirementsOfOpening(
  opening: OpeningJoint,
  placement: Placement,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const { kind, end, transition } = opening
  if (transition) {
    const drawn = placedOf(placement, transition)
    const rule = `drawn at the ${opening.use}: ${drawn.item.shortName} instead of the usual part`
    return [
      requirePart(drawn.item, {
        role: drawn.item.role,
        rule,
        source: SOURCE,
        parts: [end.part, drawn.part.id],
      }),
    ]
  }
  const placed = placedOf(placement, end.part)
  if (reachesGroundByItself(kind, placed, catalogue)) return []
  return (JOINT_HARDWARE[kind] ?? []).map((need) =>
    asked(isSupportedTop(kind, placed) ? LOWER_AT_SUPPORT : need, rampWidth(placed), [end.part], catalogue),
  )
}

/** A starter ramp tapers to the ground, and on some lines a platform at the ground takes no plate (domain 7.10, 7.13). */
function reachesGroundByItself(kind: JointKind, { item }: PlacedPart, catalogue: Catalogue): boolean {
  if (kind === 'RAMP_TO_GROUND') return item.role === 'starter-ramp'
  return kind === 'PLATFORM_TO_GROUND' && !hardwareDifferences(catalogue.productLine).hasPlatformExitPlate
}

const LOWER_AT_SUPPORT: Need = {
  role: 'transition-lower',
  quantity: 1,
  rule: 'supported ramp at the structure: lower transition',
}

const isSupportedTop = (kind: JointKind, { part }: PlacedPart): boolean =>
  kind === 'STRUCTURE_TO_RAMP' && part.kind === 'ramp' && part.isSupportedTop

/** Each end of a ramp that is no ramp-to-ramp joint ends in a rail bracket, or in a support top where supported. */
function needAtRampEnd(
  placed: PlacedPart,
  side: (typeof RAMP_ENDS)[number],
  { uses }: Connections,
  catalogue: Catalogue,
): Need | null {
  const { part } = placed
  if (part.kind !== 'ramp' || !placed.isSystem) return null
  const use = useOf(uses, part.id, side)
  if (!use || use.kind === 'RAMP_TO_RAMP') return null
  const isSupported = side === 'TOP' ? part.isSupportedTop : part.isSupportedBottom
  if (isSupported && itemFor(catalogue, 'support-top')) return SUPPORT_TOP
  return isRailedRamp(placed) ? RAIL_BRACKET : null
}

const SUPPORT_TOP: Need = { role: 'support-top', quantity: 1, rule: 'supported ramp end: support top' }
const RAIL_BRACKET: Need = {
  role: 'bracket-rail-end',
  quantity: 1,
  rule: 'ramp end: handrail end bracket pair',
}
