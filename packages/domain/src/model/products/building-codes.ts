import type { Industry, ProductLine } from './product-line.ts'
import { productRules } from './product-rules.ts'

/** Building codes a job can be under. What dealers look at beyond them is no code. */
export const BUILDING_CODES = ['IRC', 'ADA', 'IBC'] as const
export type BuildingCode = (typeof BUILDING_CODES)[number]

const USUAL: Readonly<Record<Industry, readonly BuildingCode[]>> = {
  residential: ['IRC'],
  commercial: ['ADA', 'IBC'],
}

/** The codes of a job where nobody says which: a home is under the IRC, a public building under ADA and IBC. */
const usualCodes = (industry: Industry): readonly BuildingCode[] => USUAL[industry]

type UnderCodes = { readonly product: ProductLine; readonly codes?: readonly BuildingCode[] | undefined }

/** The building codes a project is under. */
export const askedCodes = ({ product, codes }: UnderCodes): readonly BuildingCode[] =>
  codes ?? usualCodes(productRules(product).industry)

/** Codes as a project stores them: nothing where they are the usual ones of its product line. */
export function storedCodes(
  product: ProductLine,
  codes: readonly BuildingCode[],
): readonly BuildingCode[] | undefined {
  const usual = usualCodes(productRules(product).industry)
  const isUsual = codes.length === usual.length && usual.every((one) => codes.includes(one))
  return isUsual ? undefined : codes
}

/** Whether a finding is of a code the project is under; any other is for comparison. */
export const isAsked = (
  { code }: { readonly code: { readonly family: string } },
  asked: readonly BuildingCode[],
): boolean => asked.some((one) => one === code.family)

/** The edition that the permit office applies, as documents say it; nobody is taken to know it. */
export const codeEditionText = ({ codeEdition }: { readonly codeEdition?: string | undefined }): string =>
  `Edition the permit office applies: ${codeEdition ?? 'not entered'}.`
