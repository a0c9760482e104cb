import type { S3 } from '@aws-sdk/client-s3'
import { ConfigError } from '../config/config-error.ts'
import type { FilesConfig } from '../config/files-config.ts'
import type { FileStore, StoredFile } from './file-store.ts'

export type BucketSettings = Omit<Extract<FilesConfig, { readonly kind: 'bucket' }>, 'kind'>

/** Files in a bucket of S3 or of a service that speaks like it; one that cannot be used is told in a sentence. */
export async function openBucket(settings: BucketSettings): Promise<FileStore> {
  const client = await clientOf(settings)
  const Bucket = settings.bucket
  await client.headBucket({ Bucket }).catch((error: unknown) => {
    client.destroy()
    throw new ConfigError(bucketProblem(settings, error), { cause: error })
  })
  return {
    // S3 keeps an object once the whole of it has come. A service that keeps half of one does no harm: no row names it.
    async write(place, bytes) {
      await client.putObject({ Bucket, Key: place, Body: bytes, ContentLength: bytes.length })
      return async () => undefined
    },
    async read(place) {
      try {
        const { Body } = await client.getObject({ Bucket, Key: place })
        return Body ? await Body.transformToByteArray() : null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    async remove(place) {
      await client.deleteObject({ Bucket, Key: place })
    },
    list: () => objectsIn(client, Bucket),
    close: async () => client.destroy(),
  }
}

/** The library is large; who keeps no files in a bucket never loads it. */
async function clientOf({ region, endpoint, credentials }: BucketSettings): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3')
  return new S3({
    region,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Services like S3 do not know every checksum that S3 itself knows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  })
}

async function* objectsIn(client: S3, Bucket: string): AsyncIterable<StoredFile> {
  let after: string | undefined
  do {
    const page = await client.listObjectsV2({
      Bucket,
      ...(after === undefined ? {} : { ContinuationToken: after }),
    })
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified !== undefined) yield { place: Key, writtenAt: LastModified }
    after = page.NextContinuationToken
  } while (after !== undefined)
}

function bucketProblem({ bucket, endpoint }: BucketSettings, error: unknown): string {
  const where = endpoint ?? 'S3'
  switch (statusOf(error)) {
    case 301:
      return `S3_REGION: the bucket ${bucket} lies in another region. Name that one.`
    case 401:
    case 403:
      return `S3_BUCKET: these keys may not use the bucket ${bucket} at ${where}. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights of their owner.`
    case 404:
      return `S3_BUCKET: there is no bucket ${bucket} at ${where}. Create it, or correct the name.`
    default:
      return `S3_ENDPOINT: ${where} gives no answer about the bucket ${bucket} (${reasonOf(error)}). Correct the address, or start that service first.`
  }
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { readonly httpStatusCode?: number }).httpStatusCode
    : undefined

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)
