import {
  type AcceptedException,
  BUILDING_CODES,
  type BuildingCode,
  HANDRAILS,
  PRICE_LEVELS,
  PRODUCT_LINES,
  type ProductLine,
  type ProductRules,
  type Project,
  productRules,
  RATIOS,
  SURFACES,
  storedCodes,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { SameType } from '../fields/same-type.ts'
import {
  flag,
  given,
  list,
  number,
  object,
  oneOf,
  otherwise,
  present,
  shortList,
  text,
} from '../reading/fields.ts'
import { found } from '../reading/reading.ts'

const OPEN = PRODUCT_LINES.filter((line) => productRules(line).isOpen)

/** The product line, which must be open for quotes. */
export const productLine = z.literal(OPEN, {
  error: ({ input }) =>
    PRODUCT_LINES.some((line) => line === input)
      ? `${found(input)}; that product line cannot be quoted yet`
      : `${found(input)}; it must be one of ${OPEN.join(', ')}`,
})

/** A site asks for 'Practice' beside the codes; a project is under codes alone. */
const CODES = [...BUILDING_CODES, 'Practice'] as const
type Named = (typeof CODES)[number]
const codesAmong = (named: readonly Named[]): readonly BuildingCode[] =>
  [...new Set(named)].filter((code) => code !== 'Practice')

const exception = object({
  code: oneOf(BUILDING_CODES).apply(described, 'The code of the rule.'),
  section: text.apply(described, 'Section of the rule.'),
  title: text.apply(described, 'Title of the rule.'),
  measured: otherwise(z.nullable(number), null).apply(described, 'The worst value when it was accepted.'),
  acceptedBy: text.apply(described, 'Who accepted it: name and office.'),
  reason: text.apply(described, 'Why.'),
  document: text.apply(described, 'The number of the variance, or the letter with its date.'),
})
true satisfies SameType<z.output<typeof exception>, AcceptedException>

/** More rules than all codes have together. */
const EXCEPTIONS = { most: 100, things: 'exceptions' }

/** What the options of a project depend on. */
export type Offers = Pick<ProductRules, 'surfaces' | 'handrails' | 'rampWidths' | 'ratios'>

/** What at least one product line offers. */
export const ANY_OFFER: Offers = {
  surfaces: SURFACES,
  handrails: HANDRAILS,
  rampWidths: [...new Set(OPEN.flatMap((line) => productRules(line).rampWidths))],
  ratios: RATIOS,
}

/** The options of a project, of which its product line takes some (spec 2 §9, spec 1 §3). */
export const optionsOf = ({ surfaces, handrails, rampWidths, ratios }: Offers) =>
  object({
    surface: given(oneOf(surfaces)).apply(described, 'Must be available in the product line.'),
    handrails: given(oneOf(handrails)).apply(described, 'Must be available in the product line.'),
    rampWidth: given(oneOf(rampWidths)).apply(described, 'Must be available in the product line.'),
    loops: given(flag).apply(described, 'Rail ends have loops, or else end caps.'),
    childRails: given(flag).apply(described, 'Ramps have child rails.'),
    desiredRatio: given(oneOf(ratios)).apply(described, 'What the product line allows.'),
    priceLevel: given(oneOf(PRICE_LEVELS)).apply(described, 'Whose prices.'),
    codes: given(list(oneOf(CODES))).apply(
      described,
      'Building codes the job is under; left out, `IRC` for a home, else `ADA` and `IBC`.',
    ),
    codeEdition: given(text).apply(described, 'The edition the permit office applies.'),
    exceptions: given(shortList(exception, EXCEPTIONS)).apply(
      described,
      'Rules that are not met and were accepted.',
    ),
  })

type Options = z.output<ReturnType<typeof optionsOf>>
type Settled = 'name' | 'notes' | 'product' | 'units' | 'canvas'
type Optional = { [Key in Exclude<keyof Project, Settled>]?: Project[Key] | undefined }
true satisfies SameType<Options, Omit<Optional, 'codes'> & { codes?: readonly Named[] }>

/** The options as a project has them. */
export const projectOf = (product: ProductLine, { codes, ...options }: Options) =>
  present({ ...options, codes: codes && storedCodes(product, codesAmong(codes)) })
