import { faultOfAge, type ProjectFault, readStoredProject, type SavedProject } from '@ramp/formats'
import type { Sql } from '../../db/database.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { CustomerStorage } from '../../http/limits/customer-storage.ts'
import { mayQuoteAt, seesQuotesOf } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import {
  type OpenedHeader,
  type OpenHeader,
  refuseAccepted,
  refuseChanged,
  unknownOption,
} from '../../policies/open-header.ts'
import { refusePriceLevel } from '../../policies/refuse-price-level.ts'
import type { ProjectsRepository } from './projects.repository.ts'

type Deps = {
  readonly repository: ProjectsRepository
  readonly openHeader: OpenHeader
  readonly takeRoom: CustomerStorage['take']
  readonly now: () => Date
}

export type ToSave = {
  readonly headerID: string
  readonly option?: number | undefined
  readonly project: SavedProject
  readonly dtmLastUpdate?: string | undefined
}

type Finished = {
  readonly headerID: string
  readonly option: number
  readonly project: SavedProject
  readonly savedAt: Date
}

export const projectsService = ({ repository, openHeader, takeRoom, now }: Deps) => {
  const refuseNewLevel = refuseNewLevelWith({ repository, openHeader })
  return {
    /** Saves the project that a finish issues a quote of; part of the transaction that issues it. */
    keep: (sql: Sql, caller: Caller, finished: Finished): Promise<void> =>
      repository.addVersion(sql, { ...finished, savedBy: caller.name }),

    async get(caller: Caller, headerID: string, option?: number) {
      await openHeader(caller, headerID)
      const saved = await repository.last(headerID, option ?? null)
      if (!saved)
        throw new AppError(
          'project.unknown',
          `Quote ${headerID} has no saved project yet. Start with a blank one.`,
        )
      return {
        headerID,
        version: saved.version,
        savedBy: saved.saved_by,
        dtmSaved: saved.saved_at.toISOString(),
        project: readable(saved.body),
      }
    },

    /** Refuses a project that could not be saved to this quote, before anything beside it is written. */
    async checkFits(caller: Caller, { headerID, option, project }: ToSave, draftBefore?: DraftBefore) {
      await refuseNewLevel(caller, { headerID, option, project }, draftBefore)
      requireOfHeader(project, await openHeader(caller, headerID), option)
    },

    async save(
      caller: Caller,
      { headerID, option, project, dtmLastUpdate }: ToSave,
      { isFirst }: { isFirst: boolean },
    ) {
      refuseTooOld(project)
      await refuseNewLevel(caller, { headerID, option, project })
      await takeRoom({ headerID, of: seesQuotesOf(caller), bytes: JSON.stringify(project).length })
      const savedAt = now()
      const toSave = { headerID, option: option ?? null, project, savedBy: caller.name, savedAt }
      const savedAs = (version: number) => ({ headerID, version, dtmSaved: savedAt.toISOString() })
      if (!isFirst && project.vizionHeaderId === headerID) {
        const version = await repository.saveIfAllowed(toSave, {
          customer: seesQuotesOf(caller),
          knownChange: dtmLastUpdate === undefined ? null : new Date(dtmLastUpdate),
        })
        if (version !== null) return savedAs(version)
      }
      requireOfHeader(project, await openHeader(caller, headerID), option)
      const result = await repository.save(toSave, {
        isFirst,
        check: (header) => {
          refuseAccepted(header, header.option)
          if (!header.hasOption) throw unknownOption(headerID, header.option)
          refuseChanged(header.changedAt, dtmLastUpdate)
        },
      })
      if (result.kind === 'saved') return savedAs(result.version)
      throw new AppError(
        'project.exists',
        `Quote ${headerID} already has a project. Save it with VizionProjectUpdate.`,
      )
    },
  }
}

/** The draft that a drawing goes on from; null where there is none. */
type DraftBefore = () => Promise<SavedProject | null>

/** A price level that staff gave a project, or its draft, stays with the drawing; who may not name it brings it into no project. */
const refuseNewLevelWith =
  ({ repository, openHeader }: Pick<Deps, 'repository' | 'openHeader'>) =>
  async (caller: Caller, { headerID, option, project }: ToSave, draftBefore?: DraftBefore) => {
    const { priceLevel } = project.layout.project
    if (mayQuoteAt(caller, priceLevel)) return
    await openHeader(caller, headerID)
    const before = await repository.last(headerID, option ?? null)
    const isOfProject = before && readable(before.body).layout.project.priceLevel === priceLevel
    if (isOfProject || (await draftBefore?.())?.layout.project.priceLevel === priceLevel) return
    refusePriceLevel(caller, priceLevel)
  }

/** Refuses a project that is none of this header. */
function requireOfHeader(project: SavedProject, header: OpenedHeader, option = header.mainOption) {
  refuseAccepted(header, option)
  const { product } = project.layout.project
  const { headerID, productLine } = header
  if (product !== productLine)
    throw invalidField(
      'project.layout.project.product',
      `is ${product}, but this quote is for ${productLine}`,
    )
  if (project.vizionHeaderId !== headerID)
    throw invalidField('project.vizionHeaderId', `is ${project.vizionHeaderId}; it must be ${headerID}`)
}

/** What was saved last, and when; part of the transaction of somebody who may open it. */
export const lastProjectWith =
  ({ last }: Pick<ProjectsRepository, 'last'>) =>
  async (sql: Sql, headerID: string, option: number | null = null) => {
    const saved = await last(headerID, option, sql)
    return saved && { layout: readable(saved.body).layout, savedAt: saved.saved_at, version: saved.version }
  }

/** The project as the text of a file that people can read; as it was saved, where that can no longer be read. */
export const projectTextWith =
  ({ last }: Pick<ProjectsRepository, 'last'>) =>
  async (headerID: string): Promise<string | null> => {
    const saved = await last(headerID, null)
    if (!saved) return null
    const reading = readStoredProject(saved.body)
    return JSON.stringify(reading.isReadable ? reading.saved : saved.body, null, 1)
  }

/** A saved project brought up to date; one that cannot be read is refused with the reason. */
function readable(body: unknown): SavedProject {
  const reading = readStoredProject(body)
  if (reading.isReadable) return reading.saved
  throw unreadable(reading.fault)
}

/** Refuses a project that could be stored and never be loaded again. */
function refuseTooOld({ dtmLastUpdate }: SavedProject) {
  const fault = faultOfAge(dtmLastUpdate)
  if (fault) throw unreadable(fault)
}

const unreadable = ({ message, detail }: ProjectFault) =>
  new AppError('project.unreadable', `${message}. ${detail}`)
