import { type Analysis, housesOf, listed, pluralOf } from '@ramp/domain'
import { tagsOf } from '../../content/tags-shown.ts'
import { listedTags } from '../../content/words.ts'
import type { Revision } from '../../paper/input.ts'

/** What a revision says of a view as a whole; a detail may also be named by what it shows. */
export const VIEW_NAMES = {
  site: 'Site plan',
  plan: 'Plan',
  elevation: 'Elevation',
  detail: 'Details',
} as const

/** As names are compared: people type `r2`. */
export const plainName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The views of a permit set that a revision may name. */
const viewsNamed = ({ layout: { site } }: Analysis): readonly string[] => {
  const hasSitePlan = (site.lot ?? []).length > 2 || housesOf(site).length > 0
  return Object.values(VIEW_NAMES).filter((name) => name !== VIEW_NAMES.site || hasSitePlan)
}

/** Everything on the views of a permit set that a revision may name: tags, then views. */
export const namesOnSheets = (analysis: Analysis): readonly string[] => [
  ...tagsOf(analysis),
  ...viewsNamed(analysis),
]

/** The same in a sentence, numbers that follow one another by the first and the last: `R1 to R5, A, B, Plan, and Details`. */
export const namesOnSheetsText = (analysis: Analysis): string => listedTags(namesOnSheets(analysis))

/** The names in what somebody typed: `r2, L5 site plan` are two and a view. */
export function namesTyped(text: string): readonly string[] {
  const views = Object.values(VIEW_NAMES).map((name) => name.replace(' ', '\\s+'))
  return text.match(new RegExp(`(?<![^\\s,;])(?:${views.join('|')})(?![^\\s,;])|[^\\s,;]+`, 'gi')) ?? []
}

const choice = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** A revision that names what is on no view: which field says it, and a sentence. */
export type RevisionFault = { readonly field: string; readonly sentence: string }

/** The revisions that cannot be marked on the sheets, one sentence each: none where all names are on a view. */
export function revisionFaults(analysis: Analysis, revisions: readonly Revision[]): readonly RevisionFault[] {
  const known = new Set(namesOnSheets(analysis).map(plainName))
  return revisions.flatMap(({ letter, tags = [] }, index) => {
    const unknown = tags.filter((tag) => !known.has(plainName(tag)))
    if (unknown.length === 0) return []
    const of = letter.trim() === '' ? `Revision ${index + 1}` : `Revision ${letter.trim()}`
    return [
      {
        field: `revisions[${index}].tags`,
        sentence: `${of} names ${listed(unknown)}, which ${pluralOf(unknown.length, 'is', 'are')} on no view of this drawing. Use tags from the sheets, such as ${tagsOf(analysis)[0] ?? 'R1'}, or ${choice.format(viewsNamed(analysis))}.`,
      },
    ]
  })
}
