import { hasRails, type MeasuredSystem, type Reading, stairsOf } from './measured-system.ts'

export const stairWidths = ({ placement }: MeasuredSystem): readonly Reading[] =>
  stairsOf(placement).map(({ part, usableWidth }) => ({ value: usableWidth, parts: [part.id] }))

export const riserHeights = ({ placement }: MeasuredSystem): readonly Reading[] =>
  stairsOf(placement).map(({ part, item }) => ({
    value: part.kind === 'stair' && item.risers ? part.activeHeight / item.risers : null,
    parts: [part.id],
    look: 'Measure the risers of the stair.',
  }))

export const risersWithoutRails = ({ placement }: MeasuredSystem): readonly Reading[] =>
  stairsOf(placement).map((placed) => ({
    value: hasRails(placed) ? 0 : (placed.item.risers ?? null),
    parts: [placed.part.id],
    look: 'Count the risers of the stair.',
  }))

/** What neither the layout nor the catalogue holds of a stair. */
export const ofStairs =
  (look: string) =>
  ({ placement }: MeasuredSystem): readonly Reading[] =>
    stairsOf(placement).map(({ part }) => ({ value: null, parts: [part.id], look }))
