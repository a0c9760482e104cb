import type { Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { KnownBy } from '../ground/spot.ts'

export type SurveyPointId = string

/** What a height is read with. */
export const READING_METHODS = ['laser', 'string-level', 'rod', 'level-meter'] as const
export type ReadingMethod = (typeof READING_METHODS)[number]

/** A place whose height matters. */
export type SurveyPoint = {
  readonly id: SurveyPointId
  readonly name: string
  readonly at: Point
  /** A height above the datum that nobody read: judged by eye, taken for granted, or from a file. A reading outranks it. */
  readonly given?: { readonly z: Inches; readonly how: KnownBy } | undefined
}

/**
 * What stood on the instrument, as it was read and unrounded. On a rod, below a laser's beam or a string the figure grows
 * downwards; a level meter says how much higher a place is.
 */
export type SurveyReading = {
  readonly point: SurveyPointId
  readonly method: ReadingMethod
  /** 1, 2 …: where the instrument stood. The first reading from there is of a place whose height is known. */
  readonly setUp: number
  readonly value: Inches
}

/** Raw readings in the order they were taken; the heights of the ground follow from them. */
export type Survey = {
  readonly points: readonly SurveyPoint[]
  readonly readings: readonly SurveyReading[]
}

export const EMPTY_SURVEY: Survey = { points: [], readings: [] }

/** How much higher a place lies for each inch more that was read there. */
export const signOf = (method: ReadingMethod): 1 | -1 => (method === 'level-meter' ? 1 : -1)
