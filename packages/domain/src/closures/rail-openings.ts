import type { Position } from '../layout/part.ts'
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

const KIT_LINES: readonly ProductLine[] = ['P3G', 'APD', 'HAR']

/**
 * Active closures as openings: the two halves beside a centred joint are cut from one kit where they are vertical pickets
 * or belong to a stair, so they are sent as one opening of both widths (spec 3 §5.6).
 */
export function railOpenings(closures: readonly ChosenClosure[], product: ProductLine): ClosureOpening[] {
  const openings = new Map<string, ClosureOpening>()
  for (const closure of closures.filter(({ isActive }) => isActive)) {
    const key = isCutFromOneKit(closure, product) ? closure.id.replace(/[ab]$/, '') : closure.id
    const held = openings.get(key)
    openings.set(key, held ? widened(held, closure) : openingOf(closure))
  }
  return [...openings.values()]
}

const isCutFromOneKit = ({ position, type, handrails }: ChosenClosure, product: ProductLine): boolean =>
  position === 'CENTER' &&
  (type === 'PLATFORM_TO_STAIR' || (handrails === 'VERT_PICKET' && KIT_LINES.includes(product)))

const openingOf = (closure: ChosenClosure): ClosureOpening => ({
  railType: closure.handrails,
  connectionType: closure.type,
  width: closure.width,
  connectionPosition: positionOf(closure.position),
  closures: [closure],
})

const widened = (opening: ClosureOpening, closure: ChosenClosure): ClosureOpening => ({
  ...opening,
  width: opening.width + closure.width,
  closures: [...opening.closures, closure],
})

const positionOf = (position: Position): RailOpening['connectionPosition'] =>
  position === 'CENTER' ? 'CENTER' : 'SIDE'
