import { type BuildingCode, usualCodes } from '../products/building-codes.ts'
import type { ProductLine } from '../products/product-line.ts'
import { productRules } from '../products/product-rules.ts'
import type { Project } from './layout.ts'

/** The building codes a project is under. */
export const askedCodes = ({ product, codes }: Pick<Project, 'product' | 'codes'>): readonly BuildingCode[] =>
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
