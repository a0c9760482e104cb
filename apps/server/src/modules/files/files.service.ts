import { createHash } from 'node:crypto'
import type { Sql } from '../../db/database.ts'
import { discardAll, discardUnlessNamed } from '../../files/discard.ts'
import type { FileStore } from '../../files/file-store.ts'
import { CONTAINER, newPlace } from '../../files/places.ts'
import type { RemoveReplaced } from '../../files/remove-replaced.ts'
import { AppError } from '../../http/app-error.ts'
import type { CustomerStorage } from '../../http/limits/customer-storage.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import type { Note } from '../../operations/audit.ts'
import { type OpenHeader, refuseAccepted } from '../../policies/open-header.ts'
import type { CheckedFile, CheckFile } from './checked-file.ts'
import { type FileName, fileNameOf, type NamedKind, nameOf } from './file-name.policy.ts'
import type { FilesRepository, WrittenFile } from './files.repository.ts'

type Deps = {
  readonly repository: FilesRepository
  readonly store: FileStore
  readonly removeReplaced: RemoveReplaced
  readonly takeRoom: CustomerStorage['take']
  readonly openHeader: OpenHeader
  readonly checkFile: CheckFile
  /** The project saved last, as the text of a file; null before the first. */
  readonly projectText: (headerID: string) => Promise<string | null>
  readonly note: Note
  readonly now: () => Date
}

export const filesService = (deps: Deps) => {
  const { repository, store, removeReplaced, takeRoom, openHeader, checkFile, projectText, note, now } = deps
  const readNamed = readNamedIn(store)

  /** Writes a file at a place of its own, where nobody sees it before a transaction makes it visible. */
  async function write(caller: Caller, { file, bytes }: CheckedFile): Promise<WrittenFile> {
    await takeRoom({ headerID: file.headerID, bytes: bytes.length })
    const place = newPlace(file.headerID, file.kind)
    const written = await store.write(place, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { file, place, bytes: bytes.length, sha256, savedBy: caller.name, ...written }
  }

  async function placeOf(file: FileName): Promise<string> {
    const place = await repository.placeOf(file)
    if (place !== null) return place
    throw new AppError(
      'file.unknown',
      file.kind === 'jpg'
        ? `Quote ${file.headerID} has no photo ${file.photo}. It may have been removed.`
        : `${nameOf(file)} has not been saved yet. Finish the design first.`,
    )
  }

  async function contentOf(file: FileName): Promise<Uint8Array> {
    if (file.kind === 'json') {
      const text = await projectText(file.headerID)
      if (text !== null) return Buffer.from(text)
    }
    return (await readNamed(() => placeOf(file))).bytes
  }

  return {
    writeAll: allOrNone(write),
    /** The bytes at the place that a quote names. */
    readNamed: async (find: () => Promise<string>): Promise<Uint8Array> => (await readNamed(find)).bytes,
    async save(caller: Caller, checked: CheckedFile) {
      const { file, bytes } = checked
      const written = await write(caller, checked)
      const saved = await discardUnlessNamed([written], async () => {
        const recorded = await repository.record(written, now())
        if (!recorded) refuseAccepted({ status: 'accepted', changingOption: null })
        return recorded
      })
      await removeReplaced([saved?.replaced ?? null])
      return { filePathAndExtension: nameOf(file), bytes: bytes.length }
    },
    /** Looks at a file before it is stored: its name, its content, and whether the caller may. */
    async check(caller: Caller, file: FileName, base64File: string): Promise<CheckedFile> {
      refuseAccepted(await openHeader(caller, file.headerID))
      return checkFile(caller, file, base64File)
    },
    async read(caller: Caller, file: FileName): Promise<Uint8Array> {
      await openHeader(caller, file.headerID)
      return contentOf(file)
    },
    /** The PDF that was saved last; that it was fetched is written down, with the version it was issued in. */
    async exportPdf(caller: Asking, headerID: string): Promise<Uint8Array> {
      await openHeader(caller, headerID)
      const { place, bytes } = await readNamed(() => placeOf(fileOf(headerID, 'pdf')))
      const versionNumber = await repository.versionOf(place)
      await note(caller, { event: 'exported', headerID, ...(versionNumber !== null && { versionNumber }) })
      return bytes
    },
    /** Shows files that a finish brings, as part of the transaction that issues the quote: where those before lie. */
    async makeVisible(sql: Sql, written: readonly WrittenFile[], savedAt: Date) {
      const replaced = []
      for (const file of written) replaced.push((await repository.makeVisible(sql, file, savedAt)).replaced)
      return replaced
    },
  }
}

/** The content at the place that is found; looked for again where it was replaced between the two. */
const readNamedIn = (store: Pick<FileStore, 'read'>) => async (find: () => Promise<string>) => {
  let place = await find()
  for (;;) {
    const bytes = await store.read(place)
    if (bytes) return { place, bytes }
    const now = await find()
    if (now === place)
      throw new AppError('file.unknown', 'This file of the quote is missing from the file store.')
    place = now
  }
}

/** Writes files that belong together: all of them or none. */
const allOrNone =
  (write: (caller: Caller, checked: CheckedFile) => Promise<WrittenFile>) =>
  async (caller: Caller, checked: readonly CheckedFile[]): Promise<readonly WrittenFile[]> => {
    const tried = await Promise.allSettled(checked.map((file) => write(caller, file)))
    const written = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    for (const one of tried)
      if (one.status === 'rejected') {
        await discardAll(written)
        throw one.reason
      }
    return written
  }

/** The file that a call names, or a refusal. */
export function requireFileName(container: string, filePathAndExtension: string): FileName {
  const file = fileNameOf(container, filePathAndExtension)
  if (file) return file
  throw new AppError(
    'file.refused',
    `${filePathAndExtension} cannot be stored in ${container}. Use {headerID}.pdf or {headerID}.json in ${CONTAINER}.`,
  )
}

export const fileOf = (headerID: string, kind: NamedKind): FileName => ({ headerID, kind })
