import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { holdingsOf } from './holdings.ts'

export type Kind = 'script' | 'style' | 'font'

/** A file as a browser gets it; sizes are bytes. */
export type Delivered = {
  readonly name: string
  readonly kind: Kind
  /** As it travels. */
  readonly sent: number
  /** As gzip would make it, to compare with. */
  readonly gzip: number
  /** As it lies on the server. */
  readonly size: number
  /** What it is made of, the largest first. */
  readonly holds: string
}

/** What a browser of today takes. */
const ACCEPTED = 'gzip, deflate, br, zstd'

export function kindOf(address: string): Kind | null {
  const { pathname } = new URL(address)
  if (/\.m?js$/.test(pathname)) return 'script'
  if (pathname.endsWith('.css')) return 'style'
  return /\.(woff2?|ttf)$/.test(pathname) ? 'font' : null
}

export async function deliveredFrom(address: string): Promise<Delivered> {
  const kind = kindOf(address) ?? 'script'
  const [sent, plain] = await Promise.all([bytesOf(address, ACCEPTED), bytesOf(address, 'identity')])
  return {
    name: address.slice(address.lastIndexOf('/') + 1),
    kind,
    sent: sent.length,
    gzip: kind === 'font' ? plain.length : gzipSync(plain).length,
    size: plain.length,
    holds: await contentOf(address, plain.toString()),
  }
}

/** What is in a script that has a source map. */
async function contentOf(address: string, script: string): Promise<string> {
  if (!/\/\/# sourceMappingURL=\S+\s*$/.test(script)) return ''
  return holdingsOf(script, (await bytesOf(`${address}.map`, 'identity')).toString())
}

/** The body of an answer, byte by byte as it came over the line. */
const bytesOf = (address: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve(Buffer.concat(chunks)))
      reply.on('error', reject)
    }).on('error', reject)
  })
