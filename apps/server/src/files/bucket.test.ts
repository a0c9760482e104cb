import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BucketSettings, openBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { newPlace } from './places.ts'
import { startBucket } from './testing/real-bucket.ts'

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

  const problem = async (change: Partial<BucketSettings>) => {
    const error: unknown = await openBucket({ ...bucket.settings, ...change }).catch((one: unknown) => one)
    return error instanceof Error ? error.message : error
  }
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
      /^S3_ENDPOINT: http:\S+ gives no answer about the bucket ramps \(.+\)\. Correct the address, or start that service first\.$/,
    ],
  ] as const)('%s is told in one sentence at the start', async (_, change, sentence) => {
    expect(await problem(change)).toMatch(sentence)
  })
})
