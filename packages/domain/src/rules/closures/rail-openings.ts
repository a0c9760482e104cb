import type { Inches } from '../../base/units.ts'
import type { Position } from '../../model/layout/part.ts'
import { closureDifferences } from '../../model/products/closure-differences.ts'
import type { Handrails, ProductLine } from '../../model/products/product-line.ts'
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
  const openings: ClosureOpening[] = []
  const halves = new Map<string, number>()
  for (const closure of closures) {
    if (!closure.isActive) continue
    const key = isCutFromOneKit(closure, product) ? closure.id.replace(/[ab]$/, '') : null
    const at = key === null ? undefined : halves.get(key)
    const held = at === undefined ? undefined : openings[at]
    if (held && at !== undefined) {
      openings[at] = { ...held, closures: [...held.closures, closure] }
      continue
    }
    if (key !== null) halves.set(key, openings.length)
    openings.push(openingOf(closure, key === null ? 1 : 2))
  }
  return openings
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
