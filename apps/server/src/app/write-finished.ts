import { savedProjectOf } from '@ramp/contracts'
import type { Caller } from '../identity/caller.ts'
import { checkedFile, fileOf, type filesService } from '../modules/files/files.service.ts'
import type { Finish, KeepFinished } from '../modules/headers/finish.service.ts'
import type { projectsService } from '../modules/projects/projects.service.ts'

type Projects = Pick<ReturnType<typeof projectsService>, 'keep'>
type Files = Pick<ReturnType<typeof filesService>, 'write' | 'makeVisible'>

/** Writes PDF and preview picture of a finish; what comes back stores them and the project with the quote, or nothing. */
export const writeFinishedWith =
  (projects: Projects, files: Files) =>
  async (caller: Caller, headerID: string, { base64File, preview }: Finish): Promise<KeepFinished> => {
    const checked = [
      checkedFile(fileOf(headerID, 'pdf'), base64File),
      ...(preview === undefined ? [] : [checkedFile(fileOf(headerID, 'png'), preview)]),
    ]
    const written = await Promise.all(checked.map((file) => files.write(caller, file)))
    return async (sql, saver, { header, layout, at }) => {
      const project = savedProjectOf(layout, { now: at, created: header.dtmCreated, headerID })
      await projects.keep(sql, saver, { headerID, project, savedAt: at })
      await files.makeVisible(sql, written, at)
    }
  }
