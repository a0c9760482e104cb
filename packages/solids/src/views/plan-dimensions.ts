import { type Box, boxAround, clipOutline, type Inches, type Point } from '@ramp/domain'
import type { ViewDimension } from '@ramp/drafting'
import type { SetOutPart } from '../setting-out/setting-out.ts'
import { roundedStations } from './rounded-stations.ts'
import { UNCUT } from './view-shape.ts'

/** The chain stands so far outside of everything of the system, and the overall dimension so far outside the chain. */
const CHAIN_AWAY: Inches = 20
const OVERALL_AWAY: Inches = 22
/** Stretches shorter than this are joined to their neighbour: no text fits between their ticks. */
const SHORTEST: Inches = 1

const CLOCKWISE = ['left', 'top', 'right', 'bottom'] as const
type SideOfPlan = (typeof CLOCKWISE)[number]

/**
 * Chains of what is seen from each side with the overall size outside, going clockwise so that every one stands outside;
 * a side whose chain says the same as the opposite one is left out.
 * @param around box around decks, rails, feet and loops, which the chains stay outside of
 * @param window the piece of the plan that is measured, in inches; an edge that is no cut is infinitely far. Chains begin and
 *   end at its cuts, and are at a side that is cut only where both are.
 */
export function planDimensions(
  parts: readonly Pick<SetOutPart, 'outline'>[],
  around: Box,
  window: Box = UNCUT,
): readonly ViewDimension[] {
  const boxes = parts.flatMap(({ outline }) => boxIn(outline, window))
  if (boxes.length === 0) return []
  const whole = upTo(window, boxAround(boxes.flatMap(({ min, max }) => [min, max])))
  const chain = (side: SideOfPlan) => stationsFrom(side, boxes, whole)
  const upright = sidesOf(['left', 'right'], window, chain)
  const level = sidesOf(['top', 'bottom'], window, chain)
  const withOverall = [upright[0], level[0]]
  const sides = CLOCKWISE.filter((side) => upright.includes(side) || level.includes(side))
  return sides.flatMap((side) => {
    const stations = chain(side)
    const reach = awayOf(side, whole, around)
    const near = reach + CHAIN_AWAY
    const spans = stations.slice(1).map((to, index) => [stations[index] ?? to, to] as const)
    const isOne = spans.length === 1
    const overall = withOverall.includes(side) ? spanOf(stations) : []
    return [
      ...(isOne ? [] : spans.map((span) => dimensionOf(side, span, whole, { offset: near, reach }))),
      ...(isOne ? spans : overall).map((span) =>
        dimensionOf(side, span, whole, { offset: isOne ? near : near + OVERALL_AWAY, reach }),
      ),
    ]
  })
}

/** The box of what of an outline lies in a window. */
function boxIn(outline: readonly Point[], window: Box): readonly Box[] {
  const inside = clipOutline(outline, window)
  if (inside.length === 0) return []
  const box = boxAround(inside)
  return Math.min(box.max.x - box.min.x, box.max.y - box.min.y) > SHORTEST / 4 ? [box] : []
}

/** A box as far as the cuts of a window. */
function upTo(window: Box, { min, max }: Box): Box {
  const edge = (cut: Inches, own: Inches) => (Number.isFinite(cut) ? cut : own)
  return {
    min: { x: edge(window.min.x, min.x), y: edge(window.min.y, min.y) },
    max: { x: edge(window.max.x, max.x), y: edge(window.max.y, max.y) },
  }
}

const isUprightSide = (side: SideOfPlan): boolean => side === 'left' || side === 'right'

/** Which of two opposite sides have a chain, the first with the overall size. */
function sidesOf(
  [one, other]: readonly [SideOfPlan, SideOfPlan],
  { min, max }: Box,
  chain: (side: SideOfPlan) => readonly Inches[],
): readonly SideOfPlan[] {
  const edges = { left: min.x, right: max.x, top: min.y, bottom: max.y }
  const [isOneCut, isOtherCut] = [Number.isFinite(edges[one]), Number.isFinite(edges[other])]
  if (isOneCut !== isOtherCut) return [isOneCut ? other : one]
  return isOneCut || isSame(chain(one), chain(other)) ? [one] : [one, other]
}

const spanOf = (stations: readonly Inches[]): readonly (readonly [Inches, Inches])[] => {
  const [first, last] = [stations[0], stations.at(-1)]
  return first === undefined || last === undefined || first === last ? [] : [[first, last]]
}

const isSame = (a: readonly Inches[], b: readonly Inches[]) =>
  a.length === b.length && a.every((one, index) => Math.abs(one - (b[index] ?? 0)) < SHORTEST)

/** Where what is seen from a side begins and ends, along it. */
function stationsFrom(side: SideOfPlan, boxes: readonly Box[], whole: Box): readonly Inches[] {
  const isUpright = isUprightSide(side)
  const [low, high, depth] = [
    ({ min }: Box) => (isUpright ? min.y : min.x),
    ({ max }: Box) => (isUpright ? max.y : max.x),
    ({ min, max }: Box) => ({ left: min.x, right: -max.x, top: min.y, bottom: -max.y })[side],
  ]
  const all = [...boxes, whole].flatMap((box) => [low(box), high(box)]).toSorted((a, b) => a - b)
  const cuts = roundedStations(
    all.filter((one, index) => index === 0 || one - (all[index - 1] ?? one) > SHORTEST / 4),
  )
  const seen = cuts.slice(1).map((to, index) => {
    const middle = (to + (cuts[index] ?? to)) / 2
    const over = boxes.filter((box) => low(box) < middle && high(box) > middle)
    return over.reduce<Box | null>((best, box) => (best && depth(best) <= depth(box) ? best : box), null)
  })
  return cuts.filter((cut, index) => {
    if (index === 0 || index === cuts.length - 1) return true
    const isChange = seen[index - 1] !== seen[index]
    return isChange && cut - (cuts[index - 1] ?? cut) >= SHORTEST / 4
  })
}

function awayOf(side: SideOfPlan, whole: Box, around: Box): Inches {
  const away = {
    left: whole.min.x - around.min.x,
    right: around.max.x - whole.max.x,
    top: whole.min.y - around.min.y,
    bottom: around.max.y - whole.max.y,
  }
  return Math.max(0, away[side])
}

function dimensionOf(
  side: SideOfPlan,
  [low, high]: readonly [Inches, Inches],
  { min, max }: Box,
  away: Pick<ViewDimension, 'offset' | 'reach'>,
): ViewDimension {
  const ends: Readonly<Record<SideOfPlan, readonly [Point, Point]>> = {
    left: [
      { x: min.x, y: high },
      { x: min.x, y: low },
    ],
    top: [
      { x: low, y: min.y },
      { x: high, y: min.y },
    ],
    right: [
      { x: max.x, y: low },
      { x: max.x, y: high },
    ],
    bottom: [
      { x: high, y: max.y },
      { x: low, y: max.y },
    ],
  }
  const [from, to] = ends[side]
  return { from, to, ...away, measure: high - low }
}
