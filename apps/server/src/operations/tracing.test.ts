import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { startTracing } from './tracing.ts'

test('a collector is told of each request, in the trace of its caller', async () => {
  const told: { readonly path: string | undefined; readonly body: string }[] = []
  const collector = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    told.push({ path: request.url, body: Buffer.concat(chunks).toString() })
    reply.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const tracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`)
  const app = fastify()
  tracing.watch(app)
  app.get('/api/quotes/:id', async () => ({}))
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await app.inject({
    url: '/api/quotes/1001?search=Harper',
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  })
  await app.close()
  await tracing.end()
  collector.close()

  expect(told.map(({ path }) => path)).toEqual(['/v1/traces'])
  const [span] = JSON.parse(told[0]?.body ?? '').resourceSpans[0].scopeSpans[0].spans
  expect(span).toMatchObject({ name: 'GET /api/quotes/:id', traceId })
  expect(span.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(told[0]?.body).not.toContain('Harper')
})
