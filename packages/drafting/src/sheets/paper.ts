import type { Inches } from '@ramp/domain'
import type { Page } from './page.ts'

/** A rectangle of a sheet, in points from its upper left corner. */
export type Frame = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a sheet is true to scale: a reader's measuring tool gives lengths of the thing itself there. */
export type Viewport = {
  readonly name: string
  readonly frame: Frame
  /** Inches of the thing for an inch of paper: 48 at 1/4 in = 1 ft. */
  readonly ratio: number
}

/** A photo or a rendered picture, JPEG or PNG; the one thing on paper that is no vector. */
export type Picture = { readonly frame: Frame; readonly bytes: ArrayBuffer }

/** One sheet: its layers are in points, its name is the bookmark (`A1.1 Plan`). */
export type Sheet = Page & {
  readonly name: string
  readonly viewports: readonly Viewport[]
  readonly pictures: readonly Picture[]
}

export type Paper = {
  readonly title: string
  readonly sheets: readonly Sheet[]
}

export const POINTS_PER_INCH = 72

/** Points of paper for an inch of the thing. */
export const pointsPerInch = (ratio: number): number => POINTS_PER_INCH / ratio

/** Length on paper in points. */
export const onPaper = (length: Inches, ratio: number): number => length * pointsPerInch(ratio)
