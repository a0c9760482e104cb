import { type Analysis, type JointEnd, POSITIONS } from '@ramp/domain'
import { nextPartsAt, positionsAt } from '@ramp/editor'
import { useMemo } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { type ChipRow, chipRows, type PlaceName, placeNames } from './chip-names.ts'

export type JoinChoices = {
  readonly rows: readonly ChipRow[]
  /** Where along the end a part may lie; empty where there is one place only. */
  readonly places: readonly PlaceName[]
}

/** What may be joined at an open end, and where along it. */
export function useJoinChoices({ part, side }: JointEnd): JoinChoices {
  const analysis = useAnalysis()
  return useMemo(() => joinChoices({ part, side }, analysis), [part, side, analysis])
}

export function joinChoices(end: JointEnd, analysis: Analysis): JoinChoices {
  const items = nextPartsAt(end, analysis)
  const known = new Set(items.flatMap((item) => positionsAt(end, item, analysis)))
  const placed = analysis.placement.byId.get(end.part)
  const positions = POSITIONS.filter((position) => known.has(position))
  return {
    rows: chipRows(items),
    places: placed && positions.length > 1 ? placeNames(placed.sides[end.side], positions) : [],
  }
}
