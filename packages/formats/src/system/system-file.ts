import {
  type AdditionalProduct,
  EMPTY_SITE,
  groundOf,
  leadsToChoices,
  type Opening,
  type PartId,
  type ProductLine,
  productRules,
  type Run,
  SIDES,
  type Site,
  type Spot,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { ReadOnly, SameType } from '../fields/same-type.ts'
import { ANY_OFFER, type Offers, optionsOf, productLine } from '../options/options.ts'
import { anyText, given, list, number, object, oneOf, otherwise, quantity, text } from '../reading/fields.ts'
import { found } from '../reading/reading.ts'
import { site } from '../site/place.ts'
import { ground } from '../site/place-rows.ts'
import { customRow } from './custom-row.ts'
import { partRow } from './part-row.ts'

/** Name of the format: the product's headless input, for scripts, integrations and tests. */
export const SYSTEM_FORMAT = 'ramp-system/1'
/** Its second version, which says what the system stands on: `ground`, `site`, and with them heights below 0. */
export const SITED_SYSTEM_FORMAT = 'ramp-system/2'

const height = otherwise(z.nullable(number), null)
const run = object({
  name: text.apply(described, 'Name of the run.'),
  top: height.apply(described, 'Surface height at the upper end. Below 0 it needs `ground`.'),
  bottom: height.apply(
    described,
    'The same at the lower end. Left out, a run with an exit ends on the `ground` there; without `ground` it is required.',
  ),
  parts: list(text).apply(described, 'Ids of its parts from the top down.'),
})
true satisfies SameType<z.output<typeof run>, Omit<Run, 'id' | 'door'>>

const BEYOND = {
  entrance: 'What is beyond it; left out, nobody said.',
  exit: 'A bridge between two levels: it gets no ground plate, and its run needs a `bottom`.',
}
const opening = (use: Opening['use']) =>
  object({
    part: text.apply(described, 'Id of the part.'),
    side: oneOf(SIDES).apply(described, 'Its side.'),
    leadsTo: given(oneOf(leadsToChoices(use))).apply(described, BEYOND[use]),
  })
true satisfies SameType<z.output<ReturnType<typeof opening>>, Omit<Opening, 'use'>>

const addition = object({
  shortName: text.apply(described, 'As in the catalog.'),
  itemNumber: otherwise(text, '').apply(described, 'As in the catalog.'),
  qty: quantity.apply(described, 'How many.'),
  itemType: otherwise(text, 'ADDON').apply(described, 'As in the catalog.'),
})
true satisfies SameType<z.output<typeof addition>, AdditionalProduct>

/** What every file says first; the rest depends on the product line. */
const head = {
  format: z
    .literal([SYSTEM_FORMAT, SITED_SYSTEM_FORMAT], {
      error: ({ input }) => `${found(input)}; it must be "${SYSTEM_FORMAT}" or "${SITED_SYSTEM_FORMAT}"`,
    })
    .apply(
      described,
      'The second for a file with `ground`, `site` or a height below 0; programs that know no ground refuse it.',
    ),
  product: productLine.apply(described, 'Product line.'),
}
export const systemHead = object(head)

const idsDiffer = z.check<{ readonly parts: readonly { readonly id: PartId }[] }>(({ value, issues }) => {
  const ids = value.parts.map(({ id }) => id)
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index)
      issues.push({
        code: 'custom',
        input: id,
        path: ['parts', index, 'id'],
        message: `is "${id}", which another part has already; ids must differ`,
      })
})

type Naming = {
  readonly parts: readonly { readonly id: PartId }[]
  readonly runs: readonly { readonly parts: readonly PartId[] }[]
  readonly entrances: readonly { readonly part: PartId }[]
  readonly exits: readonly { readonly part: PartId }[]
}
const partsAreThere = z.check<Naming>(({ value: { parts, runs, ...openings }, issues }) => {
  const ids = new Set(parts.map(({ id }) => id))
  const look = (id: PartId, ...path: readonly (string | number)[]) => {
    const message = `is "${id}", but no part has that id`
    if (!ids.has(id)) issues.push({ code: 'custom', input: id, path: [...path], message })
  }
  for (const [index, run] of runs.entries())
    for (const [at, id] of run.parts.entries()) look(id, 'runs', index, 'parts', at)
  for (const use of ['entrances', 'exits'] as const)
    for (const [index, { part }] of openings[use].entries()) look(part, use, index, 'part')
})

type OnPlace = { readonly ground?: readonly Spot[] | undefined; readonly site?: Site | undefined }

/** The place: the ground stands beside the parts, the rest in `site`. Files of the first version that have some are read as what they are. */
export const placeOf = ({ ground, site = EMPTY_SITE }: OnPlace): Site => (ground ? { ...site, ground } : site)

type Deep = OnPlace & { readonly runs: readonly Pick<Run, 'top' | 'bottom'>[] }
const depthsHaveGround = z.check<Deep>(({ value: { runs, ...place }, issues }) => {
  if (groundOf(placeOf(place))) return
  for (const [index, run] of runs.entries())
    for (const end of ['top', 'bottom'] as const) {
      const message = `is ${run[end]}; a height below 0 needs "ground", the heights of the ground there`
      if ((run[end] ?? 0) < 0)
        issues.push({ code: 'custom', input: run, path: ['runs', index, end], message })
    }
})

/** A system description for a product line. */
const schemaFor = (offers: Offers) =>
  object({
    ...head,
    title: otherwise(anyText, '').apply(described, 'Name of the project.'),
    options: otherwise(optionsOf(offers), {}).apply(
      described,
      'Options of the project; left out, those of the product line.',
    ),
    parts: list(partRow).apply(described, 'At least one.'),
    runs: otherwise(list(run), []).apply(described, 'The first one is the primary run.'),
    site: given(site).apply(described, 'What else is known of the place.'),
    ground: given(ground).apply(described, 'Heights of the ground; left out, it is level at 0.'),
    entrances: otherwise(list(opening('entrance')), []).apply(
      described,
      'Where people come onto the system.',
    ),
    exits: otherwise(list(opening('exit')), []).apply(described, 'Where they leave it.'),
    additionalProducts: otherwise(list(addition), []).apply(described, 'Ordered with the drawn system.'),
    customParts: otherwise(list(customRow), []).apply(
      described,
      'Custom parts. Rows of `parts` use the short names that they get, such as `PPS42x66TL`.',
    ),
  }).check(idsDiffer, partsAreThere, depthsHaveGround)

const schemas = new Map<ProductLine, ReturnType<typeof schemaFor>>()

/** The schema of a product line, made once. */
export function systemFile(product: ProductLine) {
  const schema = schemas.get(product) ?? schemaFor(productRules(product))
  schemas.set(product, schema)
  return schema
}

/** The format, whatever the product line, for its documentation. */
export const systemFormat = () => schemaFor(ANY_OFFER)

/** What is written into a file, and read from it. */
export type SystemFile = ReadOnly<z.input<ReturnType<typeof schemaFor>>>
