import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  foundationFor,
  type makePaper,
  refusedTicks,
  type SavedFacts,
  type savePaperFacts,
  type ValidInputOf,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { drawingText, hashLetters, PAPERS, type PaperInput, versionWords } from '@ramp/papers'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { AppError } from '../../http/app-error.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import type { papersRepository } from './papers.repository.ts'

type Deps = {
  readonly repository: ReturnType<typeof papersRepository>
  readonly openHeader: OpenHeader
  /** The drawing that was saved last; null where none was. */
  readonly savedDrawing: (
    headerID: string,
  ) => Promise<{ readonly layout: Layout; readonly version: number } | null>
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
  readonly now: () => Date
}

/** Photos of a paper come to no more together: a visit of 60 as the designer stores them. */
const MOST_PHOTO_BYTES = 24 * 1024 * 1024

type Wanted = ValidInputOf<typeof makePaper>

/** The same drawing has the same letters, on every paper. */
const hashOf = (layout: Layout): string =>
  hashLetters(createHash('sha256').update(drawingText(layout)).digest())

type Whose = { readonly headerID: string; readonly customerNumber: string }
type ToSave = Omit<ValidInputOf<typeof savePaperFacts>, 'id'>

type Shown = Pick<Wanted, 'id' | 'paper'> & { readonly layout: Layout }

/** The photos that a paper shows, as far as they are stored with its quote. */
async function sitePhotos({ read }: Deps['photos'], caller: Caller, { id, paper, layout }: Shown) {
  if (!PAPERS[paper].hasPhotos) return undefined
  const ids = (layout.site.photos ?? []).map((photo) => photo.id)
  return read(caller, id, { ids, mostBytes: MOST_PHOTO_BYTES })
}

export const papersService = ({
  repository,
  openHeader,
  savedDrawing,
  knownCustoms,
  analysis,
  photos,
  now,
}: Deps) => {
  const savedFacts = async (headerID: string, customerNumber: string): Promise<SavedFacts> => {
    const [facts, issued] = await Promise.all([
      repository.facts({ headerID, customerNumber }),
      repository.issued(headerID),
    ])
    return { ...facts, issued: issued && { version: issued.version, drawing: hashOf(issued.layout) } }
  }
  /** The company stands on every document of its dealer: only the dealer's own people change it. */
  async function refuseOtherCompany(whose: Whose, dealer: ToSave['dealer']) {
    const kept = await repository.facts(whose)
    if (!isDeepStrictEqual(dealer, kept.dealer))
      throw new AppError(
        'customer.foreign',
        `Only people of customer ${whose.customerNumber} can change their company. Leave company, license, phone and e-mail unchanged.`,
      )
  }
  return {
    async facts(caller: Caller, id: string): Promise<SavedFacts> {
      const { customerNumber } = await openHeader(caller, id)
      return savedFacts(id, customerNumber)
    },

    /** Those of an accepted quote too: permits are asked for after the sale. */
    async save(caller: Caller, id: string, facts: ToSave): Promise<SavedFacts> {
      const { customerNumber } = await openHeader(caller, id)
      const whose = { headerID: id, customerNumber }
      if (caller.customerNumber !== customerNumber) await refuseOtherCompany(whose, facts.dealer)
      await repository.save(whose, facts)
      return savedFacts(id, customerNumber)
    },

    /** A paper of the drawing as it was saved last. */
    async make(caller: Asking, { id, paper, offer, permit, survey, printsBoxes = false }: Wanted) {
      const { customerNumber, name } = await openHeader(caller, id)
      const ticks = paper === 'offer' && offer ? refusedTicks(offer) : null
      if (ticks) throw new AppError('offer.not-priced', ticks.message, [ticks])
      const saved = await savedDrawing(id)
      if (!saved)
        throw new AppError('project.unknown', `Quote ${id} has no saved project yet. Save the design first.`)
      const { layout } = saved
      const { project, foundation, dealer, revisions, review, issued } = await savedFacts(id, customerNumber)
      const hash = hashOf(layout)
      const bytes = await analysis.run(caller.id, {
        kind: 'paper',
        layout: await knownCustoms(layout),
        paper,
        chosen: { offer: offer && { price: offer.price, validDays: offer.validDays }, permit, survey },
        printsBoxes,
        photos: await sitePhotos(photos, caller, { id, paper, layout }),
        foundation: foundationFor(foundation, permit),
        project: { ...project, name: layout.project.name.trim() || name },
        dealer: {
          ...dealer,
          email: dealer.email || caller.email,
          number: customerNumber,
          drawnBy: caller.name,
        },
        quote: { number: id, version: versionWords(issued, hash), date: now(), hash, revisions, review },
      })
      return { bytes, fileName: `${id}-${paper}.pdf` }
    },
  }
}
