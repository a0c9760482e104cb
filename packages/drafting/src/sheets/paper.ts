import { boxAround, type Inches, type Point } from '@ramp/domain'
import { POINTS_PER_INCH } from '../lengths/points.ts'
import type { Marks } from '../marks/mark.ts'
import type { View } from '../marks/view.ts'

/** A rectangle of a sheet, in points from its upper left corner. */
export type Frame = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The smallest frame that holds some points. */
export function frameAround(points: readonly Point[]): Frame {
  const { min, max } = boxAround(points)
  return { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y }
}

/** Where a sheet is true to scale: a reader's measuring tool gives lengths of the thing itself there. */
export type Viewport = {
  readonly name: string
  readonly frame: Frame
  /** Inches of the thing for an inch of paper: 48 at 1/4" = 1'-0". */
  readonly ratio: number
}

/** A photo or a rendered picture, JPEG or PNG; the one thing on paper that is no vector. */
export type Picture = { readonly frame: Frame; readonly bytes: ArrayBuffer }

/** Marks that stand on a sheet through one view: the sheet itself in points, a plan in inches at its scale. */
export type SheetLayer = { readonly view: View; readonly marks: Marks }

/** A point of the marks is a point of the sheet. */
export const POINTS: View = { scale: 1, left: 0, top: 0 }

/** One sheet: its size is in points, its name is the bookmark (`A1.1 Plan`). */
export type Sheet = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly layers: readonly SheetLayer[]
  readonly viewports: readonly Viewport[]
  readonly pictures: readonly Picture[]
}

export type Paper = {
  readonly title: string
  readonly sheets: readonly Sheet[]
}

/** Points of paper for an inch of the thing. */
export const pointsPerInch = (ratio: number): number => POINTS_PER_INCH / ratio

/** Length on paper in points. */
export const onPaper = (length: Inches, ratio: number): number => length * pointsPerInch(ratio)
