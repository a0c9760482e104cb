import { CONTENT_TYPE, type FileKind } from '../../files/file-content.ts'
import { CONTAINER } from '../../files/places.ts'

/** What the document store can keep, and under which ids. */
export const documentStore = { container: CONTAINER, extensions: Object.keys(CONTENT_TYPE) } as const

export type FileName = { readonly headerID: string; readonly kind: FileKind }

const NAME = /^([1-9]\d{0,8})\.(pdf|png|json)$/

/** A file is named after its quote header and nothing else; whatever leads elsewhere is no name. */
export function fileNameOf(container: string, filePathAndExtension: string): FileName | null {
  if (container !== CONTAINER) return null
  const [, headerID, ending] = NAME.exec(filePathAndExtension) ?? []
  if (headerID === undefined || !isKind(ending)) return null
  return { headerID, kind: ending }
}

const isKind = (ending: string | undefined): ending is FileKind =>
  ending !== undefined && Object.hasOwn(CONTENT_TYPE, ending)

export const nameOf = ({ headerID, kind }: FileName): string => `${headerID}.${kind}`
