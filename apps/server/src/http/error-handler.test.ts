import { errorReply } from '@ramp/contracts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { DatabaseProblem, type DatabaseProblemKind } from '../db/database-problem.ts'
import { FilesProblem } from '../files/files-problem.ts'
import { answerError } from './error-handler.ts'

const app = fastify()
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
  ${'away'}    | ${503} | ${'server.unavailable'} | ${'2'}       | ${'Nothing is lost: wait a few seconds and try again.'}
  ${'slow'}    | ${503} | ${'server.slow'}        | ${'2'}       | ${'nothing was changed. Try again in a moment'}
  ${'unknown'} | ${503} | ${'save.unknown'}       | ${undefined} | ${'Look whether it is there before you try again.'}
  ${'full'}    | ${507} | ${'disk.full'}          | ${undefined} | ${"The server's disk is full. Nothing was saved"}
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
  expect(body.message).toContain('Nothing is lost: wait a few seconds and try again.')
  expect(reply.payload).not.toContain('10.0.0.8')
})

test('a disk that is full under the files is answered as one under the database', async () => {
  const reply = await app.inject('/files')
  expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([507, 'disk.full'])
})
