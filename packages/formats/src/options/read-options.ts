import {
  type AcceptedException,
  BUILDING_CODES,
  type BuildingCode,
  PRICE_LEVELS,
  PRODUCT_LINES,
  type ProductRules,
  type Project,
  productRules,
  storedCodes,
} from '@ramp/domain'
import {
  isGiven,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readShortList,
  readText,
  refuse,
} from '../reading/reading.ts'

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
  { code, surfaces, handrails, rampWidths, ratios }: ProductRules,
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
    ...given('codes', (list, field) => storedCodes(code, readCodes(list, field))),
    ...given('codeEdition', readText),
    ...given('exceptions', (list, field) =>
      readShortList(list, field, EXCEPTIONS).map((one, index) => readException(one, `${field}[${index}]`)),
    ),
  }
}

/** More rules than all codes have together. */
const EXCEPTIONS = { most: 100, things: 'exceptions' }

/** A site asks for 'Practice' beside the codes; a project is under codes alone. */
const readCodes = (value: unknown, field: string): readonly BuildingCode[] =>
  readList(value, field)
    .map((one, index) => readOneOf(one, [...BUILDING_CODES, 'Practice'] as const, `${field}[${index}]`))
    .flatMap((one, index, all) => (one === 'Practice' || all.indexOf(one) !== index ? [] : [one]))

function readException(value: unknown, field: string): AcceptedException {
  const { code, measured, ...texts } = readObject(value, field)
  const text = (name: Exclude<keyof AcceptedException, 'code' | 'measured'>) =>
    readText(texts[name], `${field}.${name}`)
  return {
    code: readOneOf(code, BUILDING_CODES, `${field}.code`),
    section: text('section'),
    title: text('title'),
    measured: isGiven(measured) ? readNumber(measured, `${field}.measured`) : null,
    acceptedBy: text('acceptedBy'),
    reason: text('reason'),
    document: text('document'),
  }
}
