import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BucketSettings, openBucket, type Patience } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { newPlace } from './places.ts'
import { type Line, lineTo, startBucket } from './testing/real-bucket.ts'

/** So long that only what a test shortens is ever reached. */
const PATIENT: Patience = { connect: 20_000, silence: 20_000, answer: 20_000, call: 20_000 }

describe('files in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>
  let store: FileStore
  beforeAll(async () => {
    bucket = await startBucket()
    store = await openBucket(bucket.settings)
  })
  afterAll(async () => {
    await store.close()
    await bucket.stop()
  })
  const placesIn = async (one: FileStore) => {
    const places: string[] = []
    for await (const { place } of one.list()) places.push(place)
    return places
  }

  test('what was uploaded is read, byte for byte, and what was not is nothing', async () => {
    const place = newPlace('1001', 'pdf')
    const bytes = Buffer.from([0, 255, 10, 13, 0])
    await store.write(place, bytes)
    expect(Buffer.from((await store.read(place)) ?? [])).toEqual(bytes)
    expect(await store.read(newPlace('1001', 'pdf'))).toBeNull()
    expect(await placesIn(store)).toEqual([place])
    await store.remove(place)
    expect(await store.read(place)).toBeNull()
  })

  describe('a bucket that does not do its work is a problem in time, and not the fault of a call', () => {
    const asks = {
      write: (one: FileStore) => one.write(newPlace('1001', 'pdf'), Buffer.alloc(100_000)),
      read: (one: FileStore) => one.read(newPlace('1001', 'pdf')),
      list: (one: FileStore) => placesIn(one),
      remove: (one: FileStore) => one.remove(newPlace('1001', 'pdf')),
    }
    /** A store whose line is still there at its start. */
    const openOver = async (line: Line, patience = {}) => {
      const one = await openBucket(line.settings, { ...PATIENT, ...patience })
      return { one, close: () => one.close().then(line.stop) }
    }

    test.each(['write', 'read', 'list', 'remove'] as const)('%s: it was taken away', async (call) => {
      const line = await lineTo(bucket.settings)
      const { one, close } = await openOver(line)
      await line.stop()
      await expect(asks[call](one)).rejects.toMatchObject({ name: 'FilesProblem' })
      await expect(one.check()).rejects.toThrow()
      await close()
    })

    test.each([
      ['write', 'never begins to answer', { answer: 300 }],
      ['read', 'never begins to answer', { answer: 300 }],
      ['list', 'is silent', { silence: 300 }],
      ['remove', 'is silent', { silence: 300 }],
      ['read', 'takes longer than a call may', { call: 300 }],
      ['write', 'takes longer than a call may', { call: 300 }],
    ] as const)('%s: it %s', async (call, _, patience) => {
      const line = await lineTo(bucket.settings)
      const { one, close } = await openOver(line, patience)
      line.hang()
      await expect(asks[call](one)).rejects.toMatchObject({ name: 'FilesProblem' })
      await close()
    })

    test('a file that breaks off while it is read', async () => {
      const place = newPlace('1001', 'pdf')
      await store.write(place, Buffer.alloc(3_000_000))
      const line = await lineTo(bucket.settings)
      const { one, close } = await openOver(line, { call: 1_500 })
      line.hangAfter(500_000)
      await expect(one.read(place)).rejects.toMatchObject({ name: 'FilesProblem' })
      await close()
      await store.remove(place)
    })
  })

  const problem = async (change: Partial<BucketSettings>) => {
    const error: unknown = await openBucket({ ...bucket.settings, ...change }).catch((one: unknown) => one)
    return error instanceof Error ? error.message : error
  }
  test('a bucket without keys, on a machine that has none of its own, says what to set', async () => {
    const elsewhere = [
      'AWS_ACCESS_KEY_ID',
      'AWS_PROFILE',
      'AWS_WEB_IDENTITY_TOKEN_FILE',
      'AWS_CONTAINER_CREDENTIALS_FULL_URI',
    ]
    for (const name of elsewhere) vi.stubEnv(name, undefined)
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    vi.stubEnv('HOME', '/nowhere')
    expect(await problem({ credentials: null })).toMatch(
      /^S3_ACCESS_KEY_ID: there are no keys for the bucket ramps at http:\S+\. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role of AWS that may use it\.$/,
    )
    vi.unstubAllEnvs()
  })

  test.each([
    [
      'a bucket that is not there',
      { bucket: 'ramsp' },
      /^S3_BUCKET: there is no bucket ramsp at http:\S+\. Create it, or correct the name\.$/,
    ],
    [
      'keys that are not known',
      { credentials: { accessKeyId: 'nobody', secretAccessKey: 'nothing' } },
      /^S3_BUCKET: these keys may not use the bucket ramps at http:\S+\. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights of their owner\.$/,
    ],
    [
      'a service that is not there',
      { endpoint: 'http://127.0.0.1:9' },
      /^S3_ENDPOINT: http:\S+ is not responding about the bucket ramps \(.+\)\. Correct the address, or start that service first\.$/,
    ],
  ] as const)('%s is told in one sentence at the start', async (_, change, sentence) => {
    expect(await problem(change)).toMatch(sentence)
  })

  test.each(['PUT', 'DELETE'])('keys that may read and not %s are told at the start', async (method) => {
    const reader = createServer((request, response) => {
      request.resume()
      response.writeHead(request.method === method ? 403 : 200).end()
    })
    await new Promise<void>((resolve) => reader.listen(0, '127.0.0.1', resolve))
    const address = reader.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await problem({ endpoint: `http://127.0.0.1:${port}` })).toMatch(
      /^S3_BUCKET: these keys may not use the bucket ramps at http:\S+\. Correct S3_ACCESS_KEY_ID/,
    )
    reader.closeAllConnections()
    await new Promise((resolve) => reader.close(resolve))
  })
})
