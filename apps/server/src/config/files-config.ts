import { ConfigError } from './config-error.ts'

type Variables = {
  readonly FILES?: 'database' | 'folder' | undefined
  readonly FILES_FOLDER_IS_SHARED: boolean
  readonly DATABASE_URL?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

const NOT_SHARED =
  'FILES: a folder of this machine is not seen by other servers on the same database, and PDFs would be missing there. ' +
  'Leave FILES out to store files in the database, or set FILES_FOLDER_IS_SHARED=yes when every server has this folder.'

/** Where files of quotes lie: a bucket if there is one, else the database that servers share, else a folder. */
export function filesConfigOf(env: Variables) {
  if (env.S3_BUCKET !== undefined) return { kind: 'bucket' as const, ...bucketOf(env.S3_BUCKET, env) }
  refuseBucketWithoutName(env)
  const isShared = env.DATABASE_URL !== undefined
  const kind = env.FILES ?? (isShared ? 'database' : 'folder')
  if (kind === 'folder' && isShared && !env.FILES_FOLDER_IS_SHARED) throw new ConfigError(NOT_SHARED)
  return { kind }
}

export type FilesConfig = ReturnType<typeof filesConfigOf>

function refuseBucketWithoutName({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Variables) {
  if (S3_ENDPOINT === undefined && S3_ACCESS_KEY_ID === undefined && S3_SECRET_ACCESS_KEY === undefined)
    return
  throw new ConfigError(
    'S3_BUCKET: name the bucket for files, or leave out the other S3_ variables to store files elsewhere.',
  )
}

function bucketOf(bucket: string, env: Variables) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError(
      `${accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'}: set both bucket keys, or neither to use the keys of this machine.`,
    )
  return {
    bucket,
    region: env.S3_REGION ?? 'us-east-1',
    endpoint: env.S3_ENDPOINT ?? null,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : null,
  }
}
