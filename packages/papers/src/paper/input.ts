import type { Analysis, Inches } from '@ramp/domain'
import type { PrintedPrice } from '@ramp/pricing'

/** Who a ramp is for, and where it will stand; kept with the quote. */
export type ProjectPlace = {
  readonly name: string
  /** Lines as on an envelope. */
  readonly address: readonly string[]
  /** Who answers on the site. */
  readonly contact: string
  readonly phone: string
}

/** What the feet are on, and what ties them to the ground: kept with the quote, as every paper says it. */
export type Foundation = {
  /** Side of the square pad under each foot, inches; 0 without pads, null where nobody entered it. */
  readonly pad: Inches | null
  /** Whether the feet are anchored to the ground; null where nobody entered it. */
  readonly isAnchored: boolean | null
}

/** Before anybody has said what the feet are on. */
export const NO_FOUNDATION: Foundation = { pad: null, isAnchored: null }

/** Who sells it and answers for it. */
export type DealerCard = {
  readonly name: string
  readonly licence: string
  readonly number: string
  readonly phone: string
  readonly email: string
  /** The person who drew it. */
  readonly drawnBy: string
  /** What a proposal says of the company beside that; left out where nothing of it was entered. */
  readonly company?: CompanyOnPaper | undefined
}

/** The rest of a dealer's card. */
export type CompanyOnPaper = {
  /** Lines as on an envelope. */
  readonly address: readonly string[]
  readonly insurance: string
  readonly terms: string
  /** PNG or JPEG. */
  readonly logo: ArrayBuffer | null
}

export type QuoteMarks = {
  readonly number: string
  readonly version: string
  readonly date: Date
  /** Sixteen letters that follow from the drawing: the same ones are the same drawing. */
  readonly hash: string
  readonly revisions: readonly Revision[]
  readonly review: PermitReview
}

/** One line of the table of revisions; the date as it was typed, or as `2026-11-22`. */
export type Revision = {
  readonly letter: string
  readonly date: string
  /** Initials. */
  readonly by: string
  readonly what: string
  /** What it changed, by the tags and the names of views that a permit set has: `R2`, `L5`, `Plan`. */
  readonly tags?: readonly string[] | undefined
}

/** A permit office's number of an application, and its comments to a set with what was done about each. */
export type PermitReview = {
  /** Empty where the office has given none yet. */
  readonly permitNumber: string
  readonly comments: readonly ReviewComment[]
}

export type ReviewComment = {
  readonly comment: string
  readonly response: string
  /** The sheet that it is about, as the office wrote it. */
  readonly sheet: string
}

/** Before an office has said anything. */
export const NO_REVIEW: PermitReview = { permitNumber: '', comments: [] }

/**
 * Which version of a quote a drawing is: the one it was issued as, or how it differs from that.
 * @param issued the quote that was issued last, with the letters of its drawing
 */
export function versionWords(
  issued: { readonly version: number; readonly drawing: string } | null,
  hash: string,
): string {
  if (issued === null) return 'draft'
  return issued.drawing === hash ? `${issued.version}` : `${issued.version}, changed since`
}

/** What every paper is made of. */
export type PaperInput = {
  readonly analysis: Analysis
  readonly project: ProjectPlace
  readonly foundation: Foundation
  readonly dealer: DealerCard
  readonly quote: QuoteMarks
  /** What the dealer charges; null where no price is built, or it is not known here. */
  readonly price: PrintedPrice | null
  /** Photos of the site by their ids, JPEG; those that are not here are told by their captions. */
  readonly photos?: ReadonlyMap<string, ArrayBuffer> | undefined
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The day that a document is dated, of `2026-11-22`: its noon, which is the same day in every time zone that dealers have. */
export const paperDay = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** `November 22, 2026`, the same wherever it is made. */
export const dateText = (date: Date): string => day.format(date)

/** `DM` of `Dana Miller`. */
export const initialsOf = (person: string): string =>
  person
    .split(/\s+/)
    .map((one) => one.slice(0, 1))
    .join('')
