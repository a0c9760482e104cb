import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, HeaderRecord, IssuedQuote, ValidInputOf, vizionHeaderUpdate } from '@ramp/contracts'
import type { HeaderPayload, Layout, Line, ProductLine } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { Derived } from '../../analysis/task.ts'
import type { Sql } from '../../db/database.ts'
import { invalidField } from '../../http/app-error.ts'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import { type OpenHeader, refuseAccepted, refuseChanged } from '../../http/open-header.ts'
import { refusePriceLevel } from '../../http/refuse-price-level.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import type { WriteDown } from '../../operations/audit.ts'
import type { HeadersRepository, LockedHeader } from './headers.repository.ts'

type ToFinish = ValidInputOf<typeof vizionHeaderUpdate>
export type Finish = NonNullable<ToFinish['finish']>
type Answer = AnswerOf<typeof vizionHeaderUpdate>

/** What a finish is about to store beside the quote. */
type Finished = {
  readonly header: HeaderRecord
  readonly layout: Layout
  readonly at: Date
}

/** Shows the files that a finish brought and saves its project, in the transaction that issues its quote. */
export type KeepFinished = (sql: Sql, caller: Caller, finished: Finished) => Promise<void>

type LastIssued = { readonly quote: IssuedQuote; readonly finishKey: string | null } | null

type Needs = {
  readonly repository: HeadersRepository
  readonly openHeader: OpenHeader
  readonly catalogueFor: CatalogueFor
  /** The layout with its parts made to measure under the numbers that belong to them. */
  readonly numberedCustoms: (caller: Caller, layout: Layout) => Promise<Layout>
  /** Gives the numbers of parts made to measure for good. */
  readonly keepQuoted: (
    sql: Sql,
    product: ProductLine,
    customs: HeaderPayload['customs'],
    at: Date,
  ) => Promise<void>
  readonly analysis: AnalysisPool
  readonly lastIssued: (sql: Sql, headerID: string) => Promise<LastIssued>
  /** Writes PDF and preview picture of a finish where nobody sees them yet. */
  readonly writeFinished: (caller: Caller, headerID: string, finish: Finish) => Promise<KeepFinished>
  readonly writeDown: WriteDown
  readonly now: () => Date
}

/**
 * Derives the parts list from the layout and freezes it as the quote of the header (spec 3 §4.8). PDF, preview
 * picture, project and quote are stored together or not at all, and a finish that is sent again because its answer was lost issues nothing twice.
 */
export const finishService = (needs: Needs) => ({
  async finish(caller: Asking, { headerID, layout, dtmLastUpdate, finish }: ToFinish): Promise<Answer> {
    const opened = await needs.openHeader(caller, headerID)
    refusePriceLevel(caller, layout)
    refuseOtherProduct(layout, opened)
    needs.catalogueFor(layout.project.product)
    const numbered = await needs.numberedCustoms(caller, layout)
    const derived = await needs.analysis.run(caller.id, {
      kind: 'quote',
      layout: numbered,
      quoteType: opened.quoteType,
    })
    const keepFinished = finish && (await needs.writeFinished(caller, headerID, finish))
    return needs.repository.change(headerID, async (locked) => {
      const { header, sql } = locked
      const last = finish ? await needs.lastIssued(sql, headerID) : null
      if (finish && last && isSameFinish(last, { finish, derived, dtmLastUpdate }))
        return { header, quote: last.quote }
      refuseAccepted(header)
      if (!isOwnChange(last, finish, header)) refuseChanged(header, dtmLastUpdate)
      const issuedAt = needs.now()
      await keepFinished?.(sql, caller, { header, layout: numbered, at: issuedAt })
      const answer = await issue(locked, derived, {
        layout: numbered,
        issuedBy: caller.name,
        issuedAt,
        finishKey: finish?.key ?? null,
        // The picture of an earlier drawing is none of this one.
        hasPreview: !finish || finish.preview !== undefined,
        keepQuoted: needs.keepQuoted,
      })
      const { versionNumber } = answer.quote
      await needs.writeDown(sql, caller, { event: 'issued', headerID, versionNumber, at: issuedAt })
      return answer
    })
  },
})

function refuseOtherProduct({ project: { product } }: Layout, { productLine }: HeaderRecord) {
  if (product !== productLine)
    throw invalidField('layout.project.product', `is ${product}, but this quote is for ${productLine}`)
}

type Arrived = Pick<ToFinish, 'dtmLastUpdate'> & { readonly finish: Finish; readonly derived: Derived }

/**
 * The same finish, arrived again. With another list or at other prices it is another one, and so it is from somebody who
 * knows of something that was saved after the quote.
 */
const isSameFinish = (
  { finishKey, quote }: NonNullable<LastIssued>,
  { finish, derived, dtmLastUpdate }: Arrived,
): boolean =>
  finishKey === finish.key &&
  quote.catalogueVersion === derived.catalogueVersion &&
  isDeepStrictEqual(quote.lines.map(orderOf), derived.lines.map(orderOf)) &&
  !(dtmLastUpdate !== undefined && Date.parse(dtmLastUpdate) > Date.parse(quote.issuedAt))

const orderOf = ({ itemNumber, quantity, total }: Line) => [itemNumber, quantity, total]

/** The header was changed last by a finish whose answer never reached the caller. */
const isOwnChange = (
  last: LastIssued,
  finish: Finish | undefined,
  { dtmLastUpdate }: HeaderRecord,
): boolean =>
  last?.quote.issuedAt === dtmLastUpdate &&
  last.finishKey !== null &&
  (finish?.unanswered ?? []).includes(last.finishKey)

type Occasion = Pick<Needs, 'keepQuoted'> & {
  readonly layout: Layout
  readonly issuedBy: string
  readonly issuedAt: Date
  readonly finishKey: string | null
  readonly hasPreview: boolean
}

async function issue(
  locked: LockedHeader,
  derived: Derived,
  { layout, issuedBy, issuedAt, finishKey, hasPreview, keepQuoted }: Occasion,
): Promise<Answer> {
  const { headerID } = locked.header
  const versionNumber = await locked.nextVersion(headerID)
  const quote = {
    ...derived,
    versionNumber,
    issuedBy,
    payload: {
      ...derived.payload,
      Id: headerID,
      versionNumber: String(versionNumber),
      clientAssignedId: headerID,
    },
  }
  await keepQuoted(locked.sql, layout.project.product, quote.payload.customs, issuedAt)
  const frozen = { ...quote, headerID, layout, issuedAt, finishKey, hasPreview }
  const header = await locked.issue(frozen)
  return {
    header: header ?? locked.header,
    quote: { ...quote, issuedAt: issuedAt.toISOString(), acceptedAt: null, acceptedBy: null },
  }
}
