import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type HeaderIdCipher = {
  readonly encrypt: (headerID: string) => string
  /** null when the text was not made with this key or was changed since. */
  readonly decrypt: (text: string) => string | null
}

/** Header ids as they appear in addresses: nobody can count them up or tell one from another. */
export const headerIdCipher = (key: Buffer): HeaderIdCipher => ({
  encrypt(headerID) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, iv)
    const body = Buffer.concat([cipher.update(headerID, 'utf8'), cipher.final()])
    return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
  },
  decrypt(text) {
    const bytes = Buffer.from(text, 'base64url')
    // Buffer skips what is not base64url; only the exact text that was given out counts.
    if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== text) return null
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const body = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  },
})
