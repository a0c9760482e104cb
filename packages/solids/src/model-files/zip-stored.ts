import { asciiBytes, joined } from './bytes.ts'

type File = { readonly name: string; readonly bytes: Uint8Array }

/** What is stored begins at multiples of this, so that a reader may map it (USDZ specification). */
const ALIGNMENT = 64
/** 1 January 1980, the first day a zip knows: the same files make the same archive. */
const [DATE, TIME] = [0x21, 0]
const VERSION = 10

/** A zip archive of files as they are, each beginning at a multiple of 64 bytes. */
export function zipStored(files: readonly File[]): Uint8Array {
  const entries: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const letters = asciiBytes(name)
    const filler = fillerFor(at + 30 + letters.length)
    const about = [VERSION, 0, 0, TIME, DATE, checksumOf(bytes), bytes.length, bytes.length] as const
    const sizes = [2, 2, 2, 2, 2, 4, 4, 4] as const
    entries.push(
      record([4, ...sizes, 2, 2], [0x04034b50, ...about, letters.length, filler.length]),
      letters,
      filler,
      bytes,
    )
    directory.push(
      record(
        [4, 2, ...sizes, 2, 2, 2, 2, 2, 4, 4],
        [0x02014b50, VERSION, ...about, letters.length, 0, 0, 0, 0, 0, at],
      ),
      letters,
    )
    at += 30 + letters.length + filler.length + bytes.length
  }
  const listed = joined(directory)
  const end = record(
    [4, 2, 2, 2, 2, 4, 4, 2],
    [0x06054b50, 0, 0, files.length, files.length, listed.length, at, 0],
  )
  return joined([...entries, listed, end])
}

/** An extra field, which every reader skips, so long that what follows is aligned. */
function fillerFor(at: number): Uint8Array {
  const room = 4
  const length = (ALIGNMENT - ((at + room) % ALIGNMENT)) % ALIGNMENT
  return joined([record([2, 2], [0x1986, length]), new Uint8Array(length)])
}

function record(sizes: readonly number[], values: readonly number[]): Uint8Array {
  const bytes = sizes.flatMap((size, field) =>
    Array.from({ length: size }, (_, place) => ((values[field] ?? 0) >>> (8 * place)) & 0xff),
  )
  return Uint8Array.from(bytes)
}

const TABLE = Uint32Array.from({ length: 256 }, (_, first) => {
  let value = first
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 as zip has it. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}
