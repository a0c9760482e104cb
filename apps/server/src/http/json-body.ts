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
export const LARGE = 256 * 1024
/** Levels of lists and objects; a project has eight. */
const MOST_LEVELS = 32
/**
 * Values of lists and objects. The largest layout has fewer; with ten times as many the thread that reads them comes to the end
 * of its memory inside of the engine, which ends the whole server with it.
 */
const MOST_VALUES = 1_000_000

/** Reads JSON bodies: small ones at once; large ones stay bytes until the call hands them on. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: unknown) => void) => {
      const problem = problemOf(body)
      if (problem) return done(problem)
      if (body.length > LARGE) return done(null, new LargeBody(body))
      parse(request, body.toString('utf8'), done)
    },
  )
}

const tooDeep = () =>
  new AppError(
    'input.invalid',
    `The body has more than ${MOST_LEVELS} levels of lists and objects. Send the fields as documented.`,
  )

const tooMany = () =>
  new AppError(
    'body.too-large',
    `The body has more than ${MOST_VALUES.toLocaleString('en-US')} values. Split it into several calls.`,
  )

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c

/** Why JSON is not read, for how deep it nests and how much it holds: told from its signs, before anything is made of it. */
export function problemOf(json: Buffer): AppError | null {
  let level = 0
  let values = 0
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at + 1)
        break
      case COMMA:
        if (++values > MOST_VALUES) return tooMany()
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++values > MOST_VALUES) return tooMany()
        if (++level > MOST_LEVELS) return tooDeep()
        break
      case 0x5d: // ]
      case 0x7d: // }
        level--
    }
  }
  return null
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
