import { type Analysis, isPlaceKnown, missingRise } from '@ramp/domain'
import { PAPERS, type PaperKind, type PaperNeed, type PaperRow } from './kinds.ts'

/** Why a paper is not made: what is missing, the field to enter first, and a sentence for a person. */
export type PaperRefusal = { readonly need: PaperNeed; readonly field: string; readonly sentence: string }

/** What keeps a paper from being made; null where nothing does. */
export function paperRefusal(analysis: Analysis, kind: PaperKind): PaperRefusal | null {
  const { name, needs }: PaperRow = PAPERS[kind]
  for (const need of needs) {
    const missing = MISSING[need](analysis, `The ${name.toLowerCase()}`)
    if (missing) return { need, ...missing }
  }
  return null
}

type Missing = Omit<PaperRefusal, 'need'>

const MISSING: Readonly<Record<PaperNeed, (analysis: Analysis, paper: string) => Missing | null>> = {
  system: ({ placement }) =>
    placement.parts.some(({ isSystem }) => isSystem)
      ? null
      : {
          field: 'parts',
          sentence: 'No ramp is drawn. Draw the ramp and save it, then try again.',
        },
  rise: (analysis, paper) => {
    const missing = missingRise(analysis)
    return missing && { field: missing.field, sentence: `${paper} needs a rise: ${missing.action}.` }
  },
  survey: ({ layout: { site } }) =>
    isPlaceKnown(site) || (site.photos ?? []).length > 0
      ? null
      : {
          field: 'site.doors[0].at',
          sentence: 'The site is not surveyed yet. Enter the door first, under Site.',
        },
}
