import type { QuoteRevision } from '@ramp/contracts'
import { useState } from 'react'

/** What was issued while the page was open, and the revision it is compared with; null where there is none of either. */
export function useJustIssued(revisions: readonly QuoteRevision[] | null): JustIssued | null {
  const [before, setBefore] = useState<readonly number[] | null>(null)
  // Nothing counts before the revisions are there for the first time.
  if (revisions && before === null)
    setBefore(revisions.filter(wasIssued).map(({ versionNumber }) => versionNumber))
  return revisions && before && justIssued(revisions, before)
}

/** A revision issued after those of `known`, with what it replaced, else what is issued of another option. */
export function justIssued(revisions: readonly QuoteRevision[], known: readonly number[]): JustIssued | null {
  const after = revisions
    .filter((one) => wasIssued(one) && !known.includes(one.versionNumber))
    .reduce<QuoteRevision | null>(newer, null)
  if (after?.offer !== 'issued') return null
  const before =
    revisions.findLast(({ replacedBy }) => replacedBy === after.versionNumber) ??
    revisions.findLast(({ option, offer }) => option !== after.option && offer === 'issued')
  return before ? { option: after.option, before: before.versionNumber, after: after.versionNumber } : null
}

export type JustIssued = { readonly option: number; readonly before: number; readonly after: number }

const wasIssued = ({ issuedAt }: QuoteRevision): boolean => issuedAt !== null

const newer = (last: QuoteRevision | null, one: QuoteRevision): QuoteRevision =>
  last === null || one.versionNumber > last.versionNumber ? one : last
