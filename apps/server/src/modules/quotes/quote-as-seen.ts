import type {
  AnswerOf,
  getRevision,
  IssuedQuote,
  QuoteDetail,
  QuoteSummary,
  VisibleQuote,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { Caller } from '../../identity/caller.ts'
import { fieldsSeenBy, mayGrant, maySee, type QuoteAccess } from '../../identity/field-access.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
import { isAcceptable, mayAccept, mayArchive } from './quotes.policy.ts'

/** A quote as a list shows it to a caller. */
export const summaryFor = (caller: Caller, summary: QuoteSummary): QuoteSummary =>
  maySee(caller, 'listPrice', { ...summary, isGranted: false }) ? summary : { ...summary, partsTotal: null }

/** An issued quote as a caller sees it: without its prices where they are not for the caller. */
const issuedFor = <Issued extends IssuedQuote>(
  caller: Caller,
  issued: Issued,
  access: QuoteAccess,
): Omit<Issued, keyof VisibleQuote> & VisibleQuote =>
  maySee(caller, 'listPrice', access)
    ? issued
    : {
        ...issued,
        lines: issued.lines.map((line) => ({ ...line, unitPrice: null, total: null })),
        partsTotal: null,
      }

type Revision = IssuedQuote & { readonly layout: Layout }

/** One issued version with its drawing as a caller sees it: custom parts have prices, too. */
export function revisionFor(
  caller: Caller,
  issued: Revision,
  access: QuoteAccess,
): AnswerOf<typeof getRevision> {
  const seen = issuedFor(caller, issued, access)
  const { layout } = issued
  return maySee(caller, 'listPrice', access)
    ? seen
    : {
        ...seen,
        layout: { ...layout, customItems: layout.customItems.map((item) => ({ ...item, price: null })) },
      }
}

type Whole = Pick<QuoteDetail, 'pdf'> & {
  readonly summary: QuoteSummary
  readonly issued: IssuedQuote | null
  readonly access: Awaited<ReturnType<AccessTo>>
}

/** One quote as a caller sees it, and what the caller may do with it. */
export const detailFor = (caller: Caller, { summary, issued, pdf, access }: Whole): QuoteDetail => ({
  ...summaryFor(caller, summary),
  issued: issued && issuedFor(caller, issued, access),
  pdf,
  mayAccept: mayAccept(caller, summary) && isAcceptable(summary),
  grantedUntil: access.grantedUntil?.toISOString() ?? null,
  mayArchive: mayArchive(caller, summary),
  mayGrant: mayGrant(caller, summary),
  sees: fieldsSeenBy(caller, access),
})
