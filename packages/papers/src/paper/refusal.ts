import { type Analysis, missingRise } from '@ramp/domain'

export type PaperKind = 'permit' | 'crew' | 'offer'

/** Why a paper is not made: the field to enter first, and one sentence for a person. */
export type PaperRefusal = { readonly field: string; readonly sentence: string }

/** Papers that somebody builds or permits by; an offer says that the rise is not entered. */
const NEEDS_RISE = { permit: 'The permit set', crew: 'The crew pack', offer: null } as const

/** What keeps a paper from being made; null where nothing does. */
export function paperRefusal(analysis: Analysis, kind: PaperKind): PaperRefusal | null {
  const paper = NEEDS_RISE[kind]
  const missing = paper === null ? null : missingRise(analysis)
  return missing && { field: missing.field, sentence: `${paper} needs a rise: ${missing.action}.` }
}
