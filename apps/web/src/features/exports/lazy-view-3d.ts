import { importOnceAnswered } from '../../lazy/import-once-answered.ts'

/** What draws in three dimensions is large: it comes when something is to be pictured. */
export const view3d = importOnceAnswered(() => import('@ramp/view3d'))
