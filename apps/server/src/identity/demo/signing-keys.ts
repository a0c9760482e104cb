import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import { writeDurably } from '../../data/folder/write-durably.ts'

const stored = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) })

export type SigningKeys = { readonly keys: readonly JWK[] }

/** The private signing keys of the demo login, kept so that a restart signs nobody out. */
export async function signingKeysIn(dataDir: string): Promise<SigningKeys> {
  const file = join(dataDir, 'demo-login-keys.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeDurably(file, JSON.stringify({ keys: [await newKey()] }))
  }
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(`${file} is damaged. Delete it and a new one is made; everybody then signs in again.`)
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
}

/** What others may know of the keys: enough to check a signature. */
export const publicKeysOf = ({ keys }: SigningKeys): { keys: JWK[] } => ({
  keys: keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e }) as JWK),
})
