import type { Inches } from '../../base/units.ts'
import type { Position } from '../../model/layout/part.ts'
import type { Handrails } from '../../model/products/product-line.ts'
import type {
  ChosenClosure,
  ClosureComponent,
  ClosureEnd,
  ClosureJoint,
  ClosureType,
  RampOrientation,
} from './closure.ts'

/** One PATHWAY HD connection of the RampGenerateClosures call (spec 3 §7). */
export type HdConnection = {
  readonly connectionType: ClosureType
  readonly componentA: ClosureComponent
  readonly componentB: ClosureComponent
  readonly connectionPositionA: Position
  readonly connectionPositionB: Position
  /** Overall lengths of the sides that meet; with two ramps, the ends of both ramps. */
  readonly connectedSideLengthComponentA: Inches
  readonly connectedSideLengthComponentB: Inches
  /** Usable lengths of the platform sides; 0 where no platform stands. */
  readonly platformSideLengthA: Inches
  readonly platformSideLengthB: Inches
  readonly platformRailType: Handrails
  readonly rampRelativeOrientation: RampOrientation | null
  /** The first ramp comes down to the platform, so the closure takes the lower loop's place. */
  readonly isLowerLoop: boolean
}

/** A connection with the closures it stands for. */
export type HdOpening = HdConnection & { readonly closures: readonly ChosenClosure[] }

/** Active closures as connections; the two halves beside a stair are one, cut from one kit (spec 3 §5.6). */
export function hdConnections(closures: readonly ChosenClosure[]): HdOpening[] {
  const openings = new Map<string, HdOpening>()
  for (const closure of closures.filter(({ isActive }) => isActive)) {
    const key = closure.type === 'PLATFORM_TO_STAIR' ? closure.id.replace(/[ab]$/, '') : closure.id
    const held = openings.get(key)
    openings.set(key, held ? { ...held, closures: [...held.closures, closure] } : openingOf(closure))
  }
  return [...openings.values()]
}

function openingOf(closure: ChosenClosure): HdOpening {
  const [a, b] = closure.joints
  const shared = {
    connectionType: closure.type,
    platformRailType: closure.handrails,
    rampRelativeOrientation: closure.orientation,
    closures: [closure],
  }
  return b ? { ...shared, ...ofTwo(a, b) } : { ...shared, ...ofOne(a) }
}

type Ends = Omit<HdConnection, 'connectionType' | 'platformRailType' | 'rampRelativeOrientation'>

const ofTwo = (a: ClosureJoint, b: ClosureJoint): Ends => ({
  componentA: a.other.component,
  componentB: b.other.component,
  connectionPositionA: a.position,
  connectionPositionB: b.position,
  connectedSideLengthComponentA: a.other.length,
  connectedSideLengthComponentB: b.other.length,
  platformSideLengthA: a.platform.usableLength,
  platformSideLengthB: b.platform.usableLength,
  isLowerLoop: a.other.component === 'RAMP' && a.other.side === 'BOTTOM',
})

const ofOne = ({ platform, other, position }: ClosureJoint): Ends => ({
  componentA: platform.component,
  componentB: other.component,
  connectionPositionA: position,
  // The narrower side lies within the platform's, wherever it sits there.
  connectionPositionB: 'CENTER',
  connectedSideLengthComponentA: platform.length,
  connectedSideLengthComponentB: other.length,
  platformSideLengthA: platform.usableLength,
  platformSideLengthB: endsAtDeck(other) ? other.usableLength : 0,
  isLowerLoop: false,
})

const endsAtDeck = ({ component }: ClosureEnd) => component === 'PLATFORM' || component === 'PLATFORM_EXT'
