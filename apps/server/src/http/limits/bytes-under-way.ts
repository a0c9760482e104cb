import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { answerError } from '../error-handler.ts'
import type { AdmitBody } from '../route.ts'
import { addressKey } from './address-key.ts'

/** Bytes of bodies that may be under way at once: announced, arriving, or not answered yet. */
export type ByteLimits = {
  readonly person: number
  readonly address: number
  /** Of all people together; small bodies have room of their own, which large ones cannot take. */
  readonly large: number
  readonly small: number
  /** Bytes a second that a body has to arrive with, once the first seconds are over. */
  readonly leastSpeed: number
  readonly firstMs: number
}

const MEGABYTE = 1024 * 1024

/** Fits a server of 2 GB: a body is held up to four times while its call is answered. A person sends two of the largest files at once. */
const BYTE_LIMITS: ByteLimits = {
  person: 60 * MEGABYTE,
  address: 90 * MEGABYTE,
  large: 120 * MEGABYTE,
  small: 60 * MEGABYTE,
  leastSpeed: 64 * 1024,
  firstMs: 20_000,
}

/** From here on a body counts as large. */
const LARGE = MEGABYTE
/** Seconds after which it is worth asking again. */
const SOON = 5
/** How often it is looked at how much has arrived, in milliseconds. */
const LOOKS_EVERY = 1_000

/** Counts the bytes of bodies before they are read, and ends requests whose body arrives too slowly. */
export function bytesUnderWay(limits: ByteLimits = BYTE_LIMITS): AdmitBody {
  const taken = new Map<string, number>()
  const add = (key: string, bytes: number) => {
    const sum = (taken.get(key) ?? 0) + bytes
    if (sum > 0) taken.set(key, sum)
    else taken.delete(key)
  }

  // Throws where the body has no room (429, 503); what was taken is given back when the request is over.
  return (request, reply, sender) => {
    const bytes = announced(request, sender.most)
    if (bytes === 0) return
    const size = bytes > LARGE ? 'large' : 'small'
    const shares = [
      { key: `person ${sender.person}`, most: limits.person, refusal: tooManyBytes },
      { key: `address ${addressKey(request.ip)}`, most: limits.address, refusal: tooManyBytes },
      { key: size, most: limits[size], refusal: busy },
    ]
    const full = shares.find(({ key, most }) => (taken.get(key) ?? 0) + bytes > most)
    if (full) {
      // The body is not read: the connection is of no further use.
      reply.header('connection', 'close')
      throw full.refusal()
    }
    for (const { key } of shares) add(key, bytes)
    reply.raw.once('close', () => {
      for (const { key } of shares) add(key, -bytes)
    })
    endWhenSlow(request, reply, limits)
  }
}

/** What a request says it brings; as much as its call takes where it does not say. */
function announced({ headers }: FastifyRequest, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0), most)
}

function endWhenSlow(request: FastifyRequest, reply: FastifyReply, { leastSpeed, firstMs }: ByteLimits) {
  const { socket } = request.raw
  const [begun, before] = [performance.now(), socket.bytesRead]
  const looks = setInterval(() => {
    const ms = performance.now() - begun
    if (ms <= firstMs || socket.bytesRead - before >= ((ms - firstMs) / 1_000) * leastSpeed) return
    over()
    reply.header('connection', 'close')
    answerError(tooSlow(), request, reply)
  }, LOOKS_EVERY)
  looks.unref()
  const over = () => clearInterval(looks)
  request.raw.once('end', over)
  reply.raw.once('close', over)
}

const tooManyBytes = () =>
  new AppError(
    'calls.too-many',
    'Too many uploads are in progress from here. Wait until they finish, then try again.',
    undefined,
    SOON,
  )

const busy = () =>
  new AppError(
    'server.busy',
    'The server is receiving too many files. Try again in a few seconds.',
    undefined,
    SOON,
  )

const tooSlow = () =>
  new AppError('request.too-slow', 'The request arrived too slowly. Send it again over a faster connection.')
