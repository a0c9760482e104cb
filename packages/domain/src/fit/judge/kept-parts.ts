import { distance } from '../../geometry/point.ts'
import type { Part, PartId } from '../../layout/part.ts'
import type { PartHeight } from '../../runs/run-figures.ts'
import type { Inches } from '../../units.ts'
import type { KeptPart } from '../ask/fit-ask.ts'
import type { LaidWay } from './lay-parts.ts'

const NEAR: Inches = 0.1
/** A height that stays is met to this (site 3, rule 2). */
const SAME_HEIGHT: Inches = 1 / 16

/** The way with the parts that stay in place of its own; null where it has other ones there. */
export function withKept(laid: LaidWay, keep: readonly KeptPart[]): LaidWay | null {
  let parts = laid.parts
  for (const kept of keep) {
    const own = partAt(parts, kept)
    if (!own || (own.kind !== 'platform' && own.shortName !== kept.shortName)) return null
    parts = parts.map((part) => (part === own ? { ...part, at: kept.at, shortName: kept.shortName } : part))
  }
  return { ...laid, parts }
}

const partAt = (parts: readonly Part[], { at }: KeptPart): Part | undefined =>
  parts.find((part) => distance(part.at, at) <= NEAR)

/** Whether parts that stay are as high as they have to be. */
export const areAsHigh = (
  parts: readonly Part[],
  keep: readonly KeptPart[],
  heights: ReadonlyMap<PartId, PartHeight>,
): boolean =>
  keep.every((kept) => {
    const own = partAt(parts, kept)
    const top = own && heights.get(own.id)?.top
    return kept.height === null || (top !== undefined && Math.abs(top - kept.height) <= SAME_HEIGHT)
  })
