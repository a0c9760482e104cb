import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A body that is read and checked beside the server, because that would hold others. */
export class LargeBody {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** Up to here, reading and checking takes some milliseconds at most. */
const LARGE = 256 * 1024
/** Levels of lists and objects; a project has eight. */
const MOST_LEVELS = 32

/** Reads JSON bodies: small ones at once; large ones stay bytes until the call hands them on. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: unknown) => void) => {
      if (isDeeperThan(body, MOST_LEVELS)) return done(tooDeep())
      if (body.length > LARGE) return done(null, new LargeBody(body))
      parse(request, body.toString('utf8'), done)
    },
  )
}

const tooDeep = () =>
  new AppError(
    'input.invalid',
    `The body holds lists or objects in more than ${MOST_LEVELS} levels. Send the fields as the call describes them.`,
  )

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING: readonly number[] = [0x5b, 0x7b]
const CLOSING: readonly number[] = [0x5d, 0x7d]

/** Whether JSON nests deeper than so many levels: told from its brackets, before anything is made of it. */
function isDeeperThan(json: Buffer, levels: number): boolean {
  let level = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (sign === QUOTE) at = endOfText(json, at + 1)
    else if (OPENING.includes(sign)) {
      if (++level > levels) return true
    } else if (CLOSING.includes(sign)) level--
  }
  return false
}

/** Where a text that begins here ends: at a quote with an even number of backslashes before it. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start); end !== -1; end = json.indexOf(QUOTE, end + 1)) {
    let before = end
    while (before > start && json[before - 1] === BACKSLASH) before--
    if ((end - before) % 2 === 0) return end
  }
  return json.length
}
