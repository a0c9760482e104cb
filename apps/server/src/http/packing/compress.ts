import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const SMALLEST = 1024
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest|xml|yaml)|image\/svg)/

type Pack = (bytes: string | Buffer) => Promise<Buffer>
const gzipped: Pack = promisify(gzip)

/** Compresses texts on their way out: answers of calls, and the few files that were not packed when they were built. */
export function compressAnswers(app: FastifyInstance, pack: Pack = gzipped) {
  const packOnce = packedOnceWith(pack)
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isWanted(request, reply)) return payload
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      if (payload.length < SMALLEST) return payload
      mark(reply)
      return typeof payload === 'string' ? pack(payload) : packOnce(payload)
    }
    if (!isStream(payload)) return payload
    mark(reply)
    return pipeline(payload, createGzip(), (error) => {
      if (error) request.log.debug(error)
    })
  })
}

/** What is sent as the same object again is packed already; what nobody else holds is forgotten with it. */
function packedOnceWith(pack: Pack) {
  const packed = new WeakMap<Buffer, Promise<Buffer>>()
  return (bytes: Buffer): Promise<Buffer> => {
    const before = packed.get(bytes)
    if (before) return before
    const now = pack(bytes)
    packed.set(bytes, now)
    return now
  }
}

const isWanted = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.method === 'GET' || request.method === 'POST'
    ? reply.statusCode === 200 &&
      reply.getHeader('content-encoding') === undefined &&
      /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) &&
      COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
    : false

function mark(reply: FastifyReply) {
  reply.removeHeader('content-length')
  reply.removeHeader('accept-ranges')
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function'
