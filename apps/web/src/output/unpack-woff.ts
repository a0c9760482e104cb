const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const
const SFNT = { header: 12, entry: 16 } as const

type Table = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array }

/**
 * The font inside a WOFF file, for the writer of the PDF: it reads WOFF too, but unpacks a table again for every letter.
 * Rejects a file that is none.
 */
export async function unpackWoff(file: ArrayBuffer): Promise<ArrayBuffer> {
  const woff = new DataView(file)
  if (woff.getUint32(0) !== WOFF.signature) throw new Error('A font file is not what it should be')
  const count = woff.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => tableAt(file, WOFF.header + index * WOFF.entry)),
  )
  const start = SFNT.header + count * SFNT.entry
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), start))
  const header = new DataView(font.buffer)
  header.setUint32(0, woff.getUint32(4))
  const power = 2 ** Math.floor(Math.log2(count))
  const search = [count, power * SFNT.entry, Math.log2(power), (count - power) * SFNT.entry]
  for (const [index, value] of search.entries()) header.setUint16(4 + index * 2, value)
  let offset = start
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const fields = [tag, checksum, offset, data.length]
    for (const [field, value] of fields.entries())
      header.setUint32(SFNT.header + index * SFNT.entry + field * 4, value)
    font.set(data, offset)
    offset += padded(data.length)
  }
  return font.buffer
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number): number => length + (-length & 3)

async function tableAt(file: ArrayBuffer, entry: number): Promise<Table> {
  const woff = new DataView(file)
  const field = (index: number) => woff.getUint32(entry + index * 4)
  const [tag, offset, packed, length, checksum] = [field(0), field(1), field(2), field(3), field(4)]
  const data = new Uint8Array(file, offset, packed)
  return { tag, checksum, data: packed === length ? data : await inflated(data) }
}

async function inflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
