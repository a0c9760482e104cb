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
    writeEnd(own, packed)
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

/** One stream with all of them, the number and the place of each before their words. */
function writeObjects(own: Written, packed: readonly Packed[]): number {
  let place = 0
  const places = packed.map(({ id, words }) => {
    const said = `${id} ${place}`
    place += words.length + 1
    return said
  })
  const head = places.join(' ')
  const container = own.ref({ Type: 'ObjStm', N: packed.length, First: head.length + 1 })
  container.end([head, ...packed.map(({ words }) => words)].join('\n'))
  return container.id
}

/** Kind of entry, offset or stream, index: so many bytes each. */
const WIDTHS = [1, 4, 2] as const
const ROW = 7
type Row = readonly [kind: number, where: number, index: number]

/** Each row is written as it differs from the row before: most count on by one, and take next to nothing. */
const PNG_UP = 12
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
