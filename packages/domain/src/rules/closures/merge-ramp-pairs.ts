import { groupBy } from '../../base/group-by.ts'
import { type Inches, inchesFromSpecPixels } from '../../base/units.ts'
import { type ClosureDifferences, closureDifferences } from '../../model/products/closure-differences.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { Closure, ClosureType } from './closure.ts'
import { isRampSide, joinedClosure, orientationOf, postsMeet } from './joined-closure.ts'
import type { ClosureContext } from './merge-turnbacks.ts'

/** Two gaps meet at a corner when their posts stand in one place. */
const CORNER_REACH: Inches = inchesFromSpecPixels(5)

/** A platform with exactly two ramps whose gaps are still closed one by one. */
type RampPair = {
  readonly platform: PlacedPart
  /** Joints of the platform, whatever they join. */
  readonly connections: number
  readonly rampWidths: readonly Inches[]
  readonly meetAtCorner: boolean
  readonly differences: ClosureDifferences
}

type PairRule = {
  readonly name: string
  readonly source: string
  readonly when: (pair: RampPair) => boolean
  readonly gives: { readonly type: ClosureType; readonly suffix: string }
}

/** Stencils 55 and 66. */
const isSquare = ({ usableWidth, usableLength }: PlacedPart) =>
  usableWidth === usableLength && (usableWidth === 60 || usableWidth === 72)

const isCorner = ({ platform, connections, meetAtCorner }: RampPair) =>
  isSquare(platform) && connections === 2 && meetAtCorner

/** Two ramps on one platform (spec 3 §4.7; the inside corner: domain 1.8 and 2). First match wins. */
const PAIR_RULES: readonly PairRule[] = [
  {
    name: 'two ramps around the inside corner of a 5x5 or 6x6: corner kit from rail to rail',
    source: 'spec 3 §4.7',
    when: (pair) => pair.differences.corner === 'corner-kit' && isCorner(pair),
    gives: { type: 'RAMP_TO_RAMP', suffix: 'KC' },
  },
  {
    name: 'the same case on PATHWAY HD: tee',
    source: 'spec 3 §4.7',
    when: (pair) => pair.differences.corner === 'tee' && isCorner(pair),
    gives: { type: 'TEE', suffix: 'T' },
  },
  {
    name: 'exactly two ramps of one width: ramp-platform closure',
    source: 'spec 3 §4.7',
    when: ({ differences, rampWidths }) => differences.hasRampPlatform && new Set(rampWidths).size === 1,
    gives: { type: 'RAMP_PLATFORM', suffix: 'RP' },
  },
]

/** One closure instead of two where a platform carries exactly two ramps. */
export function mergeRampPairs(closures: readonly Closure[], context: ClosureContext): Closure[] {
  const ofRamps = closures.filter(isRampSide)
  if (ofRamps.length < 2) return [...closures]
  const singles = groupBy(ofRamps, ({ platform }) => platform)
  const pairs = [...singles.values()].flatMap(([a, b]) => {
    const rule = a && b && ruleFor(a, b, context)
    if (!rule) return []
    const orientation = orientationOf(a, b, context.placement)
    return [{ a, b, joined: joinedClosure(a, b, { ...rule.gives, orientation }) }]
  })
  if (pairs.length === 0) return [...closures]
  const replaced = new Set(pairs.flatMap(({ a, b }) => [a, b]))
  return [...closures.filter((one) => !replaced.has(one)), ...pairs.map(({ joined }) => joined)]
}

function ruleFor(a: Closure, b: Closure, { placement, uses, product }: ClosureContext): PairRule | undefined {
  const neighbours = (uses.get(a.platform) ?? []).flatMap(({ joint }) => {
    if (!joint) return []
    return [joint.a.part === a.platform ? joint.b.part : joint.a.part]
  })
  const ramps = neighbours.map((id) => placedOf(placement, id)).filter(({ part }) => part.kind === 'ramp')
  if (ramps.length !== 2) return undefined
  const pair = {
    platform: placedOf(placement, a.platform),
    connections: neighbours.length,
    rampWidths: ramps.map(({ width }) => width),
    meetAtCorner: orientationOf(a, b, placement) === 'TURN' && postsMeet(a, b, placement, CORNER_REACH),
    differences: closureDifferences(product),
  }
  return PAIR_RULES.find(({ when }) => when(pair))
}
