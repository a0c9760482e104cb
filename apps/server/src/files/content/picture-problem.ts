import { crc32 } from 'node:zlib'

/** A screen shows less; what claims more takes a reader's memory. */
const MOST_PIXELS = 50_000_000

const CUT_SHORT = 'The file was cut short. Send it again.'
const DAMAGED = 'The image is damaged. Save it again and send that file.'
const LONGER = 'The file has extra data after the image. Save the image again and send that file.'
const TOO_LARGE = `The image has more than ${MOST_PIXELS / 1_000_000} million pixels. Send a smaller one.`

const sizeProblem = (width: number, height: number): string | null =>
  width === 0 || height === 0 ? DAMAGED : width * height > MOST_PIXELS ? TOO_LARGE : null

const PNG_SIGNATURE = 8
const AROUND_CHUNK = 12

/** What is wrong with a PNG of which the signature was looked at, or null: its chunks, their sums, and that nothing follows (PNG, 5). */
export function pngProblem(bytes: Buffer): string | null {
  let isDrawn = false
  for (let at = PNG_SIGNATURE; at < bytes.length; ) {
    const chunk = chunkAt(bytes, at)
    if (typeof chunk === 'string') return chunk
    if (chunk.kind === 'IEND') return endProblem(bytes, { end: chunk.end, isWhole: isDrawn })
    const problem = at === PNG_SIGNATURE ? headProblem(bytes, chunk) : null
    if (problem !== null) return problem
    isDrawn ||= chunk.kind === 'IDAT'
    at = chunk.end
  }
  return CUT_SHORT
}

type Chunk = { readonly kind: string; readonly data: number; readonly end: number }

function chunkAt(bytes: Buffer, at: number): Chunk | string {
  if (at + AROUND_CHUNK > bytes.length) return CUT_SHORT
  const end = at + AROUND_CHUNK + bytes.readUInt32BE(at)
  if (end > bytes.length) return CUT_SHORT
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return DAMAGED
  return { kind: bytes.toString('latin1', at + 4, at + 8), data: at + 8, end }
}

const headProblem = (bytes: Buffer, { kind, data, end }: Chunk): string | null =>
  kind === 'IHDR' && end - data === 13 + 4
    ? sizeProblem(bytes.readUInt32BE(data), bytes.readUInt32BE(data + 4))
    : DAMAGED

const endProblem = (bytes: Buffer, { end, isWhole }: { end: number; isWhole: boolean }): string | null =>
  end < bytes.length ? LONGER : isWhole ? null : DAMAGED

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9]
/** A marker that begins a frame names its size; C4, C8 and CC are tables and what is reserved. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** In a scan: a byte FF that is one of its own or fills, or a point to begin again from. */
const isOfScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

/** What is wrong with a JPEG of which the start was looked at, or null: its segments, its size, and that nothing follows (T.81, B.1). */
export function jpegProblem(bytes: Buffer): string | null {
  let [hasSize, hasScan] = [false, false]
  for (let at = 2; at < bytes.length; ) {
    const segment = segmentAt(bytes, at)
    if (typeof segment === 'string') return segment
    const { marker, end } = segment
    if (marker === END_OF_IMAGE) return endProblem(bytes, { end, isWhole: hasSize && hasScan })
    const problem = isFrame(marker) ? frameProblem(bytes, segment) : null
    if (problem !== null) return problem
    hasSize ||= isFrame(marker)
    hasScan ||= marker === START_OF_SCAN
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end
  }
  return CUT_SHORT
}

type Segment = { readonly marker: number; readonly data: number; readonly end: number }

function segmentAt(bytes: Buffer, start: number): Segment | string {
  let at = start
  if (bytes[at] !== 0xff) return DAMAGED
  // Any number of FF may stand before a marker.
  while (bytes[at] === 0xff) at++
  const marker = bytes[at]
  if (marker === undefined) return CUT_SHORT
  const data = at + 1
  if (marker === END_OF_IMAGE) return { marker, data, end: data }
  if (data + 2 > bytes.length) return CUT_SHORT
  const end = data + bytes.readUInt16BE(data)
  return end > bytes.length ? CUT_SHORT : { marker, data, end }
}

const frameProblem = (bytes: Buffer, { data, end }: Segment): string | null =>
  end < data + 7 ? DAMAGED : sizeProblem(bytes.readUInt16BE(data + 5), bytes.readUInt16BE(data + 3))

/** Where the next marker after a scan stands, or the end of the bytes. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker === undefined) break
    if (!isOfScan(marker)) return at
  }
  return bytes.length
}
