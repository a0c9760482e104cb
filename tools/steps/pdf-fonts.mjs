import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { inRoot } from './root.mjs'

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']
const WEIGHTS = [400, 600]

const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

/** The fonts of the PDF, each with the file it lies in and the file of the package that it is unpacked from. */
export const pdfFonts = SCRIPTS.flatMap((script) =>
  WEIGHTS.map((weight) => ({
    file: inRoot('packages', 'papers', 'inter', `inter-${script}-${weight}.ttf`),
    packed: inRoot('node_modules', '@fontsource', 'inter', 'files', `inter-${script}-${weight}-normal.woff`),
  })),
)

/**
 * The TrueType font inside a WOFF file. The writer of the PDF reads WOFF too, but unpacks a table again for every letter,
 * which made a sheet take seconds.
 * @param {string} packed
 */
export function unpackFont(packed) {
  const woff = readFileSync(packed)
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.header + index * WOFF.entry))
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  const search = [count, power * SFNT.entry, Math.log2(power), (count - power) * SFNT.entry]
  for (const [index, value] of search.entries()) header.writeUInt16BE(value, 4 + index * 2)
  let offset = header.length
  for (const [index, { tag, checksum, data, length }] of tables.entries()) {
    const entry = SFNT.header + index * SFNT.entry
    for (const [field, value] of [tag, checksum, offset, length].entries())
      header.writeUInt32BE(value, entry + field * 4)
    offset += data.length
  }
  return Buffer.concat([header, ...tables.map(({ data }) => data)])
}

/** A table, padded: tables begin at multiples of four bytes. @param {Buffer} woff @param {number} entry */
function tableAt(woff, entry) {
  const field = (/** @type {number} */ at) => woff.readUInt32BE(entry + at)
  const [tag, offset, packed, length, checksum] = [field(0), field(4), field(8), field(12), field(16)]
  const data = woff.subarray(offset, offset + packed)
  const unpacked = packed === length ? data : inflateSync(data)
  return { tag, checksum, length, data: Buffer.concat([unpacked, Buffer.alloc(-length & 3)]) }
}
