import {
  type AdditionalProduct,
  EMPTY_SITE,
  groundOf,
  leadsToChoices,
  type Opening,
  type PartId,
  type ProductLine,
  type ProductRules,
  productRules,
  type Run,
  SIDES,
  type Site,
  type Spot,
} from '@ramp/domain'
import * as z from 'zod/mini'
import type { ReadOnly, SameType } from '../fields/same-type.ts'
import { optionsOf, productLine } from '../options/options.ts'
import { anyText, given, list, number, object, oneOf, otherwise, quantity, text } from '../reading/fields.ts'
import { found, readObject } from '../reading/reading.ts'
import { readGround, readSite } from '../site/read-site.ts'
import { customRow } from './custom-row.ts'
import { partRow } from './part-row.ts'

/** Name of the format: the product's headless input, for scripts, integrations and tests. */
export const SYSTEM_FORMAT = 'ramp-system/1'
/** Its second version, which says what the system stands on: `ground`, `site`, and with them heights below 0. */
export const SITED_SYSTEM_FORMAT = 'ramp-system/2'

const height = otherwise(z.nullable(number), null)
const run = object({ name: text, top: height, bottom: height, parts: list(text) })
true satisfies SameType<z.output<typeof run>, Omit<Run, 'id' | 'door'>>

const opening = (use: Opening['use']) =>
  object({ part: text, side: oneOf(SIDES), leadsTo: given(oneOf(leadsToChoices(use))) })
true satisfies SameType<z.output<ReturnType<typeof opening>>, Omit<Opening, 'use'>>

const addition = object({
  shortName: text,
  itemNumber: otherwise(text, ''),
  qty: quantity,
  itemType: otherwise(text, 'ADDON'),
})
true satisfies SameType<z.output<typeof addition>, AdditionalProduct>

/** What every file says first; the rest depends on the product line. */
const head = {
  format: z.literal([SYSTEM_FORMAT, SITED_SYSTEM_FORMAT], {
    error: ({ input }) => `${found(input)}; it must be "${SYSTEM_FORMAT}" or "${SITED_SYSTEM_FORMAT}"`,
  }),
  product: productLine,
}
export const systemHead = object(head)

const ground = z.pipe(
  z.unknown(),
  z.transform((value) => readGround(value, 'ground')),
)
const site = z.pipe(
  z.unknown(),
  z.transform((value) => readSite(readObject(value, 'site'), 'site')),
)

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
const schemaFor = (rules: ProductRules) =>
  object({
    ...head,
    title: otherwise(anyText, ''),
    options: otherwise(optionsOf(rules), {}),
    parts: list(partRow),
    runs: otherwise(list(run), []),
    site: given(site),
    ground: given(ground),
    entrances: otherwise(list(opening('entrance')), []),
    exits: otherwise(list(opening('exit')), []),
    additionalProducts: otherwise(list(addition), []),
    customParts: otherwise(list(customRow), []),
  }).check(idsDiffer, partsAreThere, depthsHaveGround)

const schemas = new Map<ProductLine, ReturnType<typeof schemaFor>>()

/** The schema of a product line, made once. */
export function systemFile(product: ProductLine) {
  const schema = schemas.get(product) ?? schemaFor(productRules(product))
  schemas.set(product, schema)
  return schema
}

/** What is written into a file, and read from it. */
export type SystemFile = ReadOnly<z.input<ReturnType<typeof schemaFor>>>
