import { inflateSync } from 'node:zlib'
import { bodyAfter, type PdfValue, type ReadingBudget, readValue } from './pdf-values.ts'

const SCRIPT = 'JavaScript'
const PROGRAM = 'a command that starts a program'
const ATTACHED = 'attached files'
const ELSEWHERE = 'a command that opens or sends something elsewhere'
const FORM = 'a form of the kind XFA'
const MEDIA = 'sound, film or a model'

/** Names by which a PDF does something by itself or brings other files along (ISO 32000-1, 12.6.4, 7.11.4, 12.7.8, 13). */
const ACTIVE: ReadonlyMap<string, string> = new Map([
  ['JavaScript', SCRIPT],
  ['JS', SCRIPT],
  ['Launch', PROGRAM],
  ['EmbeddedFile', ATTACHED],
  ['EmbeddedFiles', ATTACHED],
  ['FileAttachment', ATTACHED],
  ['GoToR', ELSEWHERE],
  ['GoToE', ELSEWHERE],
  ['SubmitForm', ELSEWHERE],
  ['ImportData', ELSEWHERE],
  ['XFA', FORM],
  ['RichMedia', MEDIA],
  ['Rendition', MEDIA],
  ['Movie', MEDIA],
  ['Sound', MEDIA],
  ['3D', MEDIA],
])

const AGAIN = 'Print it to a new PDF and send that one.'
const DAMAGED = `The PDF is damaged or built in an unusual way. ${AGAIN}`
const PROTECTED = 'The PDF is protected. Save it without a password and restrictions, and send that one.'
/** More is packed into the file than may be unpacked here. */
export const TOO_MUCH_PACKED = `The PDF is packed too densely to be checked. ${AGAIN}`

/** How much a file may be read over and over, times its size. */
const READINGS = 2
/** A drawing of many sheets has a hundredth of it. */
const MOST_OBJECTS = 200_000
const MEGABYTE = 1024 * 1024

type Search = {
  readonly budget: ReadingBudget
  /** Bytes that may still be unpacked. */
  unpackable: number
  readonly seen: Set<string>
  found: string | null
}

/**
 * What is wrong with a PDF of which begin and end were looked at, or null. Every object is read wherever it lies, also one that
 * the list of the file leaves out, and so are those packed in streams. What cannot be read to its end is refused.
 * @param mostUnpacked bytes that may be unpacked
 */
export function pdfProblem(bytes: Buffer, mostUnpacked: number): string | null {
  const search: Search = {
    budget: { left: READINGS * bytes.length + MEGABYTE },
    unpackable: mostUnpacked,
    seen: new Set(),
    found: null,
  }
  let objects = 0
  for (const start of objectsIn(bytes)) {
    if (++objects > MOST_OBJECTS) return DAMAGED
    const problem = problemOfObject(bytes, start, search)
    if (problem !== null) return problem
  }
  return search.seen.has('Catalog') && search.seen.has('Pages') ? null : DAMAGED
}

/** Where values begin: behind each `obj`, and behind each `trailer`, whose dictionary may hold others. */
function* objectsIn(bytes: Buffer): Iterable<number> {
  for (const word of ['obj', 'trailer'])
    for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1))
      if (word !== 'obj' || at < 3 || bytes.toString('latin1', at - 3, at) !== 'end') yield at + word.length
}

function problemOfObject(bytes: Buffer, start: number, search: Search): string | null {
  const value = valueIn(bytes, start, search)
  if (typeof value === 'string') return value
  const body = bodyAfter(bytes, value.end)
  // Who packs objects says where the first begins (ISO 32000-1, 7.5.7); lists of pages and bookmarks say so too, and are no streams.
  const isPacked = body !== null && (value.isLong || value.head.includes('/First'))
  return isPacked ? problemOfPacked(bytes, { value, body }, search) : null
}

/** Reads a value; in words what it holds that is refused. */
function valueIn(bytes: Buffer, start: number, search: Search): PdfValue | string {
  const onName = (name: string) => {
    search.found ??= ACTIVE.get(name) ?? null
    if (name === 'Catalog' || name === 'Pages' || name === 'Encrypt') search.seen.add(name)
  }
  const value = readValue(bytes, start, { budget: search.budget, onName })
  if (search.seen.has('Encrypt')) return PROTECTED
  if (search.found !== null) return `The PDF contains ${search.found}. ${AGAIN}`
  return value ?? DAMAGED
}

