const WOFF = 0x774f4646
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

type Table = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array<ArrayBuffer> }

/**
 * The font inside a WOFF file, its tables unpacked once and for all. pdfkit reads WOFF too, but unpacks a table again
 * for every letter, which made a sheet take seconds.
 */
export async function unpackFont(file: ArrayBuffer): Promise<ArrayBuffer> {
  const view = new DataView(file)
  if (view.getUint32(0) !== WOFF) return file
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(file, view, WOFF_HEADER + index * WOFF_ENTRY)),
  )
  return sfntOf(view.getUint32(4), tables)
}

async function readTable(file: ArrayBuffer, view: DataView, entry: number): Promise<Table> {
  const [offset, packed, unpacked] = [4, 8, 12].map((field) => view.getUint32(entry + field))
  const data = new Uint8Array(file, offset, packed)
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    data: packed === unpacked ? data : await inflate(data),
  }
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4

function sfntOf(flavor: number, tables: readonly Table[]): ArrayBuffer {
  const start = SFNT_HEADER + tables.length * SFNT_ENTRY
  const file = new ArrayBuffer(tables.reduce((size, { data }) => size + padded(data.length), start))
  const view = new DataView(file)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavor)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * SFNT_ENTRY)
  view.setUint16(8, power)
  view.setUint16(10, tables.length * SFNT_ENTRY - 2 ** power * SFNT_ENTRY)
  let offset = start
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    ;[tag, checksum, offset, data.length].forEach((value, field) => {
      view.setUint32(entry + field * 4, value)
    })
    new Uint8Array(file).set(data, offset)
    offset += padded(data.length)
  })
  return file
}
