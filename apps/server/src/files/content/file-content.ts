import { jpegProblem, pngProblem } from './picture-problem.ts'

/** What a stored file is; it follows from the end of its name. */
export type FileKind = 'pdf' | 'png' | 'json' | 'jpg'

const MEGABYTE = 1024 * 1024

export const CONTENT_TYPE: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  json: 'application/json',
  jpg: 'image/jpeg',
}

const LARGEST: Readonly<Record<FileKind, number>> = {
  pdf: 15 * MEGABYTE,
  png: 2 * MEGABYTE,
  json: 4 * MEGABYTE,
  jpg: 2 * MEGABYTE,
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])
const TAIL = 1024

/** The bytes of a base64 text; null when it is none. */
export function bytesOf(base64: string): Buffer | null {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null
  return Buffer.from(base64, 'base64')
}

/**
 * Why bytes cannot be a whole file of a kind, or null. They are judged by their content, not by their name. What a PDF holds is
 * looked at by `pdfProblem`, and a project by its reader.
 */
export function contentProblem(kind: FileKind, bytes: Buffer): string | null {
  if (bytes.length === 0) return 'The file is empty.'
  if (bytes.length > LARGEST[kind])
    return `The file is larger than ${LARGEST[kind] / MEGABYTE} MB. Send a smaller one.`
  switch (kind) {
    case 'pdf':
      return bytes.toString('latin1', 0, 5) === '%PDF-' ? endProblemOfPdf(bytes) : 'The file is not a PDF.'
    case 'png':
      return bytes.subarray(0, PNG_START.length).equals(PNG_START)
        ? pngProblem(bytes)
        : 'The file is not a PNG image.'
    case 'jpg':
      return bytes.subarray(0, JPEG_START.length).equals(JPEG_START)
        ? jpegProblem(bytes)
        : 'The file is not a JPEG image.'
    case 'json':
      return null
  }
}

const END_OF_PDF = '%%EOF'

/** Only blanks may follow the end: what goes on behind it is another file in the same bytes. */
function endProblemOfPdf(bytes: Buffer): string | null {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL))
  const end = tail.lastIndexOf(END_OF_PDF)
  if (end === -1) return 'The file was cut short. Send it again.'
  return /^[\s\0]*$/.test(tail.slice(end + END_OF_PDF.length))
    ? null
    : 'The file has extra data after the PDF. Print it to a new PDF and send that one.'
}
