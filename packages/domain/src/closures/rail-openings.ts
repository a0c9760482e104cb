import type { Position } from '../layout/part.ts'
import { closureDifferences } from '../products/closure-differences.ts'
import type { Handrails, ProductLine } from '../products/product-line.ts'
import type { Inches } from '../units.ts'
import type { ChosenClosure, ClosureType } from './closure.ts'

/** One opening of the RampGenerateClosures call (spec 3 §7). */
export type RailOpening = {
  readonly railType: Handrails
  readonly connectionType: ClosureType
  /** Inches. */
  readonly width: Inches
  readonly connectionPosition: 'SIDE' | 'CENTER'
}

/** An opening with the closures it stands for. */
export type ClosureOpening = RailOpening & { readonly closures: readonly ChosenClosure[] }

/**
 * Active closures as openings. Where the two halves beside a centred joint (ids ending in a and b) are cut from one kit,
 * one of them is sent, twice as long (spec 3 §5.6).
 */
export function railOpenings(closures: readonly ChosenClosure[], product: ProductLine): ClosureOpening[] {
  const openings = new Map<string, ClosureOpening>()
  for (const closure of closures.filter(({ isActive }) => isActive)) {
    const isHalf = isCutFromOneKit(closure, product)
    const key = isHalf ? closure.id.replace(/[ab]$/, '') : closure.id
    const held = openings.get(key)
    openings.set(
      key,
      held ? { ...held, closures: [...held.closures, closure] } : openingOf(closure, isHalf ? 2 : 1),
    )
  }
  return [...openings.values()]
}

const isCutFromOneKit = ({ position, type, handrails }: ChosenClosure, product: ProductLine): boolean =>
  position === 'CENTER' &&
  (type === 'PLATFORM_TO_STAIR' || (handrails === 'VERT_PICKET' && closureDifferences(product).cutsPickets))

const openingOf = (closure: ChosenClosure, halves: number): ClosureOpening => ({
  railType: closure.handrails,
  connectionType: closure.type,
  width: closure.width * halves,
  connectionPosition: positionOf(closure.position),
  closures: [closure],
})

const positionOf = (position: Position): RailOpening['connectionPosition'] =>
  position === 'CENTER' ? 'CENTER' : 'SIDE'
