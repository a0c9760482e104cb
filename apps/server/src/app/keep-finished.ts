import { savedProjectOf } from '@ramp/contracts'
import type { Sql } from '../db/database.ts'
import type { Caller } from '../identity/caller.ts'
import { checkedFile, fileOf, type filesService } from '../modules/files/files.service.ts'
import type { Finished } from '../modules/headers/finish.service.ts'
import type { projectsService } from '../modules/projects/projects.service.ts'

/** Stores PDF, preview picture and project of a finish, as part of the transaction that issues its quote. */
export const keepFinishedWith =
  (projects: ReturnType<typeof projectsService>, files: ReturnType<typeof filesService>) =>
  async (sql: Sql, caller: Caller, { header, layout, base64File, preview, at }: Finished): Promise<void> => {
    const { headerID, dtmCreated: created } = header
    const pdf = checkedFile(fileOf(headerID, 'pdf'), base64File)
    const png = preview === undefined ? null : checkedFile(fileOf(headerID, 'png'), preview)
    const project = savedProjectOf(layout, { now: at, created, headerID })
    await projects.keep(sql, caller, { headerID, project, savedAt: at })
    await files.keep(sql, caller, pdf)
    if (png) await files.keep(sql, caller, png)
  }
