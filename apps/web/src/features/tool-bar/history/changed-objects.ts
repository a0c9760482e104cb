import type { Catalogue, Drawing, Layout, Part } from '@ramp/domain'
import { partName } from '@ramp/domain'
import { drawingTitle } from '../../../lib/names/drawing-title.ts'

/**
 * What a step of the history was about: the name of the one object that came, went or changed, or how many did. Null
 * where the step touched no object, such as a change of the settings.
 */
export function changedObjects(before: Layout, after: Layout, catalogue: Catalogue): string | null {
  const parts = changed(before.parts, after.parts).map((part) => nameOfPart(part, catalogue))
  const names = [...parts, ...changed(before.drawings, after.drawings).map(drawingTitle)]
  const [name = null] = names
  return names.length > 1 ? `${names.length} objects` : name
}

/** The rows that only one of the two lists has: layouts share every row they do not change. */
function changed<Row extends Part | Drawing>(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  if (before === after) return []
  const [kept, stays] = [new Set(before), new Set(after.map(({ id }) => id))]
  const gone = before.filter(({ id }) => !stays.has(id))
  return [...after.filter((row) => !kept.has(row)), ...gone]
}

function nameOfPart({ shortName }: Part, catalogue: Catalogue): string {
  const item = catalogue.byShortName.get(shortName)
  return item ? partName(item) : shortName
}
