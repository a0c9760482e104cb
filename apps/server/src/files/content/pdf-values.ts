/** How much of a file may still be read; a file that makes its reader go round in circles comes to its end. */
export type ReadingBudget = { left: number }

/** A value as a reader of PDF sees it: its first tokens, and where it ends. */
export type PdfValue = { readonly head: readonly string[]; readonly isLong: boolean; readonly end: number }

/** Tokens of a value that are told; the dictionary of a stream has a few dozen. */
const MOST_TOLD = 256

/** Told of each name in a value, as it is without the escapes of PDF (ISO 32000-1, 7.3.5). */
type OnName = (name: string) => void

/**
 * Reads one value that begins at a place (ISO 32000-1, 7.3): a dictionary or a list with all it holds, or a single token. A
 * bracket that closes nothing is passed over, as readers do. Null when the budget is spent.
 */
export function readValue(
  bytes: Buffer,
  start: number,
  { budget, onName }: { budget: ReadingBudget; onName: OnName },
): PdfValue | null {
  const head: string[] = []
  const open: string[] = []
  let isLong = false
  let at = start
  do {
    const token = tokenAt(bytes, skipBlanks(bytes, at))
    budget.left -= token.end - at
    at = token.end
    if (budget.left < 0) return null
    if (token.text === '') break
    if (token.text.startsWith('/')) onName(token.text.slice(1))
    if (head.length < MOST_TOLD) head.push(token.text)
    else isLong = true
    if (token.text === '<<') open.push('>>')
    else if (token.text === '[') open.push(']')
    else if (token.text === open.at(-1)) open.pop()
  } while (open.length > 0)
  return { head, isLong, end: at }
}

/** Where the body of a stream begins behind its dictionary; null when what follows is no stream. */
export function bodyAfter(bytes: Buffer, end: number): number | null {
  const word = tokenAt(bytes, skipBlanks(bytes, end))
  if (word.text !== 'stream') return null
  const isReturn = bytes[word.end] === 0x0d
  return word.end + (isReturn && bytes[word.end + 1] === 0x0a ? 2 : 1)
}

type Token = { readonly text: string; readonly end: number }

const [BLANK, DELIMITER, REGULAR] = [1, 2, 0]
const KIND = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) KIND[code] = BLANK
for (const sign of '()<>[]{}/%') KIND[sign.charCodeAt(0)] = DELIMITER

const [BACKSLASH, LINE_FEED, RETURN] = [0x5c, 0x0a, 0x0d]

function skipBlanks(bytes: Buffer, start: number): number {
  let at = start
  for (; at < bytes.length; at++) {
    const code = bytes[at] ?? 0
    if (code === 0x25) while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== RETURN) at++
    else if (KIND[code] !== BLANK) break
  }
  return at
}

/** A token; text is told as `(`, and the end of the file as nothing. */
function tokenAt(bytes: Buffer, at: number): Token {
  const sign = at < bytes.length ? String.fromCharCode(bytes[at] ?? 0) : ''
  const next = bytes[at + 1]
  switch (sign) {
    case '':
      return { text: '', end: bytes.length }
    case '(':
      return { text: '(', end: endOfText(bytes, at + 1) }
    case '<':
      return next === 0x3c ? { text: '<<', end: at + 2 } : { text: '(', end: endOfHexText(bytes, at + 1) }
    case '>':
      return next === 0x3e ? { text: '>>', end: at + 2 } : { text: '>', end: at + 1 }
    case '/': {
      const end = endOfRegular(bytes, at + 1)
      return { text: withoutEscapes(bytes.toString('latin1', at, end)), end }
    }
    default: {
      const end = endOfRegular(bytes, at)
      return end > at ? { text: bytes.toString('latin1', at, end), end } : { text: sign, end: at + 1 }
    }
  }
}

function endOfRegular(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && KIND[bytes[at] ?? 0] === REGULAR) at++
  return at
}

/** Text in parentheses, which may hold others in pairs. */
function endOfText(bytes: Buffer, start: number): number {
  let level = 1
  let at = start
  for (; at < bytes.length && level > 0; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === 0x28) level++
    else if (bytes[at] === 0x29) level--
  }
  return Math.min(at, bytes.length)
}

function endOfHexText(bytes: Buffer, start: number): number {
  const end = bytes.indexOf('>', start)
  return end === -1 ? bytes.length : end + 1
}

const withoutEscapes = (name: string): string =>
  name.includes('#')
    ? name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : name
