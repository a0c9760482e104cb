import type { Part } from '../layout/part.ts'
import type { PlacedPart } from './placed-part.ts'

/** Whether two placed parts differ by nothing but where they stand: an edit that moves or turns a part. */
export const isSameButPlace = (one: PlacedPart | undefined, other: PlacedPart | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.item === other.item &&
    hasAll(one.part, other.part) &&
    hasAll(other.part, one.part))

/** Whether a part has every field of another, with the same value. */
function hasAll(part: Part, other: Part): boolean {
  const own: Readonly<Record<string, unknown>> = part
  for (const [field, value] of Object.entries(other))
    if (field !== 'at' && field !== 'rotation' && own[field] !== value) return false
  return true
}
