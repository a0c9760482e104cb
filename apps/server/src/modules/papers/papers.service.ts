import { isDeepStrictEqual } from 'node:util'
import {
  addedRows,
  companyOnPaper,
  foundationFor,
  type makePaper,
  type PaperFacts,
  projectOnPaper,
  refusedTicks,
  revisionsOnPaper,
  type SavedFacts,
  type savePaperFacts,
  type ValidInputOf,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { PAPERS, type PaperInput, paperDay, versionWords } from '@ramp/papers'
import type { PrintedPrice } from '@ramp/pricing'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import { maySee, type QuoteAccess } from '../../identity/field-access.ts'
import type { Note } from '../../operations/audit.ts'
import type { ListFor } from '../../policies/catalogue-for.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { OpenedHeader, OpenHeader } from '../../policies/open-header.ts'
import { type AccessTo, notShared } from '../../policies/quote-access.ts'
import { factsSeenWith, hashOf, isBlank, refuseOffer } from './facts-as-seen.ts'
import type { papersRepository } from './papers.repository.ts'
import { requirePayer } from './require-payer.ts'

type Deps = {
  readonly repository: ReturnType<typeof papersRepository>
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
  /** The drawing that was saved last; null where none was. */
  readonly savedDrawing: (
    headerID: string,
    option: number,
  ) => Promise<{ readonly layout: Layout; readonly version: number } | null>
  readonly listFor: ListFor
  readonly knownCustoms: KnownCustoms
  readonly analysis: Pick<AnalysisPool, 'run'>
  /** Photos of the site that are stored with a quote. */
  readonly photos: {
    readonly read: (
      caller: Caller,
      headerID: string,
      wanted: { readonly ids: readonly string[]; readonly mostBytes: number },
    ) => Promise<PaperInput['photos']>
  }
  /** The price of a drawing by the terms of its option; null until it is chosen how prices are built. */
  readonly priceToPrint: (
    caller: Caller,
    whose: Whose & { readonly option: number },
    drawing: { readonly layout: Layout; readonly lines: null; readonly list: string | null },
  ) => Promise<PrintedPrice | null>
  /** The proposal of an issued revision, with what was frozen then. */
  readonly issuedProposal: (
    caller: Asking,
    wanted: {
      readonly id: string
      readonly version: number
      readonly settings: { readonly price: OfferShows; readonly payer: string | null }
    },
  ) => Promise<Uint8Array>
  readonly note: Note
  readonly dayOf: Parameters<typeof factsSeenWith>[0]['dayOf']
  readonly now: () => Date
}

/** Photos of a paper come to no more together: a visit of 60 as the designer stores them. */
const MOST_PHOTO_BYTES = 24 * 1024 * 1024

type Wanted = ValidInputOf<typeof makePaper>
type OfferShows = NonNullable<Wanted['offer']>['price']

type Whose = { readonly headerID: string; readonly customerNumber: string }
type ToSave = Omit<ValidInputOf<typeof savePaperFacts>, 'id'>

type Shown = Pick<Wanted, 'id' | 'paper'> & { readonly layout: Layout }

/** The photos that a paper shows, as far as they are stored with its quote. */
async function sitePhotos({ read }: Deps['photos'], caller: Caller, { id, paper, layout }: Shown) {
  if (!PAPERS[paper].hasPhotos) return undefined
  const ids = (layout.site.photos ?? []).map((photo) => photo.id)
  return read(caller, id, { ids, mostBytes: MOST_PHOTO_BYTES })
}

/** The company stands on every document of its dealer: only the dealer's own people change it, and where it has a card, only with that. */
async function refuseOtherCompany(
  { facts }: Deps['repository'],
  { isOfDealer, ...whose }: Whose & { readonly isOfDealer: boolean },
  dealer: PaperFacts['dealer'],
) {
  const kept = await facts(whose)
  if (isDeepStrictEqual(dealer, kept.dealer)) return
  if (kept.company !== null)
    throw invalidField('dealer', 'is set on the Company page of the portal. Change it there')
  if (!isOfDealer)
    throw new AppError(
      'customer.foreign',
      `Only people at customer ${whose.customerNumber} can change their company. Leave company, license, phone and e-mail unchanged.`,
    )
}

/** Title blocks list what was issued; a row is added by nobody. */
function refuseAddedRows(rows: PaperFacts['revisions'], saved: SavedFacts) {
  const [added] = addedRows(rows, saved)
  if (added)
    throw invalidField(
      'revisions',
      `has a row ${added.letter} that was not issued. Issue the quote: its revisions are then listed automatically`,
    )
}

export const papersService = (deps: Deps) => {
  const { repository, openHeader, accessTo } = deps
  const savedFacts = factsSeenWith(deps)
  const ofSaved = ofSavedWith(deps, savedFacts)
  return {
    async facts(caller: Asking, id: string): Promise<SavedFacts> {
      return savedFacts(caller, id, await accessTo(id, await openHeader(caller, id)))
    },

    /** Those of an accepted quote too: permits are asked for after the sale. */
    async save(caller: Asking, id: string, facts: ToSave): Promise<SavedFacts> {
      const access = await accessTo(id, await openHeader(caller, id))
      const { customerNumber } = access
      const whose = { headerID: id, customerNumber }
      const isOfDealer = caller.customerNumber === customerNumber
      const isCustomerHidden = !maySee(caller, 'customer', access)
      // Who does not see them cannot have changed them on purpose.
      if (isCustomerHidden && !isBlank(facts.project)) throw notShared()
      if (facts.dealer) await refuseOtherCompany(repository, { ...whose, isOfDealer }, facts.dealer)
      if (facts.revisions?.length) refuseAddedRows(facts.revisions, await savedFacts(caller, id, access))
      await repository.save(whose, isCustomerHidden ? { ...facts, project: null } : facts)
      return savedFacts(caller, id, access)
    },

    /** A paper of the drawing as it was saved last, or the proposal of an issued revision. */
    async make(caller: Asking, wanted: Wanted) {
      const { id, paper, versionNumber } = wanted
      const header = await openHeader(caller, id)
      const access = await accessTo(id, header)
      if (paper === 'offer') refuseOffer(caller, access)
      refuseTicks(wanted)
      if (paper !== 'offer' || versionNumber === undefined) return ofSaved(caller, wanted, header, access)
      const { price = 'one', payer = null } = wanted.offer ?? {}
      const settings = { price, payer }
      const bytes = await deps.issuedProposal(caller, { id, version: versionNumber, settings })
      return { bytes, fileName: `${id}-${paper}.pdf` }
    },
  }
}

/** A paper of the drawing as it was saved last, at today’s prices. */
const ofSavedWith =
  (deps: Deps, savedFacts: ReturnType<typeof factsSeenWith>) =>
  async (
    caller: Asking,
    { id, option: named, paper, offer, permit, survey, printsBoxes = false }: Wanted,
    { mainOption, name, customerNumber }: OpenedHeader,
    access: QuoteAccess,
  ) => {
    const option = named ?? mainOption
    const saved = await deps.savedDrawing(id, option)
    if (!saved)
      throw new AppError('project.unknown', `Quote ${id} has no saved project yet. Save the design first.`)
    const { layout } = saved
    const facts = await savedFacts(caller, id, access)
    const { foundation, dealer, review, issued, company } = facts
    const revisions = revisionsOnPaper(facts, option)
    const project = projectOnPaper(facts)
    const hash = hashOf(layout)
    const date = paperDay(deps.dayOf(deps.now(), await deps.repository.timeZone(customerNumber)))
    const list = await deps.listFor(id, named)
    const whose = { headerID: id, customerNumber, option }
    const hasPrice = paper === 'offer' && offer?.price !== 'none'
    const drawing = { layout, lines: null, list: list ?? null }
    const price = hasPrice ? await deps.priceToPrint(caller, whose, drawing) : null
    if (paper === 'offer') requirePayer(price, offer?.payer ?? null)
    const toPrint = {
      kind: 'paper' as const,
      layout: await deps.knownCustoms(layout, list),
      paper,
      chosen: {
        offer: offer && { price: offer.price, validDays: offer.validDays, payer: offer.payer },
        permit,
        survey,
      },
      price,
      printsBoxes,
      photos: await sitePhotos(deps.photos, caller, { id, paper, layout }),
      foundation: foundationFor(foundation, permit),
      project: { ...project, name: layout.project.name.trim() || name },
      dealer: {
        ...dealer,
        email: dealer.email || caller.email,
        number: customerNumber,
        drawnBy: caller.name,
        company: companyOnPaper(company),
      },
      quote: { number: id, version: versionWords(issued, hash), date, hash, revisions, review },
    }
    const bytes = await deps.analysis.run(caller.id, toPrint, list)
    return { bytes, fileName: `${id}-${paper}.pdf` }
  }

function refuseTicks({ paper, offer }: Wanted) {
  const ticks = paper === 'offer' && offer ? refusedTicks(offer) : null
  if (ticks) throw new AppError('offer.not-priced', ticks.message, [ticks])
}
