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

/** The same bucket over a line that is cut after so many bytes of each connection. */
export async function cutAfter(bytes: number, { endpoint, ...settings }: BucketSettings) {
  const sockets = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(new URL(endpoint ?? '').port), '127.0.0.1')
    let left = bytes
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
      far.write(chunk.subarray(0, left))
      left -= chunk.length
      if (left <= 0) setTimeout(cut, 20)
    })
    far.on('data', (chunk) => near.write(chunk))
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', () => resolve()))
  const address = line.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${port}` },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
