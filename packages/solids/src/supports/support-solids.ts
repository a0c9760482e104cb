import { type Analysis, add, footUnder, type Point, subtract } from '@ramp/domain'
import { type Measures, measuresOf } from '../measures.ts'
import { settingOut } from '../setting-out/setting-out.ts'
import { at, block, tube } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'
import { type TaggedBrace, taggedBraces } from './tagged-braces.ts'
import { type TaggedLeg, taggedLegs } from './tagged-legs.ts'

/** Legs on their feet, and the braces between them. */
export function supportSolids(analysis: Analysis): readonly Solid[] {
  const measures = measuresOf(analysis.layout.project.product)
  const { byId } = settingOut(analysis)
  const standingOf = ({ leg, part, at: place }: TaggedLeg): Standing => {
    const placed = byId.get(part)?.placed
    const foot = placed && footUnder(leg, placed)
    return {
      foot: foot ? add(place, subtract(foot.at, leg)) : place,
      turn: foot?.turn ?? 0,
      isBeside: placed?.part.kind === 'ramp',
    }
  }
  return [
    ...taggedLegs(analysis).flatMap((leg) => legSolids(leg, standingOf(leg), measures)),
    ...taggedBraces(analysis).flatMap((brace) => braceSolids(brace, measures)),
  ]
}

/** The middle of the foot of a leg, how it is turned, and whether the leg is beside the deck. */
type Standing = { readonly foot: Point; readonly turn: number; readonly isBeside: boolean }

function legSolids(
  { leg, part, at: place, deck, ground, foot }: TaggedLeg,
  { foot: under, turn, isBeside }: Standing,
  { foot: side, footPlate, legTube, frame, legBelowDeck }: Measures,
): readonly Solid[] {
  const owner = { kind: 'leg', id: leg.id, part } as const
  // The legs of a platform sit in the pockets of its frame.
  const top = deck - (isBeside ? 0 : legBelowDeck.inches)
  const x = side.inches
  if (foot === 'low-profile') {
    const z = Math.max(footPlate.inches, deck - frame.inches - ground)
    return [block({ owner, role: 'foot' }, at(under, ground), { x, y: x, z }, turn)]
  }
  const standing = ground + footPlate.inches
  return [
    block({ owner, role: 'foot' }, at(under, ground), { x, y: x, z: footPlate.inches }, turn),
    tube({ owner, role: 'leg' }, at(place, standing), at(place, Math.max(top, standing + 1)), legTube.inches),
  ]
}

/** Two crossing bars between two legs, or one from the foot of a leg up to the frame before the next. */
function braceSolids(
  { brace, between: [from, to], legs, deck }: TaggedBrace,
  { brace: size, frame, braceOverGround }: Measures,
): readonly Solid[] {
  const named = { owner: { kind: 'brace', id: brace.id, part: brace.part }, role: 'brace' } as const
  const upper = deck - frame.inches
  const groundAt = (index: number) => legs[index]?.ground ?? legs[0]?.ground ?? 0
  const [low = 0, far = 0] = [0, 1].map((index) => groundAt(index) + braceOverGround.inches)
  if (brace.kind === 'cross')
    return [
      tube(named, at(from, low), at(to, upper), size.inches),
      tube(named, at(to, far), at(from, upper), size.inches),
    ]
  const reach = Math.min(upper - low, Math.hypot(to.x - from.x, to.y - from.y) / 2)
  const share = reach / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const frameAt = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  return [tube(named, at(from, upper - reach), at(frameAt, upper), size.inches)]
}
