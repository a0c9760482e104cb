import { type QuoteOptions, REVISION_ACTIONS, revisionLetter, revisionName } from '@ramp/contracts'
import type { Caller } from '../../identity/caller.ts'
import { maySee, type QuoteAccess } from '../../identity/field-access.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'
import { type QuoteStanding, refusalOf } from './states/conditions.policy.ts'
import { mayAct } from './states/who-acts.policy.ts'
import type { OptionRow, OrderRow, RevisionRow } from './store/rows.ts'

type Stored = {
  readonly header: OpenedHeader
  readonly access: QuoteAccess
  readonly options: readonly OptionRow[]
  readonly revisions: readonly RevisionRow[]
  readonly orders: readonly OrderRow[]
  readonly isExpired: QuoteStanding['isExpired']
  /** The price list in force. */
  readonly inForce: string
}

/** Options, revisions and orders as a caller sees them, and what the caller may do. */
export function optionsFor(caller: Caller, stored: Stored): QuoteOptions {
  const { header, access, options, revisions, orders, inForce } = stored
  const seesPrices = maySee(caller, 'listPrice', access)
  const price = (cents: number) => (seesPrices ? cents : null)
  const isOpen = header.status !== 'accepted'
  const mayChange = mayAct(caller, 'issue', header)
  return {
    id: header.headerID,
    mainOption: header.mainOption,
    options: options.map((option) => ({
      number: option.number,
      name: option.name,
      draft: isOpen ? draftOf(option) : null,
      revisions: shownOf(option.number, revisions).map((row) => revisionFor(caller, row, stored, price)),
      nextLetter: nextLetterOf(option.number, revisions),
      mayChange:
        mayChange && isOpen && (header.changingOption === null || header.changingOption === option.number),
      priceList: option.price_list,
      newerPriceList: newerListOf(option.number, revisions, inForce),
    })),
    orders: orders.map((order) => {
      const { sequence, version, orderedAt, orderedBy, totalBefore, total, lines, returns } = order
      return {
        sequence,
        versionNumber: version,
        name: nameOf(header.headerID, revisions, version),
        orderedAt: orderedAt.toISOString(),
        orderedBy,
        totalBefore: price(totalBefore),
        total: price(total),
        sold: maySee(caller, 'sellingPrice', access) ? soldIn(order, orders, revisions) : null,
        priceList: order.priceList,
        cost: price(order.cost),
        lines: lines.map((line) => ({ ...line, unitPrice: price(line.unitPrice), total: price(line.total) })),
        returns: returns.map((line) => ({ ...line, unitPrice: price(line.unitPrice) })),
      }
    }),
    mayBeginChange: header.status === 'accepted' && mayChange,
    mayAddOption: mayChange && isOpen && header.changingOption === null,
  }
}

/** What a revision was sold for, and what the one that was ordered before it. */
function soldIn(order: OrderRow, orders: readonly OrderRow[], revisions: readonly RevisionRow[]) {
  const soldAt = ({ version }: OrderRow) =>
    revisions.find((row) => row.version === version)?.price?.total ?? null
  const total = soldAt(order)
  if (total === null) return null
  const before = orders.find(({ sequence }) => sequence === order.sequence - 1)
  return { totalBefore: before ? soldAt(before) : 0, total }
}

/** What was issued or ordered, and what was finished last; earlier drawings that were never issued are nobody's business. */
const shownOf = (option: number, revisions: readonly RevisionRow[]) => {
  const ofOption = revisions.filter((row) => row.option === option)
  return ofOption.filter(
    (row) => row.offer !== 'none' || row.order !== 'none' || row.version === ofOption.at(-1)?.version,
  )
}

/** The letter of the next change: that of a drawing that is finished and not issued, too. */
const nextLetterOf = (option: number, revisions: readonly RevisionRow[]): string =>
  revisionLetter(1 + revisions.filter((row) => row.option === option && row.offer !== 'none').length)

function newerListOf(option: number, revisions: readonly RevisionRow[], inForce: string): string | null {
  const last = revisions.findLast((row) => row.option === option)
  return last === undefined || last.catalogueVersion === inForce ? null : inForce
}

function draftOf({ counter, saved_by, saved_at, has_preview }: OptionRow) {
  if (counter === null || saved_by === null || saved_at === null) return null
  return { counter, savedBy: saved_by, savedAt: saved_at.toISOString(), hasPreview: has_preview }
}

function nameOf(headerID: string, revisions: readonly RevisionRow[], version: number): string {
  const found = revisions.find((row) => row.version === version)
  return found ? revisionName(headerID, found) : headerID
}

function revisionFor(
  caller: Caller,
  row: RevisionRow,
  stored: Stored,
  price: (cents: number) => number | null,
) {
  const { header, revisions, isExpired } = stored
  const standing = { header, revisions, isExpired }
  const sold = maySee(caller, 'sellingPrice', stored.access) ? row.price : null
  return {
    versionNumber: row.version,
    option: row.option,
    letter: row.letter,
    name: revisionName(header.headerID, row),
    finishedAt: row.finishedAt.toISOString(),
    finishedBy: row.finishedBy,
    offer: row.offer,
    order: row.order,
    changeOrder: row.sequence,
    issuedAt: row.issuedAt?.toISOString() ?? null,
    issuedBy: row.issuedBy,
    validUntil: row.validUntil,
    isExpired: row.offer === 'issued' && isExpired(row),
    replacedBy: row.replacedBy,
    partsTotal: price(row.partsTotal),
    total: sold?.total ?? null,
    payers: sold?.payers.map(({ name }) => name) ?? [],
    linearFeet: row.linearFeet,
    weight: row.weight,
    catalogueVersion: row.catalogueVersion,
    verdict: row.verdict,
    hasProposal: row.issuedAt !== null && maySee(caller, 'sellingPrice', stored.access),
    hasLayoutPdf: row.hasLayoutPdf,
    actions: REVISION_ACTIONS.filter(
      (action) => mayAct(caller, action, header) && refusalOf(action, row, standing) === null,
    ),
  }
}
