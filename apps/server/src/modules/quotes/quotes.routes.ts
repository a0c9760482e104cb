import {
  acceptQuote,
  archiveQuote,
  createQuote,
  duplicateQuote,
  getDesignerLink,
  getQuote,
  getQuotePdf,
  getQuotePreview,
  getQuotesCsv,
  getRevision,
  listQuotes,
  restoreQuote,
} from '@ramp/contracts'
import { fileRoute, type Route, route } from '../../http/route.ts'
import type { HeaderIdCipher } from '../../identity/header-id-cipher.ts'
import type { Note } from '../../operations/audit.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import type { archiveService } from './archive.service.ts'
import type { duplicateService } from './duplicate.service.ts'
import type { listQuotesService } from './list-quotes.service.ts'
import { productInAddress } from './quotes.policy.ts'
import type { quotesService } from './quotes.service.ts'
import type { revisionService } from './revision.service.ts'

type Deps = {
  readonly quotes: ReturnType<typeof quotesService> &
    ReturnType<typeof listQuotesService> &
    ReturnType<typeof duplicateService> &
    ReturnType<typeof archiveService> &
    ReturnType<typeof revisionService>
  readonly openHeader: OpenHeader
  readonly cipher: HeaderIdCipher
  readonly note: Note
  /** The bytes at a place that is found; found once more where they were replaced meanwhile. */
  readonly readFile: (find: () => Promise<string>) => Promise<Uint8Array>
}

export const quotesRoutes = ({ quotes, openHeader, cipher, note, readFile }: Deps): Route[] => [
  route(listQuotes, (wanted, caller) => quotes.list(caller, wanted)),
  fileRoute(getQuotesCsv, async (wanted, caller) => ({
    bytes: Buffer.from(await quotes.csv(caller, wanted)),
    fileName: 'quotes.csv',
  })),
  route(getQuote, ({ id }, caller) => quotes.get(caller, id)),
  route(getRevision, ({ id, versionNumber }, caller) => quotes.revision(caller, id, Number(versionNumber))),
  route(createQuote, (wanted, caller) => quotes.create(caller, wanted)),
  route(duplicateQuote, ({ id }, caller) => quotes.duplicate(caller, id)),
  route(archiveQuote, ({ id }, caller) => quotes.archive(caller, id)),
  route(restoreQuote, ({ id }, caller) => quotes.restore(caller, id)),
  route(acceptQuote, (toAccept, caller) => quotes.accept(caller, toAccept)),
  route(getDesignerLink, async ({ id, option }, caller) => {
    const { productLine, status } = await openHeader(caller, id)
    if (status !== 'draft') await note(caller, { event: 'reopened', headerID: id })
    const encrypted = cipher.encrypt(id)
    const product = productInAddress(productLine)
    const ofOption = option === undefined ? '' : `&option=${option}`
    return {
      id: encrypted,
      path: `/designer?product=${product}&id=${encodeURIComponent(encrypted)}${ofOption}`,
    }
  }),
  fileRoute(getQuotePdf, async ({ id }, caller) => {
    const { place, fileName, versionNumber } = await quotes.pdfFile(caller, id)
    const bytes = await readFile(async () => place)
    await note(caller, { event: 'exported', headerID: id, versionNumber })
    return { bytes, fileName }
  }),
  fileRoute(getQuotePreview, async ({ id }, caller) => ({
    bytes: await readFile(() => quotes.previewPlace(caller, id)),
    fileName: `${id}.png`,
  })),
]
