import { acceptQuote, createQuote, getDesignerLink, getQuote, getQuotePdf, listQuotes } from '@ramp/contracts'
import type { OpenHeader } from '../../http/open-header.ts'
import { fileRoute, type Route, route } from '../../http/route.ts'
import type { HeaderIdCipher } from '../../identity/header-id-cipher.ts'
import { productInAddress } from './quotes.policy.ts'
import type { quotesService } from './quotes.service.ts'

type Needs = {
  readonly quotes: ReturnType<typeof quotesService>
  readonly openHeader: OpenHeader
  readonly cipher: HeaderIdCipher
  readonly readPdf: (place: string) => Promise<Uint8Array>
}

/** File name of a downloaded quote (spec 1 §9). */
const PDF_NAME = 'EZ_Vizion_Quote.pdf'

export const quotesRoutes = ({ quotes, openHeader, cipher, readPdf }: Needs): Route[] => [
  route(listQuotes, ({ after }, caller) => quotes.list(caller, after)),
  route(getQuote, ({ id }, caller) => quotes.get(caller, id)),
  route(createQuote, (wanted, caller) => quotes.create(caller, wanted)),
  route(acceptQuote, ({ id, versionNumber }, caller) => quotes.accept(caller, id, versionNumber)),
  route(getDesignerLink, async ({ id }, caller) => {
    const { productLine } = await openHeader(caller, id)
    const encrypted = cipher.encrypt(id)
    const product = productInAddress(productLine)
    return { id: encrypted, path: `/designer?product=${product}&id=${encodeURIComponent(encrypted)}` }
  }),
  fileRoute(getQuotePdf, async ({ id }, caller) => ({
    bytes: await readPdf(await quotes.pdfPlace(caller, id)),
    fileName: PDF_NAME,
  })),
]
