/** Width and height of a JPEG in pixels, from its frame header; null of anything else. */
export function jpegSize(bytes: ArrayBuffer): { readonly width: number; readonly height: number } | null {
  const view = new DataView(bytes)
  if (view.byteLength < 4 || view.getUint16(0) !== START) return null
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    if (marker >>> 8 !== 0xff) return null
    if (isFrame(marker & 0xff)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const START = 0xffd8

/** Frame headers of all codings; tables of Huffman codes and arithmetic conditions have numbers between them. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
