import {
  type AdditionalProduct,
  type Catalogue,
  type CustomWish,
  catalogueWith,
  EMPTY_SITE,
  groundOf,
  type Issue,
  isSurveyed,
  isSystemPart,
  type Layout,
  leadsToChoices,
  newLayout,
  type Opening,
  type Part,
  type PartId,
  type ProductLine,
  type Project,
  type Run,
  SIDES,
  type Site,
} from '@ramp/domain'
import { readOptions, readProduct } from '../options/read-options.ts'
import {
  found,
  isGiven,
  optional,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readQuantity,
  readText,
  refuse,
} from '../reading/reading.ts'
import { readGround, readSite } from '../site/read-site.ts'
import { placeDescribed } from './place-described.ts'
import { itemsOfWishes, readCustomPart } from './read-custom-part.ts'
import { type DescribedPart, readPart } from './read-part.ts'

/** Name of the format: the product's headless input, for scripts, integrations and tests. */
export const SYSTEM_FORMAT = 'ramp-system/1'
/** Its second version, which says what the system stands on: `ground`, `site`, and with them heights below 0. */
export const SITED_SYSTEM_FORMAT = 'ramp-system/2'
const FORMATS: readonly unknown[] = [SYSTEM_FORMAT, SITED_SYSTEM_FORMAT]

export type SystemDescription = {
  readonly title: string
  readonly product: ProductLine
  readonly project: Partial<Project>
  readonly parts: readonly DescribedPart[]
  readonly site: Site
  readonly runs: readonly Run[]
  readonly openings: readonly Opening[]
  readonly additionalProducts: readonly AdditionalProduct[]
  readonly customParts: readonly CustomWish[]
}

/** Reads parsed JSON as a system description; throws NotASystemDescription, which names the field. */
export function readSystemDescription(json: unknown): SystemDescription {
  const fields = readObject(json, 'file')
  if (!FORMATS.includes(fields.format))
    refuse('format', `${found(fields.format)}; it must be "${SYSTEM_FORMAT}" or "${SITED_SYSTEM_FORMAT}"`)
  const rules = readProduct(fields.product)
  const project = readOptions(fields.options, rules)
  const parts = readList(fields.parts, 'parts').map((part, index) => readPart(part, `parts[${index}]`))
  const ids = uniqueIds(parts)
  const list = (name: string) => optional(fields, name, [], readList, '')
  const site = readSiteOf(fields)
  return {
    title: optional(fields, 'title', '', readAnyText, ''),
    product: rules.code,
    project,
    parts,
    site,
    runs: list('runs').map((run, index) => readRun(run, index, { ids, site })),
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

function knownPart(value: unknown, field: string, ids: ReadonlySet<PartId>): PartId {
  const id = readText(value, field)
  return ids.has(id) ? id : refuse(field, `is "${id}", but no part has that id`)
}

/**
 * The place: the ground stands beside the parts, the rest in `site`. Files of the first version have none; one that has
 * some all the same is read as what it is.
 */
function readSiteOf({ ground, site }: Readonly<Record<string, unknown>>): Site {
  const place = isGiven(site) ? readSite(readObject(site, 'site'), 'site') : EMPTY_SITE
  const spots = isGiven(ground) ? readGround(ground, 'ground') : place.ground
  return spots ? { ...place, ground: spots } : place
}

type Around = { readonly ids: ReadonlySet<PartId>; readonly site: Site }

function readRun(value: unknown, index: number, { ids, site }: Around): Run {
  const readHeight = (height: unknown, name: string) => {
    const inches = readNumber(height, name)
    return inches >= 0 || groundOf(site)
      ? inches
      : refuse(name, `is ${inches}; a height below 0 needs "ground", the heights of the ground there`)
  }
  const field = `runs[${index}]`
  const run = readObject(value, field)
  return {
    id: `run-${index + 1}`,
    name: readText(run.name, `${field}.name`),
    top: optional<number | null>(run, 'top', null, readHeight, field),
    bottom: optional<number | null>(run, 'bottom', null, readHeight, field),
    parts: readList(run.parts, `${field}.parts`).map((id, at) => knownPart(id, `${field}.parts[${at}]`, ids)),
  }
}

function readOpening(value: unknown, field: string, use: Opening['use'], ids: ReadonlySet<PartId>): Opening {
  const opening = readObject(value, field)
  return {
    part: knownPart(opening.part, `${field}.part`, ids),
    side: readOneOf(opening.side, SIDES, `${field}.side`),
    use,
    ...(isGiven(opening.leadsTo) && {
      leadsTo: readOneOf(opening.leadsTo, leadsToChoices(use), `${field}.leadsTo`),
    }),
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
      version: isSurveyed(description.site) ? 2 : 1,
      project: { ...base.project, ...description.project },
      site: description.site,
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
