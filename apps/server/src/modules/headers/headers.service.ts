import type { AnswerOf, HeaderRecord, vizionHeaderUpdate } from '@ramp/contracts'
import { type Analysis, analyse, headerPayload, type Layout } from '@ramp/domain'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import { refuseErrors } from '../../http/issues.ts'
import type { KnownCustoms } from '../../http/known-customs.ts'
import { refuseAccepted, refuseChanged } from '../../http/open-header.ts'
import { refusePriceLevel } from '../../http/refuse-price-level.ts'
import { mayOpenHeader } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import type { HeadersRepository, LockedHeader } from './headers.repository.ts'

type Needs = {
  readonly repository: HeadersRepository
  readonly catalogueFor: CatalogueFor
  readonly knownCustoms: KnownCustoms
  /** Keeps the PDF that was saved last as the one of an issued version; null when there is none. */
  readonly keepIssuedPdf: (headerID: string, versionNumber: number) => Promise<string | null>
  readonly now: () => Date
}

type ToFinish = {
  readonly headerID: string
  readonly layout: Layout
  readonly dtmLastUpdate?: string | undefined
}

export const headersService = ({ repository, catalogueFor, knownCustoms, keepIssuedPdf, now }: Needs) => {
  /** The header, if the caller may open it. */
  const open = async (caller: Caller, headerID: string): Promise<HeaderRecord> => {
    const header = await repository.find(headerID)
    if (!header)
      throw new AppError('header.unknown', `There is no quote ${headerID}. Open it from the dealer portal.`)
    if (mayOpenHeader(caller, header)) return header
    throw new AppError('header.foreign', 'You are not authorized to view this project')
  }
  return {
    open,
    /** Derives the parts list from the layout and freezes it as the quote of the header (spec 3 §4.8). */
    async finish(
      caller: Caller,
      { headerID, layout, dtmLastUpdate }: ToFinish,
    ): Promise<AnswerOf<typeof vizionHeaderUpdate>> {
      const opened = await open(caller, headerID)
      refusePriceLevel(caller, layout)
      const { product } = layout.project
      if (product !== opened.productLine)
        throw invalidField(
          'layout.project.product',
          `is ${product}, but this quote is for ${opened.productLine}`,
        )
      const analysis = analyse(await knownCustoms(layout), catalogueFor(product))
      refuseErrors(analysis)
      return repository.change(headerID, (locked) => {
        refuseAccepted(locked.header)
        refuseChanged(locked.header, dtmLastUpdate)
        return issue(locked, analysis, { issuedBy: caller.name, issuedAt: now(), keepIssuedPdf })
      })
    },
  }
}

type Occasion = Pick<Needs, 'keepIssuedPdf'> & { readonly issuedBy: string; readonly issuedAt: Date }

async function issue(
  locked: LockedHeader,
  analysis: Analysis,
  { issuedBy, issuedAt, keepIssuedPdf }: Occasion,
) {
  const { headerID } = locked.header
  const versionNumber = await locked.nextVersion(headerID)
  const quote = {
    versionNumber,
    catalogueVersion: analysis.catalogue.version,
    issuedBy,
    lines: analysis.partsList.lines,
    partsTotal: analysis.partsList.partsTotal,
    weight: analysis.partsList.weight,
    linearFeet: analysis.linearFeet,
    payload: headerPayload(analysis, {
      id: headerID,
      versionNumber: String(versionNumber),
      clientAssignedId: headerID,
    }),
  }
  const pdfPlace = await keepIssuedPdf(headerID, versionNumber)
  const header = await locked.issue({ ...quote, headerID, layout: analysis.layout, issuedAt, pdfPlace })
  return {
    header: header ?? locked.header,
    quote: { ...quote, issuedAt: issuedAt.toISOString(), acceptedAt: null, acceptedBy: null },
  }
}
