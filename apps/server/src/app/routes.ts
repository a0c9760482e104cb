import type { SisterLines } from '@ramp/catalogue-files'
import type { CatalogueData, ItemTranslation } from '@ramp/domain'
import { type AnalysisPool, type Budget, openAnalysisPool, readLargeWith } from '../analysis/analysis-pool.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeReplacedWith } from '../files/remove-replaced.ts'
import type { CustomerStorage } from '../http/limits/customer-storage.ts'
import type { Route } from '../http/route.ts'
import { headerIdCipher } from '../identity/header-id-cipher.ts'
import type { DeriveKey } from '../identity/server-secret.ts'
import { auditRepository, noteRead, recordAuditEvent } from '../modules/audit/audit.repository.ts'
import { auditRoutes, type WhoMay } from '../modules/audit/audit.routes.ts'
import { authorizationRoutes } from '../modules/authorization/authorization.routes.ts'
import { catalogueRepository } from '../modules/catalogue/catalogue.repository.ts'
import { catalogueRoutes } from '../modules/catalogue/catalogue.routes.ts'
import { type Catalogues, catalogueService } from '../modules/catalogue/catalogue.service.ts'
import { dayIn } from '../modules/catalogue/day-in.ts'
import { dealerCardRepository } from '../modules/dealer-card/dealer-card.repository.ts'
import { dealerCardRoutes } from '../modules/dealer-card/dealer-card.routes.ts'
import { dealerCardService } from '../modules/dealer-card/dealer-card.service.ts'
import { draftsRepository } from '../modules/drafts/drafts.repository.ts'
import { draftsRoutes } from '../modules/drafts/drafts.routes.ts'
import { draftsService } from '../modules/drafts/drafts.service.ts'
import { encryptionKeyRoutes } from '../modules/encryption-key/encryption-key.routes.ts'
import { type CheckFile, checkFileWith } from '../modules/files/checked-file.ts'
import { documentStore } from '../modules/files/file-name.policy.ts'
import { filesRepository } from '../modules/files/files.repository.ts'
import { filesRoutes } from '../modules/files/files.routes.ts'
import { filesService } from '../modules/files/files.service.ts'
import { photosRepository } from '../modules/files/photos.repository.ts'
import { photosRoutes } from '../modules/files/photos.routes.ts'
import { photosService } from '../modules/files/photos.service.ts'
import { fitRoutes } from '../modules/fit/fit.routes.ts'
import { generateRoutes } from '../modules/generate/generate.routes.ts'
import { grantsRoutes } from '../modules/grants/grants.routes.ts'
import { accessToWith, grantsService } from '../modules/grants/grants.service.ts'
import { finishService } from '../modules/headers/finish.service.ts'
import { type HeadersRepository, headersRepository } from '../modules/headers/headers.repository.ts'
import { headersRoutes } from '../modules/headers/headers.routes.ts'
import { headersService } from '../modules/headers/headers.service.ts'
import { customItemsRepository } from '../modules/items/custom-items.repository.ts'
import { customItemsService } from '../modules/items/custom-items.service.ts'
import { customsOfQuoteService } from '../modules/items/customs-of-quote.service.ts'
import { findItems } from '../modules/items/find-items.ts'
import { itemsRoutes } from '../modules/items/items.routes.ts'
import { madeItemsRoutes } from '../modules/items/made-items.routes.ts'
import { modelRoutes } from '../modules/model/model.routes.ts'
import { offerTermsRoutes } from '../modules/offer-terms/offer-terms.routes.ts'
import { offerTermsService } from '../modules/offer-terms/offer-terms.service.ts'
import { papersRepository } from '../modules/papers/papers.repository.ts'
import { papersRoutes } from '../modules/papers/papers.routes.ts'
import { papersService } from '../modules/papers/papers.service.ts'
import { priceListsRoutes } from '../modules/price-lists/price-lists.routes.ts'
import { priceListsService } from '../modules/price-lists/price-lists.service.ts'
import { projectsRepository } from '../modules/projects/projects.repository.ts'
import { projectsRoutes } from '../modules/projects/projects.routes.ts'
import { lastProjectWith, projectsService, projectTextWith } from '../modules/projects/projects.service.ts'
import { archiveService } from '../modules/quotes/archive.service.ts'
import { duplicateService } from '../modules/quotes/duplicate.service.ts'
import { lastIssued } from '../modules/quotes/last-issued.ts'
import { listQuotesService } from '../modules/quotes/list-quotes.service.ts'
import { quotesRepository } from '../modules/quotes/quotes.repository.ts'
import { quotesRoutes } from '../modules/quotes/quotes.routes.ts'
import { quotesService } from '../modules/quotes/quotes.service.ts'
import { revisionService } from '../modules/quotes/revision.service.ts'
import { dayIn as dayInZone } from '../modules/revisions/offer-days.ts'
import { revisionsRoutes } from '../modules/revisions/revisions.routes.ts'
import { usersRepository } from '../modules/users/users.repository.ts'
import { usersRoutes } from '../modules/users/users.routes.ts'
import type { Note } from '../operations/audit.ts'
import type { CatalogueFor, ListFor } from '../policies/catalogue-for.ts'
import type { KnownCustoms } from '../policies/known-customs.ts'
import { allowGenerateWith } from '../policies/open-header.ts'
import { copyDrawingWith } from './copy-drawing.ts'
import { pricesOfDealers } from './prices-of.ts'
import { revisionsOf } from './revisions-of.ts'
import { writeFinishedWith } from './write-finished.ts'

