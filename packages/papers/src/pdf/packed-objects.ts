type Dictionary = Readonly<Record<string, unknown>>
type Reference = {
  readonly id: number
  /** What its stream holds, before it is written. */
  readonly buffer: { readonly length: number }
  finalize: () => void
  readonly end: (chunk: string | Uint8Array) => void
}
/** What pdfkit has of the file that it writes, as far as its types do not say it. */
type Written = {
  ref: (data?: Dictionary) => Reference
  _write: (line: string) => void
  _finalize: () => void
  readonly getStructTreeRoot: () => Reference
  readonly push: (end: null) => void
  readonly _offset: number
  readonly _offsets: readonly (number | null)[]
  readonly _root: unknown
  readonly _info: unknown
  readonly _id: unknown
}

/** An object as it stands in a stream of objects. */
type Packed = { readonly id: number; readonly words: string }

/**
 * Writes all objects that have no stream of their own into one compressed stream (PDF 1.7, 7.5.7), and where everything is
 * as a stream too (7.5.8). One by one, as pdfkit writes them, the cells of a crew pack take more of a file than its drawings.
 */
export function packObjects(doc: PDFKit.PDFDocument) {
  const own = doc as unknown as Written
  const packed: Packed[] = []
  const ref = own.ref.bind(doc)
  const pack = (made: Reference): Reference => {
    const finalize = made.finalize.bind(made)
    made.finalize = () => {
      if (made.buffer.length > 0) finalize()
      else packed.push({ id: made.id, words: dictionaryOf(finalize, own) })
    }
    return made
  }
  own.ref = (data) => pack(ref(data))
  // It lists every content of every page, and was made with the document.
  pack(own.getStructTreeRoot())
  let isFinal = false
  own._finalize = () => {
    // The streams below are objects too, and pdfkit comes here after its last object.
    if (isFinal) return
    isFinal = true
    own.ref = ref
    writeEnd(
      own,
      packed.toSorted((a, b) => a.id - b.id),
    )
  }
}

/** What pdfkit would write between the number of an object and its end. */
function dictionaryOf(finalize: () => void, own: Written): string {
  const lines: string[] = []
  const write = own._write
  own._write = (line) => {
    lines.push(line)
    if (line === 'endobj') own._write = write
  }
  finalize()
  return lines[1] ?? ''
}

function writeEnd(own: Written, packed: readonly Packed[]) {
  const container = writeObjects(own, packed)
  const places = new Map(packed.map(({ id }, index) => [id, index]))
  const start = own._offset
  const count = own._offsets.length + 2
  const rows = Array.from({ length: count }, (_, id): Row => {
    if (id === 0) return [0, 0, 65_535]
    const index = places.get(id)
    if (index !== undefined) return [2, container, index]
    return [1, id === count - 1 ? start : (own._offsets[id - 1] ?? 0), 0]
  })
  const { _root: Root, _info: Info, _id: id } = own
  const table = own.ref({
    Type: 'XRef',
    Size: count,
    W: WIDTHS,
    DecodeParms: { Predictor: PNG_UP, Columns: ROW },
    Root,
    Info,
    ID: [id, id],
  })
  table.end(bytesOf(rows))
  own._write('startxref')
  own._write(`${start}`)
  own._write('%%EOF')
  own.push(null)
}

/**
 * One stream with all of them, the number and the place of each before their words. All fill whole rows, so that a row of
 * numbers, or a cell after a cell, differs from the one above it in a figure or two and takes next to nothing.
 */
function writeObjects(own: Written, packed: readonly Packed[]): number {
  let place = 0
  const words = packed.map((one) => filled(`${compact(one.words)} `, OBJECT_ROW))
  const places = packed.map(({ id }, index) => {
    const said = `${`${id}`.padStart(ID_DIGITS)}${`${place}`.padStart(PLACE_DIGITS)} `
    place += words[index]?.length ?? 0
    return said
  })
  const head = filled(places.join(''), OBJECT_ROW)
  const container = own.ref({
    Type: 'ObjStm',
    N: packed.length,
    First: head.length,
    DecodeParms: { Predictor: PNG_ANY, Columns: OBJECT_ROW },
  })
  container.end(predicted(bytesOfText(head + words.join('')), head.length / OBJECT_ROW))
  return container.id
}

/** Bytes of a row: three numbers with their places, or most cells. */
const OBJECT_ROW = 48
const ID_DIGITS = 7
const PLACE_DIGITS = 8

const filled = (words: string, row: number): string => words.padEnd(Math.ceil(words.length / row) * row)

/** Without what only parts lines; words that a person wrote stay as they are. */
const compact = (words: string): string =>
  /\(|<FEFF/.test(words) ? words : words.replaceAll(/\s+/g, ' ').replaceAll(/ ?(<<|>>|[[\]/]) ?/g, '$1')

const bytesOfText = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/**
 * Each row as it is, or as it differs from the row above where most of it does not (PNG, filters None and Up).
 * @param counted so many rows of numbers that count on: as they differ
 */
function predicted(bytes: Uint8Array, counted: number): Uint8Array {
  const width = OBJECT_ROW
  const rows = bytes.length / width
  const out = new Uint8Array(rows * (width + 1))
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [row * width, row * (width + 1)]
    const own = bytes.subarray(from, from + width)
    const differences = own.map((byte, at) => byte - (row === 0 ? 0 : (bytes[from + at - width] ?? 0)))
    const isAlike = row < counted || differences.filter((byte) => byte === 0).length >= ALIKE * width
    out[to] = isAlike ? UP : NONE
    out.set(isAlike ? differences : own, to + 1)
  }
  return out
}

/** So much of a row is that of the row above where it is written as a difference. */
const ALIKE = 0.85

/** Kind of entry, offset or stream, index: so many bytes each. */
const WIDTHS = [1, 4, 2] as const
const ROW = 7
type Row = readonly [kind: number, where: number, index: number]

/** Each row is written as it differs from the row before: most count on by one, and take next to nothing. */
const PNG_UP = 12
const PNG_ANY = 15
const NONE = 0
const UP = 2

function bytesOf(rows: readonly Row[]): Uint8Array {
  let before: readonly number[] = Array.from({ length: ROW }, () => 0)
  return Uint8Array.from(
    rows.flatMap((row) => {
      const bytes = row.flatMap((value, field) => {
        const width = WIDTHS[field] ?? 0
        return Array.from({ length: width }, (_, at) => (value >>> (8 * (width - 1 - at))) & 0xff)
      })
      const differences = bytes.map((byte, index) => (byte - (before[index] ?? 0)) & 0xff)
      before = bytes
      return [UP, ...differences]
    }),
  )
}
