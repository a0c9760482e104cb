import {
  type Analysis,
  type Contact,
  heightAhead,
  type Inches,
  type Item,
  type JointEnd,
  POSITIONS,
  type Position,
} from '@ramp/domain'
import { likelyPosition, nextPartsAt, partsBetween, positionsAt } from '@ramp/editor'
import { useMemo } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { type ChipRow, chipRows, type PlaceName, placeNames } from './chip-names.ts'

export type JoinChoices = {
  readonly rows: readonly ChipRow[]
  /** Where along the end a part may lie; empty where there is one place only. */
  readonly places: readonly PlaceName[]
  /** Where along it each item may lie, by short name. */
  readonly positions: ReadonlyMap<string, readonly Position[]>
  /** Where a part is joined while none of the places is chosen, if it can be joined there. */
  readonly likely: Position | null
  /** What a stair has to climb there; null while nothing says so. */
  readonly height: Inches | null
}

/** What may be joined at an open end, and where along it. */
export function useJoinChoices({ part, side }: JointEnd): JoinChoices {
  const analysis = useAnalysis()
  return useMemo(() => joinChoices({ part, side }, analysis), [part, side, analysis])
}

export function joinChoices(end: JointEnd, analysis: Analysis): JoinChoices {
  const items = nextPartsAt(end, analysis)
  const positions = new Map(items.map((item) => [item.shortName, positionsAt(end, item, analysis)]))
  const known = new Set([...positions.values()].flat())
  const placed = analysis.placement.byId.get(end.part)
  const along = POSITIONS.filter((position) => known.has(position))
  return {
    rows: chipRows(items),
    places: placed && along.length > 1 ? placeNames(placed.sides[end.side], along) : [],
    positions,
    likely: likelyPosition(end, analysis),
    height: heightAhead(end, analysis),
  }
}

/** What may come between two joined parts: it lies in their line. */
export function betweenChoices(gap: Contact, analysis: Analysis): JoinChoices {
  const items = partsBetween(gap, analysis)
  return {
    rows: chipRows(items),
    places: [],
    positions: new Map(items.map(({ shortName }: Item) => [shortName, ['CENTER'] as const])),
    likely: null,
    height: heightAhead(gap.upper, analysis),
  }
}
