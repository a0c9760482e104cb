import { type RevisionAction, revisionMark } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { NO_CHANGES } from '../../identity/call-access.ts'
import type { Asking } from '../../identity/caller.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'
import type { DepsOfRevisions } from './deps.ts'
import { isExpired } from './offer-days.ts'
import { type Held, settle } from './outcomes.ts'
import { type QuoteStanding, refusalOf } from './states/conditions.policy.ts'
import { mayAct } from './states/who-acts.policy.ts'
import { type DealerTerms, type RevisionRow, revisionsOf } from './store/rows.ts'

type Deps = Pick<DepsOfRevisions, 'change' | 'recordAuditEvent' | 'now'>
type Which = { readonly id: string; readonly version: number; readonly terms: DealerTerms }

/** Does something to a revision while nobody else changes its quote. */
export const holdWith =
  ({ change, recordAuditEvent, now }: Deps) =>
  async (
    caller: Asking,
    { id, version, terms }: Which,
    work: (held: Held) => Promise<unknown>,
  ): Promise<void> => {
    await change(id, async ({ header, sql }) => {
      const at = now()
      const revisions = await revisionsOf(sql, id)
      const writing = { sql, caller, headerID: id, at, recordAuditEvent }
      const standing = { header, revisions, isExpired: expiredBy(at, terms) }
      await work({ writing, standing, revision: requireRevision(id, version, revisions) })
      await settle(writing, { ...standing, header }, await revisionsOf(sql, id))
    })
  }
export type Hold = ReturnType<typeof holdWith>

/** Opens a quote for somebody who may do this to its revisions. */
export const openToActWith =
  ({ openHeader, repository }: Pick<DepsOfRevisions, 'openHeader' | 'repository'>) =>
  async (caller: Asking, id: string, action: RevisionAction) => {
    const header = await openHeader(caller, id)
    if (!mayAct(caller, action, header)) throw notTheirs(action, header)
    return { header, terms: await repository.terms(header.customerNumber) }
  }
export type OpenToAct = ReturnType<typeof openToActWith>

export const expiredBy =
  (at: Date, { time_zone }: DealerTerms): QuoteStanding['isExpired'] =>
  ({ validUntil }) =>
    isExpired(validUntil, at, time_zone)

/** As an option of its own a drawing is issued over no other revision. */
export function refuse(
  action: RevisionAction,
  revision: RevisionRow,
  standing: QuoteStanding,
  asOption = false,
) {
  const refusal = refusalOf(action, revision, standing)
  if (refusal === null || (asOption && refusal.code === 'revision.newer')) return
  throw refusal
}

export function requireRevision(id: string, version: number, revisions: readonly RevisionRow[]): RevisionRow {
  const found = revisions.find((row) => row.version === version)
  if (found) return found
  throw unknownRevision(id, version)
}

export const unknownRevision = (id: string, version: number) =>
  new AppError('revision.unknown', `Quote ${id} has no version ${version}. Open the quote again.`)

/** Names what was there first, where that is a revision of the option. */
export function changedMeanwhile(first: RevisionRow | undefined): AppError {
  return new AppError(
    'quote.changed',
    `${whatWasFirst(first)} in the meantime. Open the quote again and repeat your change.`,
  )
}

function whatWasFirst(first: RevisionRow | undefined): string {
  if (!first) return 'This quote was changed'
  if (first.offer === 'none') return `Version ${first.version} was received`
  return `Revision ${revisionMark(first)} was issued`
}

const notTheirs = (action: RevisionAction, { customerNumber }: OpenedHeader) =>
  action === 'order'
    ? new AppError(
        'quote.not-yours-to-accept',
        `Only the dealer with customer number ${customerNumber} can accept this quote.`,
      )
    : new AppError('role.refused', NO_CHANGES)

/** What was finished last of an option. */
export const lastOf = (option: number, revisions: readonly RevisionRow[]): RevisionRow | undefined =>
  revisions.findLast((row) => row.option === option)
