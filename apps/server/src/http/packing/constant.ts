import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that stays the same while the server runs: written once, and packed once because it is one object (compress.ts). */
export type Constant = { readonly tag: string; readonly bytes: Buffer }

export function constantOf(text: string, version = ''): Constant {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { tag: version === '' ? hash : `${version}-${hash}`, bytes: Buffer.from(text) }
}

/** Who has it already is told so in a few bytes. */
export function sendConstant(request: FastifyRequest, reply: FastifyReply, { tag, bytes }: Constant) {
  const etag = `W/"${tag}"`
  reply.header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(bytes)
}
