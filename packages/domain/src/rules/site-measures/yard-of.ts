import type { Point } from '../../base/geometry/point.ts'
import type { Site } from '../../model/layout/site.ts'
import { insetOutline } from '../../model/survey/inset-outline.ts'

/** Where parts may be: the yard, else what the setback leaves of the lot, else the lot itself; undefined where none is known. */
export const yardOf = ({ yard, lot, setback }: Site): readonly Point[] | undefined =>
  yard ?? (lot && setback !== undefined ? (insetOutline(lot, setback) ?? lot) : lot)
