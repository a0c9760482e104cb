import type { DealerCardVersion } from '@ramp/contracts'

/** Fields that are entered as they are stored. */
const SAME = ['name', 'licence', 'phone', 'email', 'insurance', 'terms', 'logo'] as const
const FIELDS = [...SAME, 'address'] as const

/** What of a card a person enters; the address as it is typed, line by line. */
export type DraftCard = Pick<DealerCardVersion, (typeof SAME)[number]> & { readonly address: string }

export const draftOf = ({
  name,
  licence,
  phone,
  email,
  insurance,
  terms,
  logo,
  address,
}: DealerCardVersion): DraftCard => ({
  name,
  licence,
  phone,
  email,
  insurance,
  terms,
  logo,
  address: address.join('\n'),
})

/** Lines of an address without those that are blank. */
export const addressLines = (typed: string): string[] =>
  typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

export const isUnsaved = (saved: DraftCard, typed: DraftCard): boolean =>
  FIELDS.some((field) => typed[field] !== saved[field])

/** What somebody else saved meanwhile, with what was typed here over it. */
export const mergedCard = (before: DraftCard, typed: DraftCard, theirs: DraftCard): DraftCard => ({
  ...theirs,
  ...Object.fromEntries(
    FIELDS.flatMap((field) => (typed[field] === before[field] ? [] : [[field, typed[field]]])),
  ),
})
