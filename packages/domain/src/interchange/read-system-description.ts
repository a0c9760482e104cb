import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueWith } from '../catalogue/catalogue-with.ts'
import type { CustomWish } from '../catalogue/custom/custom-item.ts'
import type { Issue } from '../layout/issue.ts'
import type { AdditionalProduct, Layout, Opening, Project, Run } from '../layout/layout.ts'
import { newLayout } from '../layout/new-layout.ts'
import { isSystemPart, type Part, type PartId, SIDES } from '../layout/part.ts'
import { PRICE_LEVELS, PRODUCT_LINES, type ProductLine } from '../products/product-line.ts'
import { type ProductRules, productRules } from '../products/product-rules.ts'
import { placeDescribed } from './place-described.ts'
import { itemsOfWishes, readCustomPart } from './read-custom-part.ts'
import { type DescribedPart, readPart } from './read-part.ts'
import {
  isGiven,
  optional,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readQuantity,
  readText,
  refuse,
} from './reading.ts'

/** Name of the format: the product's headless input, for scripts, integrations and tests. */
export const SYSTEM_FORMAT = 'ramp-system/1'

export type SystemDescription = {
  readonly title: string
  readonly product: ProductLine
  readonly project: Partial<Project>
  readonly parts: readonly DescribedPart[]
  readonly runs: readonly Run[]
  readonly openings: readonly Opening[]
  readonly additionalProducts: readonly AdditionalProduct[]
  readonly customParts: readonly CustomWish[]
}

/** Reads parsed JSON as a system description; throws NotASystemDescription, which names the field. */
export function readSystemDescription(json: unknown): SystemDescription {
  const fields = readObject(json, 'file')
  if (fields.format !== SYSTEM_FORMAT)
    refuse('format', `is ${JSON.stringify(fields.format) ?? 'missing'}; it must be "${SYSTEM_FORMAT}"`)
  const rules = readProduct(fields.product)
  const project = readOptions(fields.options, rules)
  const parts = readList(fields.parts, 'parts').map((part, index) => readPart(part, `parts[${index}]`))
  const ids = uniqueIds(parts)
  const list = (name: string) => optional(fields, name, [], readList, '')
  return {
    title: optional(fields, 'title', '', readAnyText, ''),
    product: rules.code,
    project,
    parts,
    runs: list('runs').map((run, index) => readRun(run, index, ids)),
    openings: [
      ...list('entrances').map((one, index) => readOpening(one, `entrances[${index}]`, 'entrance', ids)),
      ...list('exits').map((one, index) => readOpening(one, `exits[${index}]`, 'exit', ids)),
    ],
    additionalProducts: list('additionalProducts').map(readAddition),
    customParts: list('customParts').map((part, index) =>
      readCustomPart(part, index, { ...rules.defaults, ...project }),
    ),
  }
}

/** The rules of the product line, which must be open for quotes. */
function readProduct(value: unknown): ProductRules {
  const known = PRODUCT_LINES.find((one) => one === value)
  if (known && !productRules(known).isOpen)
    refuse('product', `is "${known}"; that product line cannot be quoted yet`)
  const open = PRODUCT_LINES.filter((one) => productRules(one).isOpen)
  return productRules(readOneOf(value, open, 'product'))
}

const readAnyText = (value: unknown, field: string): string =>
  typeof value === 'string' ? value : refuse(field, 'must be a text')

function uniqueIds(parts: readonly DescribedPart[]): ReadonlySet<PartId> {
  const ids = new Set<PartId>()
  parts.forEach(({ id }, index) => {
    if (ids.has(id))
      refuse(`parts[${index}].id`, `is "${id}", which another part has already; ids must differ`)
    ids.add(id)
  })
  return ids
}

/** The options of a project; those of another product line are refused (spec 2 §9, spec 1 §3). */
function readOptions(
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

function knownPart(value: unknown, field: string, ids: ReadonlySet<PartId>): PartId {
  const id = readText(value, field)
  return ids.has(id) ? id : refuse(field, `is "${id}", but no part has that id`)
}

function readRun(value: unknown, index: number, ids: ReadonlySet<PartId>): Run {
  const field = `runs[${index}]`
  const run = readObject(value, field)
  return {
    id: `run-${index + 1}`,
    name: readText(run.name, `${field}.name`),
    top: optional<number | null>(run, 'top', null, readNumber, field),
    bottom: optional<number | null>(run, 'bottom', null, readNumber, field),
    parts: readList(run.parts, `${field}.parts`).map((id, at) => knownPart(id, `${field}.parts[${at}]`, ids)),
  }
}

function readOpening(value: unknown, field: string, use: Opening['use'], ids: ReadonlySet<PartId>): Opening {
  const opening = readObject(value, field)
  return {
    part: knownPart(opening.part, `${field}.part`, ids),
    side: readOneOf(opening.side, SIDES, `${field}.side`),
    use,
  }
}

function readAddition(value: unknown, index: number): AdditionalProduct {
  const field = `additionalProducts[${index}]`
  const product = readObject(value, field)
  return {
    shortName: readText(product.shortName, `${field}.shortName`),
    itemNumber: optional(product, 'itemNumber', '', readText, field),
    qty: readQuantity(product.qty, `${field}.qty`),
    itemType: optional(product, 'itemType', 'ADDON', readText, field),
  }
}

/** A run holds parts of the system only (spec 3 §5.2); one that is only drawn for now may stay in it. */
function refuseLooseParts({ parts }: Run, field: string, known: ReadonlyMap<PartId, Part>) {
  for (const [at, id] of parts.entries()) {
    const part = known.get(id)
    if (part && !isSystemPart({ ...part, isLogicless: false }))
      refuse(
        `${field}[${at}]`,
        `is "${id}", which is no part of the system; a run holds platforms, ramps, stairs and 45-degree pieces`,
      )
  }
}

/** A layout from a description; parts the catalogue does not hold, or that hang on one, are reported and left out. */
export function layoutOfDescription(
  description: SystemDescription,
  catalogue: Catalogue,
): { readonly layout: Layout; readonly issues: readonly Issue[] } {
  const customItems = itemsOfWishes(description.customParts, catalogue)
  const { parts, issues } = placeDescribed(description.parts, catalogueWith(customItems, catalogue))
  const base = newLayout(description.product, description.title)
  const known = new Map(parts.map((part) => [part.id, part]))
  for (const [index, run] of description.runs.entries()) refuseLooseParts(run, `runs[${index}].parts`, known)
  return {
    layout: {
      ...base,
      project: { ...base.project, ...description.project },
      parts,
      // A part that could not be placed is reported already.
      runs: description.runs.map((run) => ({ ...run, parts: run.parts.filter((id) => known.has(id)) })),
      openings: description.openings,
      additionalProducts: description.additionalProducts.filter(({ qty }) => qty > 0),
      customItems,
    },
    issues,
  }
}
