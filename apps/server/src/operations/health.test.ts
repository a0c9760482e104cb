import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerError } from '../http/error-handler.ts'
import { type Checks, checksOf, serveHealth } from './health.ts'
import { openStopping } from './stopping.ts'

const fine = async () => undefined
const broken = async () => {
  throw new Error('connection refused')
}
const silent = () => new Promise<never>(() => undefined)

function serverWith(checks: Checks) {
  const app = fastify()
  app.setErrorHandler(answerError)
  serveHealth(app, checks, openStopping())
  return app
}

describe('a server is ready', () => {
  test('when everything it needs answers', async () => {
    const reply = await serverWith({ database: fine, files: fine, disk: fine }).inject('/health/ready')
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'ready', parts: { database: 'ok', files: 'ok', disk: 'ok' } },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test.each`
    fault                     | checks                                             | words                                                                    | parts
    ${'the database is away'} | ${{ database: broken, files: fine, disk: fine }}   | ${'the database is not responding'}                                      | ${{ database: 'failed', files: 'ok', disk: 'ok' }}
    ${'files hang'}           | ${{ database: fine, files: silent, disk: fine }}   | ${'file storage is not responding'}                                      | ${{ database: 'ok', files: 'failed', disk: 'ok' }}
    ${'the disk is full'}     | ${{ database: fine, files: fine, disk: broken }}   | ${'the disk of the data folder is full'}                                 | ${{ database: 'ok', files: 'ok', disk: 'failed' }}
    ${'two things fail'}      | ${{ database: broken, files: fine, disk: broken }} | ${'the database is not responding, the disk of the data folder is full'} | ${{ database: 'failed', files: 'ok', disk: 'failed' }}
  `('not when $fault, and says which part it is', async ({ checks, words, parts }) => {
    const app = serverWith(checks)
    const reply = await app.inject('/health/ready')
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { code: 'server.not-ready', message: `Not ready: ${words}.`, details: parts },
    ])
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' })
  })

  test('and is not looked at again by everybody who asks at once', async () => {
    let looks = 0
    const app = serverWith({ database: async () => void looks++ })
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/health/ready')))
    expect(looks).toBe(1)
  })
})

test('a disk is looked at where this server writes, and only there', async () => {
  const deps = {
    database: { run: async () => 1 },
    store: { check: async () => undefined },
    damage: () => null,
  }
  expect(Object.keys(checksOf({ ...deps, dataDir: null }))).toEqual(['database', 'files', 'data'])
  const { disk } = checksOf({ ...deps, dataDir: '/there/is/no/such/folder' })
  await expect(disk?.()).rejects.toThrow()
  await expect(checksOf({ ...deps, dataDir: process.cwd() }).disk?.()).resolves.toBeUndefined()
})

test('damage is told to the operator in its own sentence, and a folder without permission is called that', async () => {
  const told = async (more: Partial<Parameters<typeof checksOf>[0]>) => {
    const deps = { database: { run: async () => 1 }, store: { check: async () => undefined }, dataDir: null }
    const reply = await serverWith(checksOf({ ...deps, damage: () => null, ...more })).inject('/health/ready')
    return [reply.statusCode, reply.json().message]
  }
  const forbidden = Object.assign(new Error('no'), { code: 'EACCES', path: '/data/files/unfinished/probe' })
  expect(await told({})).toEqual([200, undefined])
  expect(await told({ damage: () => 'Restore it.' })).toEqual([503, 'Not ready. Restore it.'])
  expect(await told({ store: { check: () => Promise.reject(forbidden) } })).toEqual([
    503,
    'Not ready. The folder of files cannot be written (EACCES: /data/files/unfinished). Give it to the user that runs the server (chown -R), or mount its disk so that the server may write.',
  ])
  expect(await told({ store: { check: broken }, damage: () => 'Restore it.' })).toEqual([
    503,
    'Not ready: file storage is not responding. Restore it.',
  ])
})
