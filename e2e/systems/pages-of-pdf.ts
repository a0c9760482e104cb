import { inflateSync } from 'node:zlib'

/** What the pages of a PDF of ours draw, in their order, as text. */
export function pagesOfPdf(bytes: Buffer): readonly string[] {
  const pages: string[] = []
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue
    const packed = bytes.subarray(at + 'stream\n'.length, bytes.indexOf('endstream', at))
    // Streams of deflate begin with these two bytes; fonts and pictures are no pages.
    if (packed[0] !== 0x78) continue
    const text = inflateSync(packed).toString('latin1')
    if (/^1 0 0 -1 0 [\d.]+ cm/.test(text)) pages.push(text)
  }
  return pages
}