type Packed = { readonly value: PdfValue; readonly body: number }

/** Objects in a stream: pairs of number and place, then the objects (ISO 32000-1, 7.5.7). */
function problemOfPacked(bytes: Buffer, { value, body }: Packed, search: Search): string | null {
  const first = numberAt(value, '/First')
  const count = numberAt(value, '/N')
  const columns = columnsOf(value.head)
  const isPlain = !value.isLong && !['/DP', '/F'].some((name) => value.head.includes(name))
  if (first === null || count === null || columns === null || !isPlain) return DAMAGED
  const inRows = unpack(bytes.subarray(body), value.head, search)
  if (typeof inRows === 'string') return inRows
  const unpacked = columns === 0 ? inRows : withoutDifferences(inRows, columns)
  if (unpacked === null) return DAMAGED
  search.budget.left += READINGS * unpacked.length
  const numbers = unpacked.toString('latin1', 0, first).trim().split(/\s+/).map(Number)
  for (let index = 0; index < count; index++) {
    const place = numbers[2 * index + 1]
    if (place === undefined || !Number.isSafeInteger(place) || place < 0) return DAMAGED
    const inner = valueIn(unpacked, first + place, search)
    if (typeof inner === 'string') return inner
  }
  return null
}

/** Bytes of each row where rows are written as they differ (ISO 32000-1, 7.4.4.4); 0 where none are, null of any other way. */
function columnsOf(head: readonly string[]): number | null {
  const at = head.indexOf('/DecodeParms')
  if (at === -1) return 0
  if (head.indexOf('/DecodeParms', at + 1) !== -1) return null
  const [, columns] = IN_ROWS.exec(head.slice(at + 1, at + 7).join(' ')) ?? []
  return columns === undefined ? null : Number(columns)
}

const IN_ROWS = /^<< \/Predictor 1[0-5] \/Columns ([1-9]\d{0,3}) >>$/
const NONE = 0
const UP = 2

/** Rows as they are, each with or without the row above; null of any other difference. */
function withoutDifferences(inRows: Buffer, columns: number): Buffer | null {
  const rows = Math.ceil(inRows.length / (columns + 1))
  const out = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const kind = inRows[row * (columns + 1)]
    if (kind !== NONE && kind !== UP) return null
    for (let column = 0; column < columns; column += 1) {
      const above = kind === UP && row > 0 ? (out[(row - 1) * columns + column] ?? 0) : 0
      out[row * columns + column] = ((inRows[row * (columns + 1) + 1 + column] ?? 0) + above) & 0xff
    }
  }
  return out
}

/** A number that a dictionary names once, and as such; null for any other way. */
function numberAt({ head }: PdfValue, name: string): number | null {
  const at = head.indexOf(name)
  const [written = '', , isReference] = head.slice(at + 1, at + 4)
  if (at === -1 || head.indexOf(name, at + 1) !== -1 || !/^\d{1,9}$/.test(written)) return null
  return isReference === 'R' ? null : Number(written)
}

/** The content of a stream that is packed as all programs do it: not at all, or once by zlib. In words why it cannot be read. */
function unpack(body: Buffer, head: readonly string[], search: Search): Buffer | string {
  const at = head.indexOf('/Filter')
  if (at === -1) return body
  const [filter = '', inner = '', end = ''] = head.slice(at + 1)
  const isDeflated = (name: string) => name === '/FlateDecode' || name === '/Fl'
  const isOnce = isDeflated(filter) || (filter === '[' && isDeflated(inner) && end === ']')
  if (!isOnce || head.indexOf('/Filter', at + 1) !== -1) return DAMAGED
  if (search.unpackable < 1) return TOO_MUCH_PACKED
  try {
    const unpacked = inflateSync(body, { maxOutputLength: search.unpackable })
    search.unpackable -= unpacked.length
    return unpacked
  } catch (error) {
    return error instanceof RangeError ? TOO_MUCH_PACKED : DAMAGED
  }
}
