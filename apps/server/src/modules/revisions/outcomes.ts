import type { RevisionAction } from '@ramp/contracts'
import type { Written } from '../../files/file-store.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'
import { lastOrdered, mainOptionOf, type QuoteStanding } from './states/conditions.policy.ts'
import { type FrozenRow, frozenOf, type RevisionRow } from './store/rows.ts'
import {
  addOffer,
  addOrder,
  type CostOf,
  changeStatus,
  copyPriceTerms,
  copyRevision,
  insertOption,
  type OfferToFreeze,
  updateHeader,
  type Writing,
} from './store/write-revisions.ts'
import { listToOrder } from './supplementary-list.ts'

/** A revision while nobody else changes its quote. */
export type Held = {
  readonly writing: Writing
  readonly standing: QuoteStanding
  readonly revision: RevisionRow
}

type ToIssue = { readonly offer: OfferToFreeze; readonly option: number; readonly written: Written }

/** Issues a revision; what was issued of its option before is superseded. A drawing that was issued before becomes a revision of its own. */
export async function issue(held: Held, { offer, option, written }: ToIssue): Promise<void> {
  const { writing, standing, revision } = held
  const isOwnOption = option !== revision.option
  if (isOwnOption) {
    await insertOption(writing, { number: option, name: '' })
    await copyPriceTerms(writing, { from: revision.option, to: option, isSameDrawing: true })
    const { sql, caller, headerID, at, recordAuditEvent } = writing
    await recordAuditEvent(sql, caller, { event: 'option-added', headerID, at, details: { option } })
  }
  const isCopy = isOwnOption || revision.offer !== 'none'
  const current = standing.revisions.find((row) => row.option === option && row.offer === 'issued')
  const basedOn = isOwnOption ? null : (current?.version ?? null)
  const version = isCopy
    ? await copyRevision(writing, revision.version, { option, basedOn })
    : revision.version
  if (isOwnOption && revision.offer === 'none')
    await changeStatus(writing, {
      event: 'superseded',
      version: revision.version,
      change: { offer: 'superseded', replacedBy: version },
    })
  if (current)
    await changeStatus(writing, {
      event: 'superseded',
      version: current.version,
      change: { offer: 'superseded', replacedBy: version },
    })
  await written.complete(writing.sql)
  await addOffer(writing, version, offer)
  const change = { offer: 'issued', order: 'none', validUntil: offer.validUntil } as const
  await changeStatus(writing, { event: 'issued', version, change, option })
}

/** Withdraws, declines, approves or cancels, with all that follows for other revisions. */
export async function takeBack(
  { writing, standing: { revisions }, revision }: Held,
  action: Exclude<RevisionAction, 'issue' | 'extend' | 'order'>,
  reason: string | undefined,
): Promise<void> {
  const { version } = revision
  switch (action) {
    case 'withdraw': {
      await changeStatus(writing, { event: 'withdrawn', version, change: { offer: 'withdrawn' }, reason })
      const others = revisions.filter((row) => row.version !== version)
      return restore(
        writing,
        others,
        ({ offer, replacedBy }) => offer === 'superseded' && replacedBy === version,
      )
    }
    case 'decline':
      return changeStatus(writing, { event: 'declined', version, change: { offer: 'declined' }, reason })
    case 'approve': {
      const before = revisions.find(({ offer }) => offer === 'approved')
      if (before)
        await changeStatus(writing, {
          event: 'amended',
          version: before.version,
          change: { offer: 'amended', replacedBy: version },
        })
      await changeStatus(writing, { event: 'approved', version, change: { offer: 'approved' }, reason })
      return closeOthers(writing, revisions, revision)
    }
    case 'cancel': {
      await changeStatus(writing, { event: 'canceled', version, change: { offer: 'canceled' }, reason })
      const amended = revisions.find(({ offer, replacedBy }) => offer === 'amended' && replacedBy === version)
      if (amended)
        return changeStatus(writing, {
          event: 'restored',
          version: amended.version,
          change: { offer: 'approved', replacedBy: null },
        })
      return restore(writing, revisions, ({ offer }) => offer === 'not-chosen')
    }
  }
}

/** The last of each option that fits becomes the one that is issued again, unless another one is. */
async function restore(
  writing: Writing,
  revisions: readonly RevisionRow[],
  fits: (revision: RevisionRow) => boolean,
): Promise<void> {
  const last = new Map(revisions.filter(fits).map((row) => [row.option, row]))
  for (const { option, version } of last.values()) {
    if (revisions.some((row) => row.option === option && row.offer === 'issued')) continue
    await changeStatus(writing, { event: 'restored', version, change: { offer: 'issued', replacedBy: null } })
  }
}

/** Offers of other options were not chosen, once one is approved or ordered. */
async function closeOthers(
  writing: Writing,
  revisions: readonly RevisionRow[],
  { option, version }: RevisionRow,
) {
  for (const other of revisions.filter((row) => row.offer === 'issued' && row.option !== option))
    await changeStatus(writing, {
      event: 'not-chosen',
      version: other.version,
      change: { offer: 'not-chosen', replacedBy: version },
    })
}

/** Orders a revision, or with a change order what it needs beside what was ordered. */
export async function addOrderOf(
  { writing, standing: { revisions }, revision }: Held,
  full: FrozenRow,
  costOf: CostOf,
): Promise<void> {
  const last = lastOrdered(revisions)
  const before = last && (await frozenOf(writing.sql, writing.headerID, last.version))
  const list = listToOrder(before, full)
  await addOrder(writing, {
    ...costOf(list),
    sequence: last === null ? 0 : (last.sequence ?? 0) + 1,
    version: revision.version,
    lines: list.lines,
    totalBefore: before?.parts_total ?? 0,
    total: full.parts_total,
  })
  await changeStatus(writing, { event: 'accepted', version: revision.version, change: { order: 'ordered' } })
  await closeOthers(writing, revisions, revision)
}

/** Brings the header in line with its revisions; an order ends the change that it was begun for. */
export function settle(
  writing: Writing,
  { header, revisions: before }: QuoteStanding & { readonly header: OpenedHeader },
  after: readonly RevisionRow[],
) {
  const ordered = lastOrdered(after)
  const isNewOrder = ordered?.version !== lastOrdered(before)?.version
  return updateHeader(writing, {
    mainOption: mainOptionOf(after),
    changingOption: isNewOrder ? null : header.changingOption,
    isOrdered: ordered !== null,
  })
}
