import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'

/** Where files of quotes lie: a folder, or a bucket. */
export type FileStore = {
  /** Puts a file in the place of the one before; readers see the old or the new one, never half. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  readonly read: (key: string) => Promise<Uint8Array | null>
}

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> =>
  s3 ? openBucket(s3) : Promise.resolve(openFolder(join(dataDir, 'files')))

/** Files in a folder of this machine, on the disk before they are confirmed. */
export function openFolder(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    read: (key) => readFrom(disk, key),
    async write(key, bytes) {
      const unfinished = `unfinished/${randomBytes(8).toString('hex')}`
      await disk.put(unfinished, bytes)
      const file = await open(join(folder, unfinished), 'r+')
      await file.sync().finally(() => file.close())
      await disk.move(unfinished, key)
    },
  }
}

/** Files in a bucket of S3 or of a service that speaks like it. */
async function openBucket({ bucket, region, endpoint, credentials }: NonNullable<Config['s3']>) {
  const { S3Driver } = await loadS3()
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === null ? {} : { credentials }),
    }),
  )
  return {
    read: (key: string) => readFrom(disk, key),
    write: (key: string, bytes: Uint8Array) => disk.put(key, bytes),
  }
}

/** The library for S3 is large and rarely wanted; who wants it installs it. */
const loadS3 = () =>
  import('flydrive/drivers/s3').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw error
    throw new Error(
      'S3_BUCKET: the library for S3 is not installed. Run: npm install --no-save @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
    )
  })

const readFrom = async (disk: Disk, key: string): Promise<Uint8Array | null> =>
  (await disk.exists(key)) ? disk.getBytes(key) : null
