import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { counted, pluralOf } from '@ramp/domain'
import { z } from 'zod'

/** A file that a database names: its place, and size and content where they were written down. */
export type NamedFile = {
  readonly place: string
  /** In bytes. */
  readonly bytes: number | null
  readonly sha256: string | null
}

/** A file that is not what a database says of it. */
export type WrongFile = NamedFile & {
  readonly what: 'is missing' | 'has another size' | 'was changed' | 'cannot be read'
}

/** What was found of the files that a backup's database names. */
export const filesFound = z.object({
  named: z.number(),
  wrong: z.number(),
  /** A few of those that are wrong, in words. */
  examples: z.array(z.string()),
  /** All that lay in the folder, whether it is named or not. */
  held: z.object({ files: z.number(), bytes: z.number() }),
})
export type FilesFound = z.infer<typeof filesFound>

/** How long content is read and compared, milliseconds; of what comes later only the size is looked at. */
const READING_MS = 60_000

/**
 * The files that are missing in a folder or not what the database says: the size of each, and the content of the
 * youngest, as many as can be read in a minute. One at a time.
 */
export async function wrongFilesIn(
  folder: string,
  named: readonly NamedFile[],
  readingMs = READING_MS,
): Promise<readonly WrongFile[]> {
  const wrong: WrongFile[] = []
  const sound: { readonly file: NamedFile; readonly writtenAt: number }[] = []
  for (const file of named) {
    const known = await stat(join(folder, file.place)).catch(missingOrForbidden)
    if (known === 'forbidden') wrong.push({ ...file, what: 'cannot be read' })
    else if (!known?.isFile()) wrong.push({ ...file, what: 'is missing' })
    else if (file.bytes !== null && known.size !== file.bytes)
      wrong.push({ ...file, what: 'has another size' })
    else sound.push({ file, writtenAt: known.mtimeMs })
  }
  const end = performance.now() + readingMs
  for (const { file } of sound.sort((a, b) => b.writtenAt - a.writtenAt)) {
    if (performance.now() > end) break
    const path = join(folder, file.place)
    if (await hasContent(path, file)) continue
    const isForbidden = (await access(path, constants.R_OK).catch(missingOrForbidden)) === 'forbidden'
    wrong.push({ ...file, what: isForbidden ? 'cannot be read' : 'was changed' })
  }
  return wrong
}

/** Somebody else's file is neither missing nor changed. */
const missingOrForbidden = (error: NodeJS.ErrnoException): 'forbidden' | null =>
  error.code === 'EACCES' || error.code === 'EPERM' ? 'forbidden' : null

/** Whether a file lies there with the size and the content that are written down. */
export async function isWhole(path: string, { bytes, sha256 }: NamedFile): Promise<boolean> {
  const known = await stat(path).catch(() => null)
  return known?.isFile() === true && (bytes === null || known.size === bytes) && hasContent(path, { sha256 })
}

async function hasContent(path: string, { sha256 }: Pick<NamedFile, 'sha256'>): Promise<boolean> {
  if (sha256 === null) return true
  const content = await readFile(path).catch(() => null)
  return content !== null && createHash('sha256').update(content).digest('hex') === sha256
}

/** Names some of the files that are wrong. */
export const examplesOf = (wrong: readonly WrongFile[]): string[] =>
  wrong.slice(0, 3).map(({ place, what }) => `${place} ${what}`)

/** What is wrong with the files of a backup, in words; null where nothing is. */
export function filesProblem({ named, wrong, examples }: Pick<FilesFound, 'named' | 'wrong' | 'examples'>) {
  if (wrong === 0) return null
  const more = wrong > examples.length ? ', …' : ''
  return `${wrong} of ${counted(named, 'file')} of its quotes ${pluralOf(wrong, 'is', 'are')} missing or damaged (${examples.join(', ')}${more})`
}
