import type { SheetName } from '@ramp/drafting'

export const AUTHORITIES = ['norfolk-va', 'chesterfield-va', 'douglas-co', 'monterey-ca'] as const
export type AuthorityId = (typeof AUTHORITIES)[number]

/** What a person chooses for a permit set, beside what the quote knows. */
export type PermitSettings = {
  readonly sheet: SheetName | 'auto'
  /** The departments whose lists are checked; `auto` is the one that the address of the project names. */
  readonly authorities: readonly AuthorityId[] | 'auto'
  /** Live load on each square foot of clear area, pounds; `by-line` is what is usual for a home or a public building. */
  readonly deckLoad: number | 'by-line'
  /** What the soil of this site bears, pounds on a square foot; null where nobody entered it. */
  readonly soilBearing: number | null
}

export const DEFAULT_PERMIT: PermitSettings = {
  sheet: 'auto',
  authorities: 'auto',
  deckLoad: 'by-line',
  soilBearing: null,
}