export type Deps = {
  readonly database: Database
  readonly store: FileStore
  readonly catalogueFiles: readonly CatalogueData[]
  readonly translation: readonly ItemTranslation[]
  readonly sisterLines: SisterLines
  readonly keyFor: DeriveKey
  readonly config: Pick<Config, 'timeZone' | 'companyZone'>
  readonly now: () => Date
  readonly storage: CustomerStorage
  readonly analysisBudget?: Partial<Budget>
}

/** Every call with what it needs; modules know of each other only what is passed here. */
export async function createRoutes(deps: Deps) {
  const { database, store, storage, translation, keyFor, now } = deps
  const { take: takeRoom, drawingOf } = storage
  const catalogues = await cataloguesOf(deps)
  const { catalogueFor } = catalogues
  const headerRows = headersRepository(database)
  const { customs, ofQuote, items } = partsOf(database, { catalogues, headerRows, now })
  const headers = headersService(headerRows)
  const openHeader = headers.open
  const projectRows = projectsRepository(database)
  const projects = projectsService({ repository: projectRows, openHeader, takeRoom, now })
  const projectText = projectTextWith(projectRows)
  const fileRows = filesRepository(database)
  const note: Note = (asking, record) => noteRead(database, asking, { ...record, at: now() })
  const removeReplaced = removeReplacedWith(store, database)
  const { analysis, checkFile } = besideServer(catalogues, deps.analysisBudget)
  const whoMay = { openHeader, accessTo: accessToWith({ database, now }) }
  const shared = { ...whoMay, catalogueFor, checkFile, removeReplaced, takeRoom, recordAuditEvent, now }
  const files = filesService({ ...shared, repository: fileRows, store, projectText, note })
  const photos = photosService({ ...shared, repository: photosRepository(database, fileRows), files })
  const deriving = { ...ofQuote, analysis, lastIssued, repository: headerRows }
  const writeFinished = writeFinishedWith(projects, files, checkFile)
  const finishing = finishService({ ...shared, ...deriving, writeFinished })
  const copyDrawing = copyDrawingWith({ ...projects, lastProject: lastProjectWith(projectRows) })
  const ofLife = { ...deps, ...shared, ...projects, ...ofQuote, ...headerRows }
  const { pricesRoutes, ...prices } = pricesOfDealers(database, { ...ofLife, analysis, lists: catalogues })
  const life = revisionsOf(database, { ...ofLife, ...prices, analysis, lists: catalogues })
  const quotes = quotesOf(database, { ...ofLife, copyDrawing, drawingOf, order: life.revisions.order })
  const cipher = headerIdCipher(keyFor('header ids'))
  const routes: Route[] = [
    ...authorizationRoutes({ cipher, openHeader, documentStore }),
    ...peopleOf(database, { ...deps, ...whoMay, takeRoom }),
    ...catalogueRoutes(catalogues),
    ...itemsRoutes({ ...catalogues, items }),
    ...madeItemsRoutes({ items, customs, ...catalogues, translation }),
    ...generateRoutes({ catalogueFor, ...ofQuote, analysis, allow: allowGenerateWith(openHeader) }),
    ...headersRoutes({ ...headers, ...finishing }),
    ...drawnRoutes({ ...projects, ...ofQuote, analysis, note }),
    ...storedRoutes(files, projects, photos, analysis),
    ...draftsOf(database, { ...shared, checkFits: projects.checkFits }),
    ...grantsRoutes(grantsService({ ...shared, database })),
    ...priceListsOf(deps, { ...ofQuote, lists: catalogues, catalogueFor, analysis }),
    ...pricesRoutes,
    ...papersOf(database, { ...ofLife, ...prices, ...life.revisions, analysis, photos, note }),
    ...revisionsRoutes({ ...life, note, readFile: files.readNamed }),
    ...quotesRoutes({ quotes, openHeader, cipher, note, readFile: files.readNamed }),
  ]
  return { routes, analysis, catalogues, readLarge: readLargeWith(analysis) }
}

