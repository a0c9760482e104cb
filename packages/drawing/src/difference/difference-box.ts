import {
  type Analysis,
  add,
  type Box,
  boxAround,
  type DrawingDifference,
  partPairs,
  twinIds,
} from '@ramp/domain'
import { pictureBox } from '../layout/picture-box.ts'

/** What a plan with a difference shows: all of what is, and what was where it differs; null when both are empty. */
export function differenceBox(
  before: Analysis,
  after: Analysis,
  { parts, shift }: DrawingDifference,
): Box | null {
  const is = pictureBox(after)
  const twins = twinIds(partPairs({ before, after }))
  const was = parts.flatMap(({ kind, part }) => {
    const placed =
      kind === 'gone' || kind === 'moved' ? before.placement.byId.get(twins.get(part) ?? part) : undefined
    return placed ? placed.outline.map((corner) => add(corner, shift)) : []
  })
  const corners = [...(is ? [is.min, is.max] : []), ...was]
  return corners.length === 0 ? null : boxAround(corners)
}
