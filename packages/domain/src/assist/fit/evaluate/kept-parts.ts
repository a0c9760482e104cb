import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import type { Part, PartId } from '../../../model/layout/part.ts'
import type { PartHeight } from '../../../rules/runs/run-figures.ts'
import { isNear } from '../pieces/kept-pieces.ts'
import type { KeptPart } from '../request/fit-request.ts'

/** A height that stays is met to this (site 3, rule 2). */
const SAME_HEIGHT: Inches = 1 / 16

/** The part that stays in such a place, if one does. */
export const keptAt = (keep: readonly KeptPart[], at: Point): KeptPart | undefined =>
  keep.find((kept) => isSamePlace(kept.at, at))

const isSamePlace = (a: Point, b: Point): boolean => isNear(a.x, b.x) && isNear(a.y, b.y)

/** Whether parts that stay are as high as they have to be. */
export const areAsHigh = (
  parts: readonly Part[],
  keep: readonly KeptPart[],
  heights: ReadonlyMap<PartId, PartHeight>,
): boolean =>
  keep.every((kept) => {
    const own = parts.find(({ at }) => isSamePlace(at, kept.at))
    const top = own && heights.get(own.id)?.top
    return kept.height === null || (top !== undefined && Math.abs(top - kept.height) <= SAME_HEIGHT)
  })
