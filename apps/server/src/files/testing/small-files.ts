import { crc32, deflateSync } from 'node:zlib'

/** Bytes of a PDF with these objects, numbered from 1; the first is the catalog. */
export function pdfWith(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const places = objects.map((object, index) => {
    const place = length()
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<</Size ${places.length + 1} ${trailer}>>\nstartxref\n${length()}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>'
export const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
export const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>'

/** One empty page, and a remark that tells one file from another. */
export const smallPdf = (text = 'quote'): string =>
  pdfWith([CATALOG, PAGES, `${PAGE}\n% ${text}`]).toString('base64')

/** A stream object. */
export const streamWith = (dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${body.length}>>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])

/** Values packed in one stream, as PDF 1.5 does it; numbered from 100. */
export function packedObjects(
  values: readonly string[],
  more = '/Type/ObjStm',
  pack = (bytes: Buffer): Buffer => bytes,
): Buffer {
  let place = 0
  const places = values.map((value) => {
    place += value.length + 1
    return place - value.length - 1
  })
  const header = places.map((at, index) => `${100 + index} ${at} `).join('')
  const body = deflateSync(pack(Buffer.from(header + values.join(' '))))
  return streamWith(`${more}/N ${values.length}/First ${header.length}/Filter/FlateDecode`, body)
}

/** Bytes in rows of 8, each behind the kind of its difference: as it is (0), or as it differs from the row above (2). */
export function rowsOfEight(bytes: Buffer, kind = 2): Buffer {
  const filled = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 7, ' ')])
  const rows = Array.from({ length: filled.length / 8 }, (_, row) => filled.subarray(8 * row, 8 * row + 8))
  return Buffer.concat(
    rows.flatMap((own, row) => [
      Buffer.from([kind]),
      own.map((byte, at) => (kind === 2 ? byte - (rows[row - 1]?.[at] ?? 0) : byte)),
    ]),
  )
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that says it has this size; its one gray pixel is the first of it. */
export function pngOf(width = 1, height = 1): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(2)))
  return Buffer.concat([signature, chunk('IHDR', size), rows, chunk('IEND', Buffer.alloc(0))])
}

type Rgba = readonly [red: number, green: number, blue: number, opacity: number]

/** A PNG of one color, every pixel of it. */
export function pngOfColor(width: number, height: number, color: Rgba): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 6], 8)
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.from(color))])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const parts = [chunk('IHDR', size), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([pngOf().subarray(0, 8), ...parts])
}

export const smallPng = pngOf().toString('base64')

const segment = (marker: number, data: readonly number[] | Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

/** A JPEG of one gray pixel (T.81, baseline), with a remark; or one that says it has another size. */
export function jpegOf(text = 'door', [width, height] = [1, 1]): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  // One code of one bit each: no difference, and the end of the block.
  const table = (kind: number) => [kind, 1, ...Array.from({ length: 15 }, () => 0), 0]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xfe, Buffer.from(text)),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc0, frame),
    segment(0xc4, table(0x00)),
    segment(0xc4, table(0x10)),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x3f, 0xff, 0xd9]),
  ])
}

export const smallJpeg = jpegOf().toString('base64')
