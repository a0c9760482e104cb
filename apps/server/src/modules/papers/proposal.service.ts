import { companyOnPaper, type HeaderRecord, type PaperFacts } from '@ramp/contracts'
import type { Layout, PartsList } from '@ramp/domain'
import { paperDay } from '@ramp/papers'
import type { PrintedPrice } from '@ramp/pricing'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { Asking } from '../../identity/caller.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import { hashOf } from './facts-as-seen.ts'
import type { papersRepository } from './papers.repository.ts'
import { requirePayer } from './require-payer.ts'

type Deps = {
  readonly repository: Pick<ReturnType<typeof papersRepository>, 'facts' | 'company'>
  readonly lists: { readonly load: (version: string) => Promise<void> }
  readonly knownCustoms: KnownCustoms
  readonly analysis: Pick<AnalysisPool, 'run'>
}

/** A revision whose proposal is made: its drawing and list, what it is called, and for how long it holds. */
type ToPropose = {
  readonly layout: Layout
  readonly list: PartsList
  /** The price list it was finished with. */
  readonly catalogueVersion: string
  readonly mark: string
  /** Such as 2026-11-27. */
  readonly day: string
  readonly validDays: number
  readonly settings: { readonly price: 'one' | 'itemized' | 'none'; readonly payer: string | null }
  readonly price: PrintedPrice | null
  /** Facts that were frozen, and who issued them; those of today where it is issued now. */
  readonly issued?: Issued
}

type Issued = {
  readonly facts: Omit<PaperFacts, 'revisions' | 'project'> & {
    readonly project: PaperFacts['project'] & { readonly name: string }
  }
  readonly issuedBy: string
  /** The version of the dealer's card it was issued with; null where there was none. */
  readonly cardVersion: number | null
}

/**
 * The proposal of a revision, with its parts list as it was issued, and the facts that are frozen with it. It is the dealer's own
 * document, whoever has it made.
 */
export const proposalWith =
  ({ repository, lists, knownCustoms, analysis }: Deps) =>
  async (
    caller: Asking,
    { headerID, customerNumber, name }: Pick<HeaderRecord, 'headerID' | 'customerNumber' | 'name'>,
    { layout, list, catalogueVersion, mark, day, validDays, settings, price, issued }: ToPropose,
  ) => {
    requirePayer(price, settings.payer)
    const { company, ...facts } = issued
      ? { ...issued.facts, company: await companyOfIssued(repository, customerNumber, issued) }
      : await repository.facts({ headerID, customerNumber })
    const { foundation, dealer, review } = facts
    const project = issued?.facts.project ?? {
      ...facts.project,
      name: layout.project.name.trim() || name,
    }
    await lists.load(catalogueVersion)
    const toPrint = {
      kind: 'paper' as const,
      layout: await knownCustoms(layout, catalogueVersion),
      paper: 'offer' as const,
      chosen: { offer: { ...settings, validDays } },
      price,
      // What no font has is a box: a quote is never kept from being sent by one letter.
      printsBoxes: true,
      list,
      photos: undefined,
      foundation,
      project,
      dealer: {
        ...dealer,
        email: dealer.email || (issued ? '' : caller.email),
        number: customerNumber,
        drawnBy: issued?.issuedBy ?? caller.name,
        company: companyOnPaper(company),
      },
      quote: {
        number: headerID,
        version: mark,
        date: paperDay(day),
        hash: hashOf(layout),
        revisions: [],
        review,
      },
    }
    const bytes = await analysis.run(caller.id, toPrint, catalogueVersion)
    return { bytes, facts: { ...facts, project }, cardVersion: company?.version ?? null }
  }

const companyOfIssued = async (
  repository: Pick<Deps['repository'], 'company'>,
  customerNumber: string,
  { cardVersion }: Issued,
) => (cardVersion === null ? null : repository.company(customerNumber, cardVersion))
