import type { Project } from '../layout/layout.ts'
import { PRICE_LEVELS, PRODUCT_LINES } from '../products/product-line.ts'
import { type ProductRules, productRules } from '../products/product-rules.ts'
import { isGiven, readFlag, readObject, readOneOf, refuse } from './reading.ts'

/** The rules of the product line, which must be open for quotes. */
export function readProduct(value: unknown): ProductRules {
  const known = PRODUCT_LINES.find((one) => one === value)
  if (known && !productRules(known).isOpen)
    refuse('product', `is "${known}"; that product line cannot be quoted yet`)
  const open = PRODUCT_LINES.filter((one) => productRules(one).isOpen)
  return productRules(readOneOf(value, open, 'product'))
}

/** The options of a project; those of another product line are refused (spec 2 §9, spec 1 §3). */
export function readOptions(
  value: unknown,
  { surfaces, handrails, rampWidths, ratios }: ProductRules,
): Partial<Project> {
  if (!isGiven(value)) return {}
  const options = readObject(value, 'options')
  const given = <Key extends keyof Project>(
    key: Key,
    read: (value: unknown, field: string) => Project[Key],
  ): Partial<Project> => (isGiven(options[key]) ? { [key]: read(options[key], `options.${key}`) } : {})
  return {
    ...given('surface', (one, field) => readOneOf(one, surfaces, field)),
    ...given('handrails', (one, field) => readOneOf(one, handrails, field)),
    ...given('rampWidth', (one, field) => readOneOf(one, rampWidths, field)),
    ...given('loops', readFlag),
    ...given('childRails', readFlag),
    ...given('desiredRatio', (one, field) => readOneOf(one, ratios, field)),
    ...given('priceLevel', (one, field) => readOneOf(one, PRICE_LEVELS, field)),
  }
}
