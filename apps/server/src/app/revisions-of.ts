import { savedProjectOf } from '@ramp/formats'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { newPlace } from '../files/places.ts'
import { dealerCardRepository } from '../modules/dealer-card/dealer-card.repository.ts'
import { issue } from '../modules/headers/finish.service.ts'
import { issuingWith } from '../modules/headers/headers.repository.ts'
import { papersRepository } from '../modules/papers/papers.repository.ts'
import { proposalWith } from '../modules/papers/proposal.service.ts'
import type { projectsService } from '../modules/projects/projects.service.ts'
import { differenceService } from '../modules/revisions/difference.service.ts'
import { optionsService } from '../modules/revisions/options.service.ts'
import { repriceService } from '../modules/revisions/reprice.service.ts'
import { revisionsService } from '../modules/revisions/revisions.service.ts'
import { revisionsRepository } from '../modules/revisions/store/revisions.repository.ts'

type Deps = Pick<
  Parameters<typeof revisionsService>[0] & Parameters<typeof optionsService>[0],
  'openHeader' | 'accessTo' | 'change' | 'priceToIssue' | 'takeRoom' | 'recordAuditEvent' | 'now'
> &
  Omit<Parameters<typeof proposalWith>[0], 'repository'> & {
    readonly store: FileStore
    readonly keep: ReturnType<typeof projectsService>['keep']
    readonly config: Pick<Config, 'companyZone'>
  } & Pick<Parameters<typeof repriceService>[0], 'lists' | 'translation'> & {
    readonly holdQuoted: Parameters<typeof issue>[2]['holdQuoted']
  }

/** Options of quotes and the life of their revisions. */
export function revisionsOf(database: Database, { store, keep, config, ...deps }: Deps) {
  const saveDrawing = saveDrawingWith(keep)
  const makeProposal = proposalWith({
    ...deps,
    repository: papersRepository(database, dealerCardRepository(database).card),
  })
  const repository = revisionsRepository(database, config.companyZone)
  const revisions = revisionsService({
    ...deps,
    repository,
    makeProposal: (caller, header, { frozen, ...wanted }) => {
      const list = { lines: frozen.lines, partsTotal: frozen.parts_total, weight: frozen.weight }
      const { layout, catalogue_version: catalogueVersion } = frozen
      return makeProposal(caller, header, { ...wanted, layout, list, catalogueVersion })
    },
    writeProposal: async (headerID, bytes) => {
      const place = newPlace(headerID, 'pdf')
      return { place, ...(await store.write(place, bytes)) }
    },
  })
  const options = optionsService({
    ...deps,
    list: revisions.list,
    saveDrawing,
  })
  const differences = differenceService({ ...deps, repository })
  const finishAgain = finishAgainWith(deps, saveDrawing)
  const repricing = repriceService({ ...deps, repository, finishAgain })
  return { revisions, options, differences, repricing }
}

type SaveDrawing = Parameters<typeof optionsService>[0]['saveDrawing']

const saveDrawingWith =
  (keep: Deps['keep']): SaveDrawing =>
  (sql, caller, { header, option, layout, at }) => {
    const { headerID, dtmCreated } = header
    const project = savedProjectOf(layout, { now: at, created: dtmCreated, headerID })
    return keep(sql, caller, { headerID, option, project, savedAt: at })
  }

type FinishAgain = Parameters<typeof repriceService>[0]['finishAgain']

/** A drawing that is frozen again without the designer has no layout PDF, and keeps its preview picture. */
const finishAgainWith =
  (
    { recordAuditEvent, holdQuoted }: Pick<Deps, 'recordAuditEvent' | 'holdQuoted'>,
    saveDrawing: SaveDrawing,
  ): FinishAgain =>
  async (sql, caller, { header, option, layout, derived, at }) => {
    await saveDrawing(sql, caller, { header, option, layout, at })
    const frozen = {
      option,
      layout,
      issuedBy: caller.name,
      issuedAt: at,
      finishKey: null,
      files: 'kept',
    } as const
    const { quote } = await issue({ header, sql, ...issuingWith(sql) }, derived, { ...frozen, holdQuoted })
    const { headerID } = header
    const details = { option, offer: 'none', order: 'none' }
    const { versionNumber } = quote
    await recordAuditEvent(sql, caller, { event: 'finished', headerID, versionNumber, at, details })
  }
