import { isDeepStrictEqual } from 'node:util'
import type {
  AnswerOf,
  HeaderPayload,
  HeaderRecord,
  IssuedQuote,
  ValidInputOf,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import type { Layout, Line, ProductLine } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { Derived } from '../../analysis/task.ts'
import type { Sql } from '../../db/database.ts'
import { discardAll, discardUnlessNamed } from '../../files/discard.ts'
import type { Written } from '../../files/file-store.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { CustomerStorage } from '../../http/limits/customer-storage.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { CatalogueFor, ListFor } from '../../policies/catalogue-for.ts'
import { type OpenHeader, refuseAccepted, refuseChanged, unknownOption } from '../../policies/open-header.ts'
import { refusePriceLevel } from '../../policies/refuse-price-level.ts'
import type { HeadersRepository, LockedHeader, ToIssue } from './headers.repository.ts'

type ToFinish = ValidInputOf<typeof vizionHeaderUpdate>
export type Finish = NonNullable<ToFinish['finish']>
type Answer = AnswerOf<typeof vizionHeaderUpdate>

/** Where the content lies that the files of a quote had before; null where there was none. */
type Replaced = readonly (string | null)[]

/** What a finish is about to store beside the quote. */
type Finished = {
  readonly header: HeaderRecord
  readonly option: number
  readonly layout: Layout
  readonly at: Date
}

/** PDF and preview picture of a finish, where nobody sees them yet. */
export type BroughtFiles = {
  readonly written: readonly Written[]
  /** Shows them and saves the project, in the transaction that issues the quote: what they replace. */
  readonly keep: (sql: Sql, caller: Caller, finished: Finished) => Promise<Replaced>
}

/** A quote that was issued now, or that of the same finish when it came the first time. */
type Outcome =
  | { readonly kind: 'issued'; readonly answer: Answer; readonly replaced: Replaced }
  | { readonly kind: 'found'; readonly answer: Answer }

type LastIssued = { readonly quote: IssuedQuote; readonly finishKey: string | null } | null

type Deps = {
  readonly repository: HeadersRepository
  readonly openHeader: OpenHeader
  readonly catalogueFor: CatalogueFor
  readonly listFor: ListFor
  /** The layout with its parts made to measure under the numbers that belong to them, at the prices of a list. */
  readonly numberedCustoms: (caller: Caller, layout: Layout, list?: string) => Promise<Layout>
  /** Holds the numbers of parts made to measure until the quote has them for good. */
  readonly holdQuoted: (
    sql: Sql,
    of: { readonly product: ProductLine; readonly version: string },
    customs: HeaderPayload['customs'],
  ) => Promise<void>
  readonly analysis: AnalysisPool
  /** What was finished last of an option. */
  readonly lastIssued: (sql: Sql, headerID: string, option: number) => Promise<LastIssued>
  /** Writes PDF and preview picture of a finish where nobody sees them yet. */
  readonly writeFinished: (caller: Caller, headerID: string, finish: Finish) => Promise<BroughtFiles>
  readonly takeRoom: CustomerStorage['take']
  readonly removeReplaced: (places: Replaced) => Promise<void>
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

/**
 * Derives the parts list from the layout and freezes it as the quote of the header (spec 3 §4.8). PDF, preview
 * picture, project and quote are stored together or not at all, and a finish that is sent again because its answer was lost issues nothing twice.
 */
export const finishService = (deps: Deps) => ({
  async finish(
    caller: Asking,
    { headerID, option: wanted, layout, dtmLastUpdate, finish }: ToFinish,
  ): Promise<Answer> {
    const opened = await deps.openHeader(caller, headerID)
    const option = wanted ?? opened.mainOption
    refusePriceLevel(caller, layout.project.priceLevel)
    refuseOtherProduct(layout, opened)
    const list = await deps.listFor(headerID, option)
    deps.catalogueFor(layout.project.product, list)
    const numbered = await deps.numberedCustoms(caller, layout, list)
    const { quoteType } = opened
    const derived = await deps.analysis.run(caller.id, { kind: 'quote', layout: numbered, quoteType }, list)
    // The project, and the layout of the issued quote with its list.
    await deps.takeRoom({ headerID, bytes: 3 * JSON.stringify(layout).length })
    const brought = finish && (await deps.writeFinished(caller, headerID, finish))
    const written = brought?.written ?? []
    const issueOrFind = deps.repository.change(headerID, async (locked): Promise<Outcome> => {
      const { header, sql } = locked
      const last = finish ? await deps.lastIssued(sql, headerID, option) : null
      if (finish && last && isSameFinish(last, { finish, derived, dtmLastUpdate }))
        return { kind: 'found', answer: { header, quote: last.quote } }
      refuseAccepted(header, option)
      if (!(await locked.hasOption(headerID, option))) throw unknownOption(headerID, option)
      refuseOtherList(await locked.priceList(headerID, option), derived)
      const changedAt = await locked.changedAt(headerID, option)
      if (!isOwnChange(last, finish, changedAt)) refuseChanged(changedAt, dtmLastUpdate)
      const issuedAt = deps.now()
      const preview = await locked.previewPlace()
      const files =
        (await brought?.keep(sql, caller, { header, option, layout: numbered, at: issuedAt })) ?? []
      const answer = await issue(locked, derived, {
        option,
        layout: numbered,
        issuedBy: caller.name,
        issuedAt,
        finishKey: finish?.key ?? null,
        // The picture of an earlier drawing is none of this one.
        files: !finish || finish.preview !== undefined ? 'all' : 'pdf',
        holdQuoted: deps.holdQuoted,
      })
      const { versionNumber } = answer.quote
      await deps.recordAuditEvent(sql, caller, {
        event: 'finished',
        headerID,
        versionNumber,
        at: issuedAt,
        details: { option, offer: 'none', order: 'none' },
      })
      return { kind: 'issued', answer, replaced: [...files, preview] }
    })
    const outcome = await discardUnlessNamed(written, () => issueOrFind)
    await (outcome.kind === 'found' ? discardAll(written) : deps.removeReplaced(outcome.replaced))
    return outcome.answer
  },
})

function refuseOtherProduct({ project: { product } }: Layout, { productLine }: HeaderRecord) {
  if (product !== productLine)
    throw invalidField('layout.project.product', `is ${product}, but this quote is for ${productLine}`)
}

/** The option was first issued, or priced again, while its parts list was worked out. */
function refuseOtherList(pinned: string | null, { catalogueVersion }: Derived) {
  if (pinned !== null && pinned !== catalogueVersion)
    throw new AppError(
      'header.changed',
      `This option now uses price list ${pinned}. Open the quote again, then finish it.`,
    )
}

type Arrived = Pick<ToFinish, 'dtmLastUpdate'> & { readonly finish: Finish; readonly derived: Derived }

/**
 * The same finish, arrived again. With another list, verdict or price it is another one, and so it is from somebody who
 * knows of something that was saved after the quote.
 */
const isSameFinish = (
  { finishKey, quote }: NonNullable<LastIssued>,
  { finish, derived, dtmLastUpdate }: Arrived,
): boolean =>
  finishKey === finish.key &&
  quote.catalogueVersion === derived.catalogueVersion &&
  isDeepStrictEqual(quote.lines.map(orderOf), derived.lines.map(orderOf)) &&
  (quote.verdict === null || isDeepStrictEqual(quote.verdict, derived.verdict)) &&
  !(dtmLastUpdate !== undefined && Date.parse(dtmLastUpdate) > Date.parse(quote.issuedAt))

const orderOf = ({ itemNumber, quantity, total }: Line) => [itemNumber, quantity, total]

/** The drawing was changed last by a finish whose answer never reached the caller. */
const isOwnChange = (last: LastIssued, finish: Finish | undefined, changedAt: Date | null): boolean =>
  last !== null &&
  last.quote.issuedAt === changedAt?.toISOString() &&
  last.finishKey !== null &&
  (finish?.unanswered ?? []).includes(last.finishKey)

type Occasion = Pick<Deps, 'holdQuoted'> & {
  readonly option: number
  readonly layout: Layout
  readonly issuedBy: string
  readonly issuedAt: Date
  readonly finishKey: string | null
  readonly files: ToIssue['files']
}

/** Freezes what follows from a drawing as the next version of its quote. */
export async function issue(
  locked: Pick<LockedHeader, 'header' | 'sql' | 'nextVersion' | 'issue'>,
  derived: Derived,
  { option, layout, issuedBy, issuedAt, finishKey, files, holdQuoted }: Occasion,
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
  const { product } = layout.project
  await holdQuoted(locked.sql, { product, version: quote.catalogueVersion }, quote.payload.customs)
  const frozen = { ...quote, headerID, option, layout, issuedAt, finishKey, files }
  const header = await locked.issue(frozen)
  return {
    header: header ?? locked.header,
    quote: { ...quote, issuedAt: issuedAt.toISOString(), acceptedAt: null, acceptedBy: null },
  }
}
