import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorReply } from '@ramp/contracts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { DatabaseProblem, type DatabaseProblemKind } from '../db/database-problem.ts'
import { FilesProblem } from '../files/files-problem.ts'
import { answerError, answerUnreadable } from './error-handler.ts'

const app = fastify({
  clientErrorHandler: answerUnreadable,
  requestTimeout: 100,
  http: { connectionsCheckingInterval: 50 },
})
afterAll(() => app.close())
app.setErrorHandler(answerError)
app.get('/files', async () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  throw new Error('The file could not be written.', { cause })
})
app.get<{ Params: { kind: DatabaseProblemKind } }>('/:kind', async ({ params }) => {
  throw new DatabaseProblem(params.kind, new Error('connect ECONNREFUSED 10.0.0.7:5432'))
})

test.each`
  kind         | status | code                    | retryAfter   | says
  ${'away'}    | ${503} | ${'server.unavailable'} | ${'2'}       | ${'No data is lost. Wait a few seconds and try again.'}
  ${'slow'}    | ${503} | ${'server.slow'}        | ${'2'}       | ${'no changes were made. Try again in a moment'}
  ${'unknown'} | ${503} | ${'save.unknown'}       | ${undefined} | ${'Check whether your change was saved before you try again.'}
  ${'full'}    | ${507} | ${'disk.full'}          | ${undefined} | ${"The server's disk is full, so your change was not saved"}
`(
  'a database that is $kind is answered $status $code in words, without a trace of the machines behind it',
  async ({ kind, status, code, retryAfter, says }) => {
    const reply = await app.inject(`/${kind}`)
    const body = errorReply.parse(reply.json())
    expect([reply.statusCode, body.code, reply.headers['retry-after']]).toEqual([status, code, retryAfter])
    expect(body.message).toContain(says)
    expect(reply.payload).not.toContain('10.0.0.7')
  },
)

app.get('/bucket', async () => {
  throw new FilesProblem('connect ECONNREFUSED 10.0.0.8:9000', { cause: new Error('ECONNREFUSED') })
})

test('a place of files that is away is answered 503 files.unavailable in words, without a trace of where it is', async () => {
  const reply = await app.inject('/bucket')
  const body = errorReply.parse(reply.json())
  expect([reply.statusCode, body.code, reply.headers['retry-after']]).toEqual([503, 'files.unavailable', '2'])
  expect(body.message).toContain('No data is lost. Wait a few seconds and try again.')
  expect(reply.payload).not.toContain('10.0.0.8')
})

test('a disk that is full under the files is answered as one under the database', async () => {
  const reply = await app.inject('/files')
  expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([507, 'disk.full'])
})

/** What is answered to bytes, as they come over a connection. */
async function answerTo(bytes: string) {
  if (!app.server.listening) await app.listen({ port: 0 })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0)
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, reply: errorReply.parse(JSON.parse(body)) }
}

test.each`
  what                         | bytes                                                              | status                                   | code
  ${'20 kB of headers'}        | ${`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`} | ${'431 Request Header Fields Too Large'} | ${'headers.too-large'}
  ${'a line of nothing known'} | ${'HELLO\r\n\r\n'}                                                 | ${'400 Bad Request'}                     | ${'input.invalid'}
  ${'half a request'}          | ${'GET / HTTP/1.1\r\nhost: a\r\n'}                                 | ${'408 Request Timeout'}                 | ${'request.too-slow'}
`('$what is answered $status in words', async ({ bytes, status, code }) => {
  const { head, reply } = await answerTo(bytes)
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`)
  expect(head).toContain('cache-control: no-store')
  expect(reply.code).toBe(code)
  expect(reply.message).toMatch(/[.]$/)
})
