import { type Catalogue, type Layout, type PartId, placeParts } from '@ramp/domain'

/** Whether a change lays a system part on another that it did not lie on before. */
export function laysOnAnother(before: Layout, after: Layout, catalogue: Catalogue): boolean {
  const known = new Set(overlapsOf(before, catalogue))
  return overlapsOf(after, catalogue).some((pair) => !known.has(pair))
}

const overlapsOf = ({ parts }: Layout, catalogue: Catalogue): readonly string[] =>
  placeParts(parts, catalogue).overlaps.map(nameOf)

const nameOf = (pair: readonly [PartId, PartId]): string => [...pair].sort().join(' ')