/** Prices of today, and those of earlier and coming lists. */
const cataloguesOf = ({ database, catalogueFiles, config, now }: Deps) =>
  catalogueService(catalogueRepository(database), catalogueFiles, { now, dayOf: dayIn(config.timeZone) })

/** What is done in workers, and what is looked at there. */
function besideServer(...given: Parameters<typeof openAnalysisPool>) {
  const analysis = openAnalysisPool(...given)
  return { analysis, checkFile: checkFileWith(analysis) }
}

/** Parts of the catalog and those made to measure. */
function partsOf(database: Database, { catalogues, headerRows, now }: NeedsOfParts) {
  const { catalogueFor } = catalogues
  const repository = customItemsRepository(database)
  const customs = customItemsService({ repository, catalogueFor, now })
  const customsOfQuote = customsOfQuoteService({ repository, customs, catalogueFor })
  const ofQuote = { ...customsOfQuote, listFor: listForWith(headerRows, catalogues) }
  return { customs, ofQuote, items: findItems({ ...catalogues, customs }) }
}

type NeedsOfParts = {
  readonly catalogues: Catalogues
  readonly headerRows: Pick<HeadersRepository, 'priceList'>
  readonly now: () => Date
}

/** Pinned lists are loaded once somebody works with them. */
const listForWith =
  ({ priceList }: Pick<HeadersRepository, 'priceList'>, { load }: Pick<Catalogues, 'load'>): ListFor =>
  async (headerID, option) => {
    const list = await priceList(headerID, option)
    if (list !== null) await load(list)
    return list ?? undefined
  }

type NeedsOfLists = {
  readonly lists: Catalogues
  readonly catalogueFor: CatalogueFor
  readonly knownCustoms: KnownCustoms
  readonly analysis: AnalysisPool
}

/** Price lists; what they change is worked out beside the server, in the line of whoever asks. */
const priceListsOf = (deps: Deps, { lists, catalogueFor, knownCustoms, analysis }: NeedsOfLists): Route[] =>
  priceListsRoutes(
    priceListsService({
      ...deps,
      lists,
      priceWith:
        ({ id }) =>
        async (layout, list) => {
          catalogueFor(layout.project.product, list)
          const known = await knownCustoms(layout, list)
          return analysis.run(id, { kind: 'price', layout: known }, list)
        },
    }),
  )

