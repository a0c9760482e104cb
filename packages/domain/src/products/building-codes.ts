import type { Industry } from './product-line.ts'

/** Building codes a job can be under. What dealers look at beyond them is no code. */
export const BUILDING_CODES = ['IRC', 'ADA', 'IBC'] as const
export type BuildingCode = (typeof BUILDING_CODES)[number]

const USUAL: Readonly<Record<Industry, readonly BuildingCode[]>> = {
  residential: ['IRC'],
  commercial: ['ADA', 'IBC'],
}

/** The codes of a job where nobody says which: a home is under the IRC, a public building under ADA and IBC. */
export const usualCodes = (industry: Industry): readonly BuildingCode[] => USUAL[industry]
