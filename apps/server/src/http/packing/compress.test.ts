import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress.ts'
import { constantOf, sendConstant } from './constant.ts'

const LONG = 'a word '.repeat(400)

/** A server that packs by marking what it packed, and counts how often. */
function serverThatCounts() {
  const app = fastify()
  let packed = 0
  compressAnswers(app, async (bytes) => {
    packed++
    return Buffer.from(`packed:${bytes.length}`)
  })
  const constant = constantOf(LONG)
  app.get('/constant', (request, reply) => sendConstant(request, reply.type('text/plain'), constant))
  app.get('/anew', (_, reply) => reply.type('text/plain').send(Buffer.from(LONG)))
  const ask = (url: string, headers = {}) =>
    app.inject({ url, headers: { 'accept-encoding': 'gzip', ...headers } })
  return { ask, packed: () => packed }
}

test('what stays the same is packed once, however many ask at once or later; what is made anew each time', async () => {
  const { ask, packed } = serverThatCounts()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/constant')))
  answers.push(await ask('/constant'))
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([`packed:${LONG.length}`]))
  expect(packed()).toBe(1)
  await ask('/anew')
  await ask('/anew')
  expect(packed()).toBe(3)
})

test('who has it already gets no more than that, and who takes no gzip the text', async () => {
  const { ask, packed } = serverThatCounts()
  const plain = await ask('/constant', { 'accept-encoding': '' })
  expect([plain.body, packed()]).toEqual([LONG, 0])
  const again = await ask('/constant', { 'if-none-match': plain.headers.etag })
  expect([again.statusCode, again.body, packed()]).toEqual([304, '', 0])
  expect((await ask('/constant', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('what is packed can be read', async () => {
  const app = fastify()
  compressAnswers(app)
  app.get('/', (request, reply) => sendConstant(request, reply.type('text/plain'), constantOf(LONG)))
  const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect([headers['content-encoding'], gunzipSync(rawPayload).toString()]).toEqual(['gzip', LONG])
})
