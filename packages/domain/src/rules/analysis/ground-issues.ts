import { add, distance, dot, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches, isAtMost, isLess, roundTo } from '../../base/units.ts'
import type { Ground } from '../../model/ground/ground.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { OpeningJoint } from '../connections/joint.ts'
import { frameOf, isDeck } from '../placement/decks.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'

/** A ramp may lie under the ground by this much, and by more before its foot, where the ground falls across (site 3, rule 15). */
const UNDER: Inches = 0.5
const UNDER_AT_FOOT: Inches = 1.1
const FOOT: Inches = 2 * INCHES_PER_FOOT

type Standing = {
  readonly placement: Placement
  readonly heights: ReadonlyMap<PartId, PartHeight>
  readonly openings: readonly OpeningJoint[]
}

/** Parts that the ground comes through, or that their frame does not fit over; null ground is level, and looked at elsewhere. */
export function groundIssues(
  ground: Ground | null,
  { placement, heights, openings }: Standing,
): readonly Issue[] {
  if (!ground) return []
  return placement.parts.flatMap((placed): readonly Issue[] => {
    const height = heights.get(placed.part.id)
    if (!height || !placed.isSystem || placed.item.role === 'landing-pad') return []
    if (isDeck(placed)) return lowDeck(placed, height.top, ground)
    const endsHere = openings.some(({ use, end }) => use === 'exit' && end.part === placed.part.id)
    return placed.part.kind === 'stair' ? [] : buried(placed, height, { ground, endsHere })
  })
}

/** A deck with less room over the ground than its frame takes, at the place where it is least. */
function lowDeck(placed: PlacedPart, top: Inches, ground: Ground): readonly Issue[] {
  const lowest = frameOf(placed)
  if (isAtMost(lowest, top - ground.highest)) return []
  const over = Math.min(...ground.placesUnder(placed.outline).map((at) => top - ground.heightAt(at)))
  if (!isLess(over, lowest)) return []
  const values = { part: placed.item.frontendName, over: roundTo(over, 2), lowest }
  return [
    { code: 'site.deck-too-low', severity: 'warning', area: 'placement', parts: [placed.part.id], values },
  ]
}

type Foot = { readonly ground: Ground; readonly endsHere: boolean }

function buried(placed: PlacedPart, height: PartHeight, { ground, endsHere }: Foot): readonly Issue[] {
  if (isAtMost(ground.highest, height.bottom)) return []
  const stretches = endsHere
    ? [
        { outline: stretchOf(placed, [0, FOOT]), limit: UNDER_AT_FOOT },
        { outline: stretchOf(placed, [FOOT, Number.POSITIVE_INFINITY]), limit: UNDER },
      ]
    : [{ outline: placed.outline, limit: UNDER }]
  const depths = stretches
    .filter(({ outline }) => outline.length > 0)
    .flatMap(({ outline, limit }) =>
      ground
        .placesUnder(outline)
        .map((at) => ({ by: ground.heightAt(at) - surfaceAt(placed, height, at), limit })),
    )
  const [worst] = depths.toSorted((a, b) => b.by - b.limit - (a.by - a.limit))
  if (!worst || isAtMost(worst.by, worst.limit)) return []
  const values = { part: placed.item.frontendName, by: roundTo(worst.by, 2), limit: worst.limit }
  return [
    { code: 'site.under-ground', severity: 'warning', area: 'placement', parts: [placed.part.id], values },
  ]
}

/** Surface height of a ramp over a place. */
function surfaceAt(placed: PlacedPart, { top, bottom }: PartHeight, at: Point): Inches {
  const length = distance(placed.sides.TOP.middle, placed.sides.BOTTOM.middle)
  const share = Math.min(1, Math.max(0, toEnd(placed, at) / length))
  return bottom + (top - bottom) * share
}

/** How far before the lower end of a ramp a place is. */
const toEnd = ({ sides: { BOTTOM } }: PlacedPart, at: Point): Inches =>
  -dot(subtract(at, BOTTOM.middle), BOTTOM.normal)

/** What of a ramp is from so far before its lower end to so far; nothing where it is shorter. */
function stretchOf(placed: PlacedPart, [from, to]: readonly [from: Inches, to: Inches]): readonly Point[] {
  const { normal } = placed.sides.BOTTOM
  const ends = placed.outline.map((corner) => toEnd(placed, corner))
  if (Math.max(...ends) <= from) return []
  return placed.outline.map((corner, index) => {
    const end = ends[index] ?? 0
    return add(corner, scale(normal, end - Math.min(to, Math.max(from, end))))
  })
}
