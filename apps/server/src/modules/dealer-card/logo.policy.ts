import { inflateSync } from 'node:zlib'
import { CARD_LIMITS } from '@ramp/contracts'
import { bytesOf, contentProblem } from '../../files/content/file-content.ts'
import { AppError } from '../../http/app-error.ts'

const { logoBytes, logoPixels } = CARD_LIMITS

const NO_PICTURE = 'The logo is not a PNG or JPEG. Save it as one of these and choose it again.'
const TOO_HEAVY = `The logo is larger than ${logoBytes / 1024} KB. Save it smaller and choose it again.`
const TOO_LARGE = `The logo is larger than ${logoPixels} pixels a side. Save it smaller and choose it again.`
const DAMAGED = 'The logo is damaged. Save it again and choose that file.'

/** The bytes of a logo that a document can print, or a refusal with AppError that says what to do. */
export function checkedLogo(base64: string): Buffer {
  const bytes = bytesOf(base64)
  const problem = bytes ? logoProblem(bytes) : NO_PICTURE
  if (bytes && problem === null) return bytes
  throw new AppError('file.refused', problem ?? NO_PICTURE, [{ field: 'logo', message: problem }])
}

/** What keeps a logo from being printed, or null. */
export function logoProblem(bytes: Buffer): string | null {
  if (bytes.length > logoBytes) return TOO_HEAVY
  const kind = kindOf(bytes)
  if (kind === null) return NO_PICTURE
  const problem = contentProblem(kind, bytes)
  if (problem !== null) return `The logo cannot be used. ${problem}`
  const { width, height } = kind === 'png' ? pngSize(bytes) : jpegSize(bytes)
  if (Math.max(width, height) > logoPixels) return TOO_LARGE
  return kind === 'png' && !isPngReadable(bytes) ? DAMAGED : null
}

function kindOf(bytes: Buffer): 'png' | 'jpg' | null {
  if (bytes.length >= 8 && bytes.readUInt32BE(0) === 0x89504e47) return 'png'
  return bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xffd8ff ? 'jpg' : null
}

const HEAD = { width: 16, height: 20, depth: 24, color: 25 } as const
const pngSize = (bytes: Buffer) => ({
  width: bytes.readUInt32BE(HEAD.width),
  height: bytes.readUInt32BE(HEAD.height),
})

/** Samples of a pixel by the kind of its color (PNG, 11.2.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** An interlaced picture has up to seven passes, each with a byte more for each row. */
const PASSES = 2

/** Whether the pixels unpack to what the head of the file says: a document that cannot print a logo cannot be issued. */
function isPngReadable(bytes: Buffer): boolean {
  const samples = SAMPLES[bytes.readUInt8(HEAD.color)]
  if (samples === undefined) return false
  const { width, height } = pngSize(bytes)
  const rows = height * (1 + Math.ceil((width * samples * bytes.readUInt8(HEAD.depth)) / 8))
  try {
    return inflateSync(Buffer.concat(dataOf(bytes)), { maxOutputLength: PASSES * rows + 1024 }).length >= rows
  } catch {
    return false
  }
}

function dataOf(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return parts
}

/** From the first frame header; the file was looked at and has one. */
function jpegSize(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { width: 0, height: 0 }
}
