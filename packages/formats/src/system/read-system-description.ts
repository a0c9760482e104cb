import {
  type Catalogue,
  catalogueWith,
  type Issue,
  isSystemPart,
  type Layout,
  newLayout,
  type Part,
  type PartId,
  productRules,
  type Run,
  versionFor,
} from '@ramp/domain'
import type * as z from 'zod/mini'
import { projectOf } from '../options/options.ts'
import { readAs } from '../reading/read-as.ts'
import { refuse } from '../reading/reading.ts'
import { itemsOfWishes, wishOfRow } from './custom-row.ts'
import { placeDescribed } from './place-described.ts'
import { placeOf, systemFile, systemHead } from './system-file.ts'

export type SystemDescription = ReturnType<typeof descriptionOf>

/** Reads parsed JSON as a system description; throws NotASystemDescription, which names the field. */
export function readSystemDescription(json: unknown): SystemDescription {
  const { product } = readAs(systemHead, json)
  return descriptionOf(readAs(systemFile(product), json))
}

/** The fields of a file in the words of a layout. */
function descriptionOf(file: z.output<ReturnType<typeof systemFile>>) {
  const { title, product, options, parts, runs, entrances, exits, additionalProducts, customParts } = file
  return {
    title,
    product,
    project: projectOf(product, options),
    parts,
    site: placeOf(file),
    runs: runs.map((run, index) => ({ ...run, id: `run-${index + 1}` })),
    openings: [
      ...entrances.map((one) => ({ ...one, use: 'entrance' as const })),
      ...exits.map((one) => ({ ...one, use: 'exit' as const })),
    ],
    additionalProducts,
    customParts: customParts.map((row) => wishOfRow(row, { ...productRules(product).defaults, ...options })),
  }
}

/** A run holds parts of the system only (spec 3 §5.2); one that is only drawn for now may stay in it. */
function refuseLooseParts({ parts }: Run, field: string, known: ReadonlyMap<PartId, Part>) {
  for (const [at, id] of parts.entries()) {
    const part = known.get(id)
    if (part && !isSystemPart({ ...part, isLogicless: false }))
      refuse(
        `${field}[${at}]`,
        `is "${id}", which is not a part of the system; a run has platforms, ramps, stairs and 45-degree pieces`,
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
      version: versionFor(description.site),
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
