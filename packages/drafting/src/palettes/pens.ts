import { POINTS_PER_INCH } from '../lengths/points.ts'

const MILLIMETERS_PER_INCH = 25.4

/** A pen of ISO 128 in points. */
export const penOf = (millimeters: number): number => (millimeters / MILLIMETERS_PER_INCH) * POINTS_PER_INCH
