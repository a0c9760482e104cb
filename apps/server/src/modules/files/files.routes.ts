import { fileGet, filesPost, rampImageGet, rampImagePost, rampLayoutPost } from '@ramp/contracts'
import type { SavedProject } from '@ramp/formats'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { projectOfFile } from '../../analysis/project-file.ts'
import { LARGE, problemOf } from '../../http/json-body.ts'
import { FILE_LIMIT, type Route, route } from '../../http/route.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CheckedFile } from './checked-file.ts'
import { nameOf } from './file-name.policy.ts'
import { fileOf, type filesService, requireFileName } from './files.service.ts'

type Files = ReturnType<typeof filesService>
type Projects = {
  /** Refuses a project that is none of this quote. */
  readonly checkFits: (caller: Caller, headerID: string, project: SavedProject) => Promise<void>
  /** Saves a project; its file is written along with it. */
  readonly saveProject: (caller: Caller, headerID: string, project: SavedProject) => Promise<unknown>
}

const limits = { bodyLimit: FILE_LIMIT }

export function filesRoutes(
  { check, read, exportPdf, save }: Files,
  { checkFits, saveProject }: Projects,
  analysis: AnalysisPool,
): Route[] {
  const projectIn = projectsIn(analysis)
  const saveAny = async (caller: Caller, checked: CheckedFile, project: SavedProject | null) => {
    if (!project) return save(caller, checked)
    await saveProject(caller, checked.file.headerID, project)
    return { filePathAndExtension: nameOf(checked.file), bytes: checked.bytes.length }
  }
  const saveKind = async (caller: Caller, headerID: string, kind: 'pdf' | 'png', base64File: string) => ({
    success: true as const,
    ...(await save(caller, await check(caller, fileOf(headerID, kind), base64File))),
  })
  return [
    route(fileGet, async ({ container, filePathAndExtension }, caller) => {
      const file = requireFileName(container, filePathAndExtension)
      const bytes = file.kind === 'pdf' ? await exportPdf(caller, file.headerID) : await read(caller, file)
      return { success: true as const, base64File: Buffer.from(bytes).toString('base64') }
    }),
    route(
      filesPost,
      async ({ items }, caller) => {
        const checked = []
        for (const { container, filePathAndExtension, base64File } of items) {
          const file = await check(caller, requireFileName(container, filePathAndExtension), base64File)
          const project = await projectIn(caller, file)
          if (project) await checkFits(caller, file.file.headerID, project)
          checked.push({ container, file, project })
        }
        const files = []
        for (const { container, file, project } of checked)
          files.push({ container, ...(await saveAny(caller, file, project)) })
        return { success: true as const, files }
      },
      limits,
    ),
    route(
      rampLayoutPost,
      ({ headerID, base64File }, caller) => saveKind(caller, headerID, 'pdf', base64File),
      limits,
    ),
    route(
      rampImagePost,
      ({ headerID, base64File }, caller) => saveKind(caller, headerID, 'png', base64File),
      limits,
    ),
    route(rampImageGet, async ({ headerID }, caller) => {
      const bytes = await read(caller, fileOf(headerID, 'png'))
      return {
        success: true as const,
        base64File: Buffer.from(bytes).toString('base64'),
        contentType: 'image/png' as const,
      }
    }),
  ]
}

/** The project of a JSON file, which must be whole; null for files of another kind. A large one is read beside the server. */
const projectsIn =
  ({ run }: Pick<AnalysisPool, 'run'>) =>
  async (caller: Caller, { file, bytes }: CheckedFile): Promise<SavedProject | null> => {
    if (file.kind !== 'json') return null
    const problem = problemOf(bytes)
    if (problem) throw problem
    const sent = { name: nameOf(file), bytes }
    if (bytes.length <= LARGE) return projectOfFile(sent)
    return JSON.parse(await run(caller.id, { kind: 'project-file', ...sent }))
  }
