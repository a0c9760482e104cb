import { distinct } from '../../base/distinct.ts'
import { type Catalogue, itemFor, itemForAny, smallestFitting } from '../../model/catalogue/catalogue.ts'
import type { ItemRole } from '../../model/catalogue/item.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import { isRailedRamp } from '../closures/rail-ends.ts'
import type { RailChoices } from '../handrails/rail-choices.ts'
import type { RailEnd } from '../handrails/rails.ts'
import type { Placement } from '../placement/placed-part.ts'
import { kitsOfClosures } from './kits-of-closures.ts'
import { type Missing, type PartRequirement, requirePart } from './part-requirement.ts'
import { sumRequirements } from './sum-requirements.ts'

/** One pack of end caps finishes this many handrail ends (domain 7.6). */
const ENDS_PER_PACK = 4

/** Closure kits for every active closure, and the covers of the pockets that a turn-back leaves open. */
export function requirementsOfClosures(
  closures: readonly ChosenClosure[],
  product: ProductLine,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const kits = kitsOfClosures(closures, product, catalogue).map(({ closures: filled, kit }) =>
    requirePart(kit.item, {
      quantity: kit.quantity,
      role: 'closure',
      rule: kit.rule,
      source: 'domain 7.9',
      parts: partsBeside(filled),
    }),
  )
  return [...kits, ...requirementsOfPocketCovers(closures, catalogue)]
}

const partsBeside = (closures: readonly ChosenClosure[]) =>
  distinct(
    closures.flatMap(({ joints }) => joints.flatMap(({ platform, other }) => [platform.part, other.part])),
  )

/** On lines that sell them, one pair of covers at every turn-back (domain 7.13). */
function requirementsOfPocketCovers(
  closures: readonly ChosenClosure[],
  catalogue: Catalogue,
): PartRequirement[] {
  const item = itemFor(catalogue, 'corner-pocket-cover')
  if (!item) return []
  return closures
    .filter(({ type, isActive }) => type === 'TURNBACK' && isActive)
    .map((closure) => ({
      item,
      quantity: 1,
      rule: 'turn-back: pair of covers for the open corner pockets',
      source: 'domain 7.13',
      parts: partsBeside([closure]),
    }))
}

/** Custom closures are listed with quantity 0 and a warning (domain 7.9). */
export const customClosureIssues = (asks: readonly PartRequirement[]): Issue[] =>
  sumRequirements(asks.filter(({ item }) => item.role === 'closure-custom')).map(({ parts }) => ({
    code: 'closure.custom',
    severity: 'warning',
    area: 'closure',
    parts,
  }))

/** Loops, or end caps, for every rail end that meets nothing; every ramp may choose for itself (domain 7.10, loops and caps). */
export function requirementsOfRailEnds(
  railEnds: readonly RailEnd[],
  railed: RailChoices,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const asks: (PartRequirement | Missing)[] = []
  const capped: RailEnd[] = []
  for (const end of railEnds) {
    if (end.meets !== 'nothing') continue
    if (railed.loops(end.part)) asks.push(loopAt(end, railed.childRails(end.part), catalogue))
    else capped.push(end)
  }
  return capped.length === 0 ? asks : [...asks, capsFor(capped, catalogue)]
}

/** A pair of child rails for every ramp that has them (domain 7.10, child rails). */
export function requirementsOfChildRails(
  placement: Placement,
  { childRails }: RailChoices,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  if (!itemFor(catalogue, 'child-rail')) return []
  return placement.parts
    .filter((placed) => isRailedRamp(placed) && childRails(placed.part.id))
    .map(({ part, usableLength }) =>
      requirePart(smallestFitting(catalogue, 'child-rail', usableLength), {
        role: 'child-rail',
        rule: 'ramp with child rails: pair of child rails',
        source: 'domain 7.10 child rails',
        parts: [part.id],
      }),
    )
}

type Loops = { readonly rule: string } & Readonly<Record<'plain' | 'child', readonly ItemRole[]>>

/** Loops by end; with child rails the loop that joins both rails, and one loop for both ends where a line has only that. */
const LOOPS: Readonly<Record<RailEnd['end'], Loops>> = {
  TOP: {
    rule: 'free rail end at the top: upper loop',
    plain: ['loop-upper', 'loop'],
    child: ['loop-upper-child', 'loop-upper', 'loop'],
  },
  BOTTOM: {
    rule: 'free rail end at the bottom: lower loop',
    plain: ['loop-lower', 'loop'],
    child: ['loop-lower-child', 'loop-lower', 'loop'],
  },
}

function loopAt(
  { part, end }: RailEnd,
  hasChildRails: boolean,
  catalogue: Catalogue,
): PartRequirement | Missing {
  const { rule, plain, child } = LOOPS[end]
  return requirePart(itemForAny(catalogue, hasChildRails ? child : plain), {
    role: 'loop',
    rule,
    source: 'domain 7.10 loops and caps',
    parts: [part],
  })
}

const capsFor = (free: readonly RailEnd[], catalogue: Catalogue): PartRequirement | Missing =>
  requirePart(itemFor(catalogue, 'end-caps'), {
    role: 'end-caps',
    quantity: free.length,
    perPack: ENDS_PER_PACK,
    rule: `free rail end: end caps, one pack for ${ENDS_PER_PACK}`,
    source: 'domain 7.10 loops and caps',
    parts: distinct(free.map(({ part }) => part)),
  })
