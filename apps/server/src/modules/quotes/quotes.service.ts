import {
  type acceptQuote,
  type createQuote,
  issuedPdfName,
  type QuoteDetail,
  type ValidInputOf,
} from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { AppError, invalidField } from '../../http/app-error.ts'
import { type CustomerStorage, ROW } from '../../http/limits/customer-storage.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import { type OpenHeader, unknownHeader } from '../../policies/open-header.ts'
import { type AccessTo, notShared } from '../../policies/quote-access.ts'
import { detailFor } from './quote-as-seen.ts'
import { customerOfNewQuote } from './quotes.policy.ts'
import type { QuotesRepository } from './quotes.repository.ts'

/** Creator client id of quotes made in the dealer portal; 1 would be the quote tool (spec 1 §3). */
export const DEALER_PORTAL = 2

type ToAccept = ValidInputOf<typeof acceptQuote>
type NewQuote = ValidInputOf<typeof createQuote>
type Deps = {
  readonly repository: QuotesRepository
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
  readonly catalogueFor: CatalogueFor
  readonly takeRoom: CustomerStorage['take']
  /** Orders a revision from the manufacturer. */
  readonly order: (caller: Asking, toAccept: ToAccept) => Promise<void>
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

type PdfFile = { readonly place: string; readonly fileName: string; readonly versionNumber: number }

export const quotesService = (deps: Deps) => {
  const { repository, openHeader, accessTo, catalogueFor, takeRoom, recordAuditEvent, now } = deps
  async function get(caller: Caller, id: string): Promise<QuoteDetail> {
    const header = await openHeader(caller, id)
    const [summary, issued, pdf, access] = await Promise.all([
      repository.summary(id, header.customerNumber),
      repository.issued(id),
      repository.pdf(id),
      accessTo(id, header),
    ])
    if (!summary) throw unknownHeader()
    const kept = pdf?.bytes && pdf.saved_at ? { bytes: pdf.bytes, savedAt: pdf.saved_at.toISOString() } : null
    return detailFor(caller, { summary, issued, pdf: kept, access })
  }
  return {
    get,
    /** Where the PDF of the last issued version lies, and the name it is downloaded under (spec 1 §9). */
    async pdfFile(caller: Caller, id: string): Promise<PdfFile> {
      await openHeader(caller, id)
      const pdf = await repository.pdf(id)
      if (pdf?.place) return { place: pdf.place, fileName: issuedPdfName(pdf), versionNumber: pdf.version }
      throw new AppError('file.unknown', `Quote ${id} has no PDF yet. Finish the design first.`)
    },
    /** Where the preview picture of a quote lies. */
    async previewPlace(caller: Caller, id: string): Promise<string> {
      await openHeader(caller, id)
      const place = await repository.previewPlace(id)
      if (place) return place
      throw new AppError('file.unknown', `Quote ${id} has no preview yet. Finish the design first.`)
    },
    async create(caller: Asking, wanted: NewQuote) {
      catalogueFor(wanted.productLine)
      const at = now()
      const quote = newQuoteOf(caller, wanted)
      await takeRoom({ customerNumber: quote.customerNumber, bytes: ROW })
      const id = await repository.create({ ...quote, now: at }, (sql, headerID) =>
        recordAuditEvent(sql, caller, { event: 'created', headerID, at }),
      )
      return get(caller, id)
    },
    async accept(caller: Asking, toAccept: ToAccept) {
      await deps.order(caller, toAccept)
      return get(caller, toAccept.id)
    },
  }
}

function newQuoteOf(
  caller: Caller,
  { name, productLine, customerNumber: wanted, quoteType, project }: NewQuote,
) {
  const customerNumber = customerOfNewQuote(caller, wanted)
  if (customerNumber === null)
    throw new AppError('customer.foreign', 'You can create quotes for your own customer number only.')
  if (customerNumber === '')
    throw invalidField('customerNumber', 'is required, because you have no customer number')
  if (project && !maySee(caller, 'customer', { customerNumber, isGranted: false })) throw notShared()
  return {
    name,
    productLine,
    customerNumber,
    project: project ?? null,
    industry: productRules(productLine).industry,
    quoteType: quoteType ?? null,
    createdBy: caller.name,
    clientId: DEALER_PORTAL,
  }
}
