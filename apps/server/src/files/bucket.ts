import { randomUUID } from 'node:crypto'
import type { S3 } from '@aws-sdk/client-s3'
import { ConfigError } from '../config/config-error.ts'
import type { FilesConfig } from '../config/files-config.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { FilesProblem } from './files-problem.ts'

export type BucketSettings = Omit<Extract<FilesConfig, { readonly kind: 'bucket' }>, 'kind'>

/** How long a bucket may take, milliseconds. */
export type Patience = {
  readonly connect: number
  /** Without a byte on the line. */
  readonly silence: number
  /** Until the answer begins. */
  readonly answer: number
  /** A whole call, with what the library tries again by itself. */
  readonly call: number
}

const PATIENCE: Patience = { connect: 3_000, silence: 10_000, answer: 20_000, call: 30_000 }

/**
 * Files in a bucket of S3 or of a service that speaks like it; one that cannot be used is told in a sentence. A bucket that
 * is away, silent or refuses later is a `FilesProblem`.
 */
export async function openBucket(settings: BucketSettings, patience = PATIENCE): Promise<FileStore> {
  const client = await clientOf(settings, patience)
  const Bucket = settings.bucket
  const inTime = () => ({ abortSignal: AbortSignal.timeout(patience.call) })
  await tryOut(client, Bucket, inTime).catch((error: unknown) => {
    client.destroy()
    throw new ConfigError(bucketProblem(settings, error), { cause: error })
  })
  const remove = async (place: string) => {
    await client.deleteObject({ Bucket, Key: place }, inTime()).catch(throwProblem)
  }
  return {
    // S3 keeps an object once the whole of it has come. A service that keeps half of one does no harm: no row names it.
    async write(place, bytes) {
      const object = { Bucket, Key: place, Body: bytes, ContentLength: bytes.length }
      await client.putObject(object, inTime()).catch(throwProblem)
      return { complete: async () => undefined, discard: () => remove(place) }
    },
    async read(place) {
      try {
        const { Body } = await client.getObject({ Bucket, Key: place }, inTime())
        return Body ? await Body.transformToByteArray() : null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        return throwProblem(error)
      }
    },
    remove,
    list: () => objectsIn(client, Bucket, inTime),
    check: () => client.headBucket({ Bucket }, inTime()),
    close: async () => client.destroy(),
  }
}

/** Keys may read and not write. Later the bucket is only asked for: in one with versions each try would leave two more. */
async function tryOut(client: S3, Bucket: string, inTime: InTime) {
  await client.headBucket({ Bucket }, inTime())
  const probe = { Bucket, Key: `probe-${randomUUID()}` }
  await client.putObject({ ...probe, Body: 'ready', ContentLength: 5 }, inTime())
  await client.deleteObject(probe, inTime())
}

function throwProblem(error: unknown): never {
  throw new FilesProblem(reasonOf(error), { cause: error })
}

/** The library is large; who keeps no files in a bucket never loads it. */
async function clientOf({ region, endpoint, credentials }: BucketSettings, patience: Patience): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3')
  return new S3({
    region,
    requestHandler: {
      connectionTimeout: patience.connect,
      socketTimeout: patience.silence,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
    },
    // Services like S3 do not know every checksum that S3 itself knows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  })
}

type InTime = () => { readonly abortSignal: AbortSignal }

async function* objectsIn(client: S3, Bucket: string, inTime: InTime): AsyncIterable<StoredFile> {
  let after: string | undefined
  do {
    const from = after === undefined ? {} : { ContinuationToken: after }
    const page = await client.listObjectsV2({ Bucket, ...from }, inTime()).catch(throwProblem)
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified !== undefined) yield { place: Key, writtenAt: LastModified }
    after = page.NextContinuationToken
  } while (after !== undefined)
}

function bucketProblem({ bucket, endpoint }: BucketSettings, error: unknown): string {
  const where = endpoint ?? 'S3'
  if (error instanceof Error && error.name === 'CredentialsProviderError')
    return `S3_ACCESS_KEY_ID: there are no keys for the bucket ${bucket} at ${where}. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role of AWS that may use it.`
  switch (statusOf(error)) {
    case 301:
      return `S3_REGION: the bucket ${bucket} is in another region. Set that one.`
    case 401:
    case 403:
      return `S3_BUCKET: these keys may not use the bucket ${bucket} at ${where}. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights of their owner.`
    case 404:
      return `S3_BUCKET: there is no bucket ${bucket} at ${where}. Create it, or correct the name.`
    default:
      return `S3_ENDPOINT: ${where} is not responding about the bucket ${bucket} (${reasonOf(error)}). Correct the address, or start that service first.`
  }
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { readonly httpStatusCode?: number }).httpStatusCode
    : undefined

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)
