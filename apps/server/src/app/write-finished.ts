import { savedProjectOf } from '@ramp/formats'
import type { Caller } from '../identity/caller.ts'
import type { CheckFile } from '../modules/files/checked-file.ts'
import { fileOf, type filesService } from '../modules/files/files.service.ts'
import type { BroughtFiles, Finish } from '../modules/headers/finish.service.ts'
import type { projectsService } from '../modules/projects/projects.service.ts'

type Projects = Pick<ReturnType<typeof projectsService>, 'keep'>
type Files = Pick<ReturnType<typeof filesService>, 'writeAll' | 'makeVisible'>

/** Writes PDF and preview picture of a finish; `keep` stores them and the project with the quote, or nothing. */
export const writeFinishedWith =
  (projects: Projects, files: Files, checkFile: CheckFile) =>
  async (caller: Caller, headerID: string, { base64File, preview }: Finish): Promise<BroughtFiles> => {
    const checked = [
      await checkFile(caller, fileOf(headerID, 'pdf'), base64File),
      ...(preview === undefined ? [] : [await checkFile(caller, fileOf(headerID, 'png'), preview)]),
    ]
    const written = await files.writeAll(caller, checked)
    const keep: BroughtFiles['keep'] = async (sql, saver, { header, option, layout, at }) => {
      const project = savedProjectOf(layout, { now: at, created: header.dtmCreated, headerID })
      await projects.keep(sql, saver, { headerID, option, project, savedAt: at })
      return files.makeVisible(sql, written, at)
    }
    return { written, keep }
  }