type DepsOfPeople = Pick<Deps, 'now' | 'keyFor'> & WhoMay & { readonly takeRoom: CustomerStorage['take'] }

/** Who they are, what they did, the terms and the card of their company, and what ids of quotes are written in. */
const peopleOf = (database: Database, { now, keyFor, takeRoom, ...whoMay }: DepsOfPeople): Route[] => [
  ...usersRoutes(usersRepository(database), now),
  ...auditRoutes({ ...auditRepository(database), ...whoMay }),
  ...offerTermsRoutes(offerTermsService(database)),
  ...dealerCardRoutes(dealerCardService({ repository: dealerCardRepository(database), takeRoom, now })),
  ...encryptionKeyRoutes(keyFor),
]

type DepsOfPapers = Omit<Parameters<typeof papersService>[0], 'repository' | 'savedDrawing' | 'dayOf'> &
  Pick<Deps, 'config'>

/** Papers of the drawing that was saved last. */
const papersOf = (database: Database, { note, config, ...deps }: DepsOfPapers): Route[] => {
  const repository = papersRepository(database, dealerCardRepository(database).card)
  const lastProject = lastProjectWith(projectsRepository(database))
  const dayOf = (at: Date, zone: string | null) => dayInZone(at, zone ?? config.companyZone)
  const savedDrawing = (headerID: string, option: number) => lastProject(database, headerID, option)
  return papersRoutes(papersService({ ...deps, repository, savedDrawing, dayOf, note }), note)
}

type Drawn = ReturnType<typeof projectsService> &
  Parameters<typeof modelRoutes>[0] & { readonly analysis: AnalysisPool }

/** What is drawn: what would fit, as it was saved, and as it stands there. */
const drawnRoutes = (drawn: Drawn): Route[] => [
  ...fitRoutes(drawn.analysis),
  ...projectsRoutes(drawn),
  ...modelRoutes(drawn),
]

/** What is stored with a quote: its files, and the photos of the visit. */
const storedRoutes = (
  files: ReturnType<typeof filesService>,
  projects: ReturnType<typeof projectsService>,
  photos: ReturnType<typeof photosService>,
  analysis: AnalysisPool,
): Route[] => [
  ...filesRoutes(
    files,
    {
      checkFits: (caller, headerID, project) => projects.checkFits(caller, { headerID, project }),
      saveProject: (caller, headerID, project) =>
        projects.save(caller, { headerID, project }, { isFirst: false }),
    },
    analysis,
  ),
  ...photosRoutes(photos),
]

type DepsOfDrafts = Omit<Parameters<typeof draftsService>[0], 'repository' | 'checkPreview'> & {
  readonly checkFile: CheckFile
}

/** Unfinished drawings, which one device begins and another goes on with. */
const draftsOf = (database: Database, { checkFile, ...deps }: DepsOfDrafts): Route[] =>
  draftsRoutes(
    draftsService({
      ...deps,
      repository: draftsRepository(database),
      checkPreview: (caller, headerID, base64) => checkFile(caller, { headerID, kind: 'png' }, base64),
    }),
  )

/** What can be asked about quotes: their list, one of them, and a copy. */
function quotesOf(database: Database, deps: Omit<NeedsOfCopy, 'repository' | 'get'> & Pick<Deps, 'config'>) {
  const { companyZone } = deps.config
  const dayIn = (at: Date, zone: string | null) => dayInZone(at, zone ?? companyZone)
  const repository = quotesRepository(database, (zone) => dayIn(deps.now(), zone))
  const quotes = quotesService({ repository, ...deps })
  return {
    ...quotes,
    ...listQuotesService({ repository, ...deps, dayIn }),
    ...duplicateService({ repository, ...deps, get: quotes.get }),
    ...archiveService({ database, ...deps, get: quotes.get }),
    ...revisionService({ repository, ...deps }),
  }
}

type NeedsOfCopy = Parameters<typeof duplicateService>[0] & Parameters<typeof quotesService>[0]
