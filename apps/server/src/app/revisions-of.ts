import { savedProjectOf } from '@ramp/formats'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { newPlace } from '../files/places.ts'
import { papersRepository } from '../modules/papers/papers.repository.ts'
import { proposalWith } from '../modules/papers/proposal.service.ts'
import type { projectsService } from '../modules/projects/projects.service.ts'
import { differenceService } from '../modules/revisions/difference.service.ts'
import { optionsService } from '../modules/revisions/options.service.ts'
import { revisionsService } from '../modules/revisions/revisions.service.ts'
import { revisionsRepository } from '../modules/revisions/store/revisions.repository.ts'

type Deps = Pick<
  Parameters<typeof revisionsService>[0] & Parameters<typeof optionsService>[0],
  'openHeader' | 'accessTo' | 'change' | 'takeRoom' | 'recordAuditEvent' | 'now'
> &
  Omit<Parameters<typeof proposalWith>[0], 'repository'> & {
    readonly store: FileStore
    readonly keep: ReturnType<typeof projectsService>['keep']
  } & Pick<Parameters<typeof differenceService>[0], 'catalogueFor' | 'loadList' | 'translation'>

/** Options of quotes and the life of their revisions. */
export function revisionsOf(database: Database, { store, keep, ...deps }: Deps) {
  const makeProposal = proposalWith({ ...deps, repository: papersRepository(database) })
  const repository = revisionsRepository(database)
  const revisions = revisionsService({
    ...deps,
    repository,
    makeProposal: (caller, header, { frozen, ...wanted }) => {
      const list = { lines: frozen.lines, partsTotal: frozen.parts_total, weight: frozen.weight }
      return makeProposal(caller, header, { ...wanted, layout: frozen.layout, list })
    },
    writeProposal: async (headerID, bytes) => {
      const place = newPlace(headerID, 'pdf')
      return { place, ...(await store.write(place, bytes)) }
    },
  })
  const options = optionsService({
    ...deps,
    list: revisions.list,
    saveDrawing: (sql, caller, { header, option, layout, at }) => {
      const { headerID, dtmCreated } = header
      const project = savedProjectOf(layout, { now: at, created: dtmCreated, headerID })
      return keep(sql, caller, { headerID, option, project, savedAt: at })
    },
  })
  const differences = differenceService({ ...deps, repository })
  return { revisions, options, differences }
}
