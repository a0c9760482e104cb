import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of the structure of a file, as a reader of its own finds it. */
export type ReadTag = {
  readonly role: string
  /** What stands for it: of figures alone. */
  readonly alternative: string
  /** What it holds itself. */
  readonly words: string
  readonly children: readonly ReadTag[]
}

type Node = {
  readonly role?: string
  readonly alt?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly Node[]
}

/** The tags of a file with their words, page by page, and the letters of it that are in none. */
export async function readTags(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: ReadTag[] = []
  const untold: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { told, untold: rest } = wordsById(await page.getOperatorList())
    untold.push(...rest)
    const root = (await page.getStructTree()) as Node | null
    pages.push(...(root?.children ?? []).map((one) => tagOf(one, told)))
  }
  const { info } = await document.getMetadata()
  await document.loadingTask.destroy()
  return { pages, untold, info: info as Readonly<Record<string, unknown>> }
}

type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

/** Words of each content that an element may hold; those of an artifact are decoration, all else is told nobody. */
function wordsById({ fnArray, argsArray }: Operators) {
  const told = new Map<number, string>()
  const untold: string[] = []
  const open: (number | null)[] = []
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index]
    if (operator === OPS.beginMarkedContent) open.push(null)
    else if (operator === OPS.beginMarkedContentProps) open.push((args as [string, number | null])[1])
    else if (operator === OPS.endMarkedContent) open.pop()
    else if (operator === OPS.showText) {
      const words = lettersOf(args as [readonly unknown[]])
      const id = open.findLast((one) => one !== null)
      if (id !== undefined && id !== null) told.set(id, (told.get(id) ?? '') + words)
      else if (open.length === 0 && words.trim() !== '') untold.push(words)
    }
  }
  return { told, untold }
}

/** Letters as they are written; numbers between them move the pen. */
const lettersOf = ([glyphs]: [readonly unknown[]]): string =>
  glyphs
    .map((one) => (typeof one === 'object' ? ((one as { unicode?: string } | null)?.unicode ?? '') : ''))
    .join('')

/** The number of a content at the end of its id. */
const CONTENT = /_mc(\d+)$/

function tagOf(node: Node, told: ReadonlyMap<number, string>): ReadTag {
  const children = node.children ?? []
  return {
    role: node.role ?? '',
    alternative: node.alt ?? '',
    words: children
      .map(({ type, id = '' }) => (type === 'content' ? (told.get(Number(CONTENT.exec(id)?.[1])) ?? '') : ''))
      .join(''),
    children: children.flatMap((child) => (child.role === undefined ? [] : [tagOf(child, told)])),
  }
}

/** Elements one under the other, their words beside them: `TD 25"`. */
export const linesOf = ({ role, words, alternative, children }: ReadTag): readonly string[] => [
  [role, alternative || words].filter((one) => one !== '').join(' '),
  ...children.flatMap(linesOf),
]
