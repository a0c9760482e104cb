import type { FileKind } from '../../files/content/file-content.ts'
import { CONTAINER } from '../../files/places.ts'

/** Kinds of files that a quote has one of, named after it. */
export type NamedKind = Exclude<FileKind, 'jpg'>
const NAMED_KINDS = ['pdf', 'png', 'json'] as const satisfies readonly NamedKind[]

/** What the document store can keep, and under which ids. */
export const documentStore = { container: CONTAINER, extensions: [...NAMED_KINDS] } as const

/** One of the files that a quote has one of, or a photo of its visit. */
export type FileName = OneOfQuote | PhotoName
type OneOfQuote = { readonly headerID: string; readonly kind: NamedKind }
export type PhotoName = { readonly headerID: string; readonly kind: 'jpg'; readonly photo: string }

const NAME = /^([1-9]\d{0,8})\.(pdf|png|json)$/

/** A file is named after its quote header and nothing else; whatever leads elsewhere is no name. */
export function fileNameOf(container: string, filePathAndExtension: string): OneOfQuote | null {
  if (container !== CONTAINER) return null
  const [, headerID, ending] = NAME.exec(filePathAndExtension) ?? []
  if (headerID === undefined || !isKind(ending)) return null
  return { headerID, kind: ending }
}

const isKind = (ending: string | undefined): ending is NamedKind =>
  NAMED_KINDS.some((kind) => kind === ending)

/** A photo is named by its id behind the quote's number, so that no name of one is that of a file of another kind. */
export const nameOf = (file: FileName): string =>
  file.kind === 'jpg' ? `${photosOf(file.headerID)}${file.photo}.jpg` : `${file.headerID}.${file.kind}`

/** How the names of all photos of a quote begin. */
export const photosOf = (headerID: string): string => `${headerID}/photos/`
