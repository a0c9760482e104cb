import { roundTo } from '../units.ts'

/** `1:12`, `1:11.95`: a slope by its run number, at most two decimals. */
export const slopeText = (runNumber: number): string => `1:${roundTo(runNumber, 2)}`
