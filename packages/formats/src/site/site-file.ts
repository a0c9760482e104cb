import { type FitWishes, type KeptPart, normalizeAngle, type ProductLine, productRules } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { SameType } from '../fields/same-type.ts'
import { ANY_OFFER, type Offers, optionsOf, productLine } from '../options/options.ts'
import {
  flag,
  given,
  number,
  object,
  otherwise,
  point,
  quantity,
  shortList,
  text,
} from '../reading/fields.ts'
import { found } from '../reading/reading.ts'
import { fitsLayout } from './fits-layout.ts'
import { setbackHasLot } from './place.ts'
import { place } from './place-rows.ts'
import { readingsHaveStations, surveyFields } from './survey-rows.ts'

/** Name of the format: a place, before anything is drawn on it. */
export const SITE_FORMAT = 'ramp-site/1'

const head = {
  format: z
    .literal(SITE_FORMAT, { error: ({ input }) => `${found(input)}; it must be "${SITE_FORMAT}"` })
    .apply(described, 'The format.'),
  product: productLine.apply(described, 'Product line.'),
}
/** What every file says first; the rest depends on the product line. */
export const siteHead = object(head)

const wishes = object({
  stairs: otherwise(flag, false).apply(described, 'A stair from a platform, besides the ramp.'),
  maxTurns: otherwise(z.nullable(quantity), null).apply(described, 'Quarter turns between flights.'),
  straight: otherwise(flag, false).apply(described, 'A straight ramp ranks first.'),
  noCustomParts: otherwise(flag, false).apply(described, 'No custom parts.'),
})
true satisfies SameType<z.output<typeof wishes>, FitWishes>

const keptPart = object({
  at: point.apply(described, 'Its center.'),
  shortName: text.apply(described, 'As in the catalog.'),
  rotation: otherwise(z.pipe(number, z.transform(normalizeAngle)), 0).apply(described, 'Degrees clockwise.'),
  height: otherwise(z.nullable(number), null).apply(described, 'Of its surface at the upper end.'),
})
true satisfies SameType<z.output<typeof keptPart>, KeptPart>

/** More parts than any person pins. */
const KEPT = { most: 100, things: 'parts' }

const hasDoor = z.check<{ readonly door?: unknown; readonly doors?: readonly unknown[] }>(
  ({ value, issues }) => {
    const message = 'is missing; a site has a door the way begins at'
    const isThere = value.doors ? value.doors.length > 0 : value.door !== undefined
    if (!isThere) issues.push({ code: 'custom', input: undefined, path: ['door'], message })
  },
)

const schemaFor = (offers: Offers) =>
  object({
    ...head,
    title: otherwise(text, '').apply(described, 'Name of the project.'),
    options: otherwise(optionsOf(offers), {}).apply(
      described,
      'Options of the project; left out, those of the product line.',
    ),
    ...place,
    ...surveyFields,
    wishes: given(wishes).apply(described, 'Preferences.'),
    keep: otherwise(shortList(keptPart, KEPT), []).apply(described, 'Parts that stay where they are.'),
  }).check(setbackHasLot, hasDoor, readingsHaveStations, fitsLayout)

const schemas = new Map<ProductLine, ReturnType<typeof schemaFor>>()

/** The schema of a product line, made once. */
export function siteFile(product: ProductLine) {
  const schema = schemas.get(product) ?? schemaFor(productRules(product))
  schemas.set(product, schema)
  return schema
}

/** The format, whatever the product line, for its documentation. */
export const siteFormat = () => schemaFor(ANY_OFFER)
