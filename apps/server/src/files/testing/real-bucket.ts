import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../bucket.ts'

const BUCKET = 'ramps'

/** A server that speaks like S3, with one bucket and the settings to reach it. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'rampwright-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  return {
    settings: settingsAt(port),
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The keys of the server itself. */
const settingsAt = (port: number): BucketSettings => ({
  bucket: BUCKET,
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
})

/** A line to the bucket that can be cut, or hang without a word. */
export type Line = {
  readonly settings: BucketSettings
  /** From now on nothing comes back. */
  readonly hang: () => void
  /** Nothing more comes back after so many bytes. */
  readonly hangAfter: (bytes: number) => void
  readonly stop: () => Promise<void>
}

/** The same bucket over a line that is cut after so many bytes of each connection were sent. */
export const cutAfter = (bytes: number, settings: BucketSettings): Promise<Line> => lineTo(settings, bytes)

export async function lineTo(
  { endpoint, ...settings }: BucketSettings,
  bytesSent = Number.POSITIVE_INFINITY,
): Promise<Line> {
  const sockets = new Set<Socket>()
  let leftToReceive = Number.POSITIVE_INFINITY
  const line = createServer((near) => {
    const far = connect(Number(new URL(endpoint ?? '').port), '127.0.0.1')
    let leftToSend = bytesSent
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const end of [near, far]) {
      sockets.add(end)
      end.on('error', cut)
      end.on('close', () => sockets.delete(end))
    }
    near.on('data', (chunk) => {
      far.write(chunk.subarray(0, leftToSend))
      leftToSend -= chunk.length
      if (leftToSend <= 0) setTimeout(cut, 20)
    })
    far.on('data', (chunk) => {
      near.write(chunk.subarray(0, leftToReceive))
      leftToReceive = Math.max(0, leftToReceive - chunk.length)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', () => resolve()))
  const address = line.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${port}` },
    hang: () => {
      leftToReceive = 0
    },
    hangAfter: (bytes) => {
      leftToReceive = bytes
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
