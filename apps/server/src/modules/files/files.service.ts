import type { SavedProject } from '@ramp/contracts'
import type { Sql } from '../../db/database.ts'
import { bytesOf, contentProblem, type FileKind } from '../../files/file-content.ts'
import type { FileStore } from '../../files/file-store.ts'
import { AppError } from '../../http/app-error.ts'
import { type OpenHeader, refuseAccepted } from '../../http/open-header.ts'
import type { Caller } from '../../identity/caller.ts'
import { CONTAINER, type FileName, fileNameOf, nameOf } from './file-name.policy.ts'
import type { FilesRepository } from './files.repository.ts'

type Needs = {
  readonly repository: FilesRepository
  readonly store: FileStore
  readonly openHeader: OpenHeader
  readonly now: () => Date
}

/** A file that was looked at and may be stored. */
export type CheckedFile = { readonly file: FileName; readonly bytes: Buffer }

export const filesService = ({ repository, store, openHeader, now }: Needs) => {
  const keyOf = (file: FileName) => `${CONTAINER}/${nameOf(file)}`

  const recordOf = (caller: Caller, { file, bytes }: CheckedFile) => ({
    file,
    bytes,
    savedBy: caller.name,
    savedAt: now(),
    store: () => store.write(keyOf(file), bytes),
  })

  const keep = (sql: Sql, caller: Caller, checked: CheckedFile) =>
    repository.write(sql, recordOf(caller, checked))

  async function save(caller: Caller, checked: CheckedFile) {
    const { file, bytes } = checked
    const isSaved = await repository.record(recordOf(caller, checked))
    if (!isSaved) refuseAccepted({ status: 'accepted' })
    return { filePathAndExtension: nameOf(file), bytes: bytes.length }
  }

  return {
    save,
    /** Looks at a file before it is stored: its name, its content, and whether the caller may. */
    async check(caller: Caller, file: FileName, base64File: string): Promise<CheckedFile> {
      refuseAccepted(await openHeader(caller, file.headerID))
      return checkedFile(file, base64File)
    },
    async read(caller: Caller, file: FileName): Promise<Uint8Array> {
      await openHeader(caller, file.headerID)
      const bytes = await store.read(keyOf(file))
      if (bytes) return bytes
      throw new AppError('file.unknown', `${nameOf(file)} has not been saved yet. Finish the design first.`)
    },
    /** The bytes at a place that was kept for an issued quote. */
    async readIssued(place: string): Promise<Uint8Array> {
      const bytes = await store.read(place)
      if (bytes) return bytes
      throw new AppError('file.unknown', 'This file of the quote is missing from the file store.')
    },
    /** Keeps the file saved last as that of an issued version, so that no later one takes its place. */
    async keepIssued(headerID: string, versionNumber: number, kind: FileKind): Promise<string | null> {
      const bytes = await store.read(keyOf({ headerID, kind }))
      if (!bytes) return null
      const place = `${CONTAINER}/issued/${headerID}.v${versionNumber}.${kind}`
      await store.write(place, bytes)
      return place
    },
    /** A file that a finish brings; part of the transaction that issues the quote. */
    keep,
    /** The project as a file of its own, beside the PDF; part of the transaction that saves the project. */
    keepProject(sql: Sql, caller: Caller, project: SavedProject) {
      const file: FileName = { headerID: project.vizionHeaderId ?? '', kind: 'json' }
      return keep(sql, caller, { file, bytes: Buffer.from(JSON.stringify(project, null, 1)) })
    },
  }
}

/** A file whose content is what its name says, or a refusal. */
export function checkedFile(file: FileName, base64File: string): CheckedFile {
  const bytes = bytesOf(base64File)
  const problem = bytes ? contentProblem(file.kind, bytes) : 'The content is not base64.'
  if (!bytes || problem !== null) throw new AppError('file.refused', `${nameOf(file)}: ${problem}`)
  return { file, bytes }
}

/** The file that a call names, or a refusal. */
export function requireFileName(container: string, filePathAndExtension: string): FileName {
  const file = fileNameOf(container, filePathAndExtension)
  if (file) return file
  throw new AppError(
    'file.refused',
    `There is no place for ${filePathAndExtension} in ${container}. Files are called {headerID}.pdf or {headerID}.json and lie in ${CONTAINER}.`,
  )
}

export const fileOf = (headerID: string, kind: FileKind): FileName => ({ headerID, kind })
