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
import * as z from 'zod/mini'
import type { SameType } from '../fields/same-type.ts'
import { flag, given, list, number, object, oneOf, otherwise, shortList, text } from '../reading/fields.ts'
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
const codesAmong = (named: readonly (typeof CODES)[number][]): readonly BuildingCode[] =>
  [...new Set(named)].filter((code) => code !== 'Practice')

const exception = object({
  code: oneOf(BUILDING_CODES),
  section: text,
  title: text,
  measured: otherwise(z.nullable(number), null),
  acceptedBy: text,
  reason: text,
  document: text,
})
true satisfies SameType<z.output<typeof exception>, AcceptedException>

/** More rules than all codes have together. */
const EXCEPTIONS = { most: 100, things: 'exceptions' }

/** The options of a project, of which its product line takes some (spec 2 §9, spec 1 §3). */
export const optionsOf = ({ code, surfaces, handrails, rampWidths, ratios }: ProductRules) =>
  object({
    surface: given(oneOf(surfaces)),
    handrails: given(oneOf(handrails)),
    rampWidth: given(oneOf(rampWidths)),
    loops: given(flag),
    childRails: given(flag),
    desiredRatio: given(oneOf(ratios)),
    priceLevel: given(oneOf(PRICE_LEVELS)),
    codes: given(
      z.pipe(
        list(oneOf(CODES)),
        z.transform((codes) => storedCodes(code, codesAmong(codes))),
      ),
    ),
    codeEdition: given(text),
    exceptions: given(shortList(exception, EXCEPTIONS)),
  })

type Options = z.output<ReturnType<typeof optionsOf>>
type Settled = 'name' | 'notes' | 'product' | 'units' | 'canvas'
true satisfies SameType<Options, { [Key in Exclude<keyof Project, Settled>]?: Project[Key] | undefined }>
