import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from '@ramp/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { saysFull } from '../data/folder/disk-space.ts'
import { DatabaseProblem, type DatabaseProblemKind } from '../db/database-problem.ts'
import { FilesProblem } from '../files/files-problem.ts'
import { AppError } from './app-error.ts'
import { NOT_WHOLE } from './read-input.ts'

/** Every refusal and every failure leaves in one shape. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error)
  const known = problem ? ANSWER_TO[problem] : knownErrorOf(error, request)
  if (!known || problem) request.log.error({ event: 'failed', err: error }, 'failed')
  const { code, message, details, status, retryAfter } = known ?? UNKNOWN
  if (known) request.log.info({ event: 'refused', code, status, address: request.ip }, 'refused')
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (retryAfter !== null) reply.header('retry-after', retryAfter)
  const body: ErrorReply = details === undefined ? { code, message } : { code, message, details }
  return reply.status(status).type(JSON_TYPE).send(JSON.stringify(body))
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** What came over a connection was no request that the framework could read; the same shape, and the connection ends. */
export function answerUnreadable(
  this: Pick<FastifyInstance, 'log'>,
  error: Error & { readonly code?: string },
  socket: Socket,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const { code, message, status } = unreadable(error.code)
  this.log.info({ event: 'refused', code, status, address: socket.remoteAddress }, 'refused')
  const body = JSON.stringify({ code, message } satisfies ErrorReply)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  return socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** By the codes of Node and of its parser of requests. */
function unreadable(code: string | undefined): AppError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new AppError(
        'headers.too-large',
        'The address and headers of the request are too long. Shorten them; in a browser, delete the cookies of this site.',
      )
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('request.too-slow', 'The request did not arrive in time. Send it again.')
    default:
      return new AppError('input.invalid', 'The request cannot be read. Send it as HTTP/1.1.')
  }
}

const UNKNOWN = new AppError(
  'server.failed',
  'Something went wrong on the server. Try again. If the problem continues, contact customer service.',
)

/** Seconds until the same call may succeed. */
const SOON = 2

const ANSWER_TO: Readonly<Record<DatabaseProblemKind | 'no-files', AppError>> = {
  away: new AppError(
    'server.unavailable',
    'The database is not responding. No data is lost. Wait a few seconds and try again.',
    undefined,
    SOON,
  ),
  'no-files': new AppError(
    'files.unavailable',
    'File storage is not responding. No data is lost. Wait a few seconds and try again.',
    undefined,
    SOON,
  ),
  unknown: new AppError(
    'save.unknown',
    'The database connection was lost. Check whether your change was saved before you try again.',
  ),
  slow: new AppError(
    'server.slow',
    'The database took too long, so no changes were made. Try again in a moment. If the problem continues, contact customer service.',
    undefined,
    SOON,
  ),
  full: new AppError(
    'disk.full',
    "The server's disk is full, so your change was not saved. Contact the server operator, and leave this page open until your work is saved.",
  ),
}

/** What became of the database, of the place of files or of the disk under both; null for any other error. */
function problemOf(error: unknown): keyof typeof ANSWER_TO | null {
  if (error instanceof DatabaseProblem) return error.kind
  if (error instanceof FilesProblem) return 'no-files'
  return saysFull(error) ? 'full' : null
}

function knownErrorOf(error: FastifyError | AppError, request: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('body.too-large', 'The request is too large. Send a smaller file.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('body.unreadable', 'Send the request as JSON (content-type application/json).')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('input.invalid', 'The request has no body. Send a JSON object, at least {}.')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('input.invalid', NOT_WHOLE)
    case 'FST_STATIC_FORBIDDEN_PATH':
      return nothingHere(request)
  }
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new AppError('input.invalid', NOT_WHOLE)
  // What a library refuses is no fault of the server, whatever it calls it.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('input.invalid', 'The request cannot be read. Check its address and its fields.')
  return null
}

/** Where a request leads, without its query. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.replace(/[?#].*$/, '')

/** Refuses an address that leads nowhere, as every refusal is written. */
export function answerNothingHere(request: FastifyRequest): never {
  throw nothingHere(request)
}

const nothingHere = (request: FastifyRequest) =>
  new AppError('route.unknown', `${request.method} ${pathOf(request)} does not exist.`)
