import type { Analysis } from '@ramp/domain'

/** Who a ramp is for, and where it will stand; kept with the quote. */
export type ProjectPlace = {
  readonly name: string
  /** Lines as on an envelope. */
  readonly address: readonly string[]
  /** Who answers on the site. */
  readonly contact: string
  readonly phone: string
}

/** Who sells it and answers for it. */
export type DealerCard = {
  readonly name: string
  readonly licence: string
  readonly number: string
  readonly phone: string
  readonly email: string
  /** The person who drew it. */
  readonly drawnBy: string
}

export type QuoteMarks = {
  readonly number: string
  readonly version: string
  readonly date: Date
  /** Sixteen letters that follow from the drawing: the same ones are the same drawing. */
  readonly hash: string
}

/** What every paper is made of. */
export type PaperInput = {
  readonly analysis: Analysis
  readonly project: ProjectPlace
  readonly dealer: DealerCard
  readonly quote: QuoteMarks
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `November 22, 2026`, the same wherever it is made. */
export const dateText = (date: Date): string => day.format(date)
