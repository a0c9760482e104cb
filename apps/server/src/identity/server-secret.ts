import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../data/folder/write-durably.ts'

/** What a key is made for; keys of different purposes say nothing about each other. */
type Purpose = 'header ids' | 'cookies' | 'project files'

export type DeriveKey = (purpose: Purpose) => Buffer

const BYTES = 32

/**
 * Keys of this installation, all from one secret: the configured one, or one that is made on the first start and kept
 * in the data folder. Who loses it loses the addresses of open designs and .zion files, but no quote.
 */
export function keysFromSecret(dataDir: string, configured: string | null): DeriveKey {
  const secret = configured === null ? secretIn(dataDir) : Buffer.from(configured)
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, 'rampwright', purpose, BYTES))
}

function secretIn(dataDir: string): Buffer {
  const file = join(dataDir, 'server-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeDurably(file, randomBytes(BYTES).toString('hex'))
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (secret.length !== BYTES)
    throw new Error(
      `${file} is damaged. Copy it back from a backup (${join(dataDir, 'backups')}), where it has the same name; without one, delete it and a new one is made.`,
    )
  chmodSync(file, 0o600)
  return secret
}
