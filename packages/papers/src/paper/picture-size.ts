type PictureSize = { readonly width: number; readonly height: number }

/** Width and height of a JPEG or PNG in pixels, from its header; null of anything else. */
export function pictureSize(bytes: ArrayBuffer): PictureSize | null {
  const view = new DataView(bytes)
  if (view.byteLength < 4) return null
  return view.getUint32(0) === PNG_START ? pngSize(view) : jpegSize(view)
}

const PNG_START = 0x89504e47
/** Signature, then length and name of the first chunk, which begins with the size (PNG, 11.2.1). */
const PNG_SIZE_AT = 16

const pngSize = (view: DataView): PictureSize | null =>
  view.byteLength < PNG_SIZE_AT + 8
    ? null
    : { width: view.getUint32(PNG_SIZE_AT), height: view.getUint32(PNG_SIZE_AT + 4) }

function jpegSize(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== JPEG_START) return null
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    if (marker >>> 8 !== 0xff) return null
    if (isFrame(marker & 0xff)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const JPEG_START = 0xffd8

/** Frame headers of all codings; tables of Huffman codes and arithmetic conditions have numbers between them. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
