/** Points of paper in an inch of it. */
export const POINTS_PER_INCH = 72
