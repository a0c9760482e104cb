/** What a .zion file begins with, and the schemes there are. */
const MARK = 'ZION'
/** Under the key of one installation: written no more, and still opened there. */
const OF_INSTALLATION = '1'
/** Under the passphrase every installation knows (spec 1 §3), or under a password of one's own. */
const OF_PRODUCT = '2'
const OF_PASSWORD = '2P'

/** It keeps nobody out who has the product; a person who needs that adds a password. */
const PASSPHRASE = 'zion project file'
const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
const SALT_BYTES = 16
const ROUNDS = 210_000

/** What a file is opened with besides the product itself. */
export type ZionLock = 'none' | 'password' | 'key-of-installation'

export type OpenedZion = { readonly text: string } | { readonly reason: string }

/** The content of a .zion file that every installation opens; with a password only who knows it. */
export async function sealZion(text: string, password = ''): Promise<string> {
  const [salt, iv] = [SALT_BYTES, IV_BYTES].map((bytes) => crypto.getRandomValues(new Uint8Array(bytes)))
  if (!salt || !iv) throw new Error('no random bytes')
  const mark = MARK + (password === '' ? OF_PRODUCT : OF_PASSWORD)
  const key = await derivedKey(password, salt)
  const sealed = await crypto.subtle.encrypt(parameters(mark, iv), key, new TextEncoder().encode(text))
  return [mark, base64Of(salt), base64Of(iv), base64Of(new Uint8Array(sealed))].join('.')
}

/** What a file is locked with, or one sentence that says why it is no file of ours. */
export function lockOfZion(content: string): { readonly lock: ZionLock } | { readonly reason: string } {
  const [mark = ''] = content.trim().split('.')
  if (!mark.startsWith(MARK)) return { reason: 'The file is not a .zion project file.' }
  const lock = LOCKS[mark.slice(MARK.length)]
  return lock ? { lock } : { reason: 'It was saved by a newer version. Reload this page, then try again.' }
}

const LOCKS: Readonly<Record<string, ZionLock>> = {
  [OF_INSTALLATION]: 'key-of-installation',
  [OF_PRODUCT]: 'none',
  [OF_PASSWORD]: 'password',
}

/** The text of a .zion file, or one sentence that says why there is none. `secret` is the password, or the key (base64). */
export async function openZion(content: string, secret = ''): Promise<OpenedZion> {
  const known = lockOfZion(content)
  if ('reason' in known) return known
  const [mark = '', ...fields] = content.trim().split('.')
  const [sealed = '', iv = '', salt = ''] = fields.toReversed()
  try {
    const key =
      known.lock === 'key-of-installation'
        ? await keyOf(bytesOf(secret))
        : await derivedKey(secret, bytesOf(salt))
    const opened = await crypto.subtle.decrypt(parameters(mark, bytesOf(iv)), key, bytesOf(sealed))
    return { text: new TextDecoder().decode(opened) }
  } catch {
    return { reason: FAILURES[known.lock] }
  }
}

/** Why a file does not open, by its lock: nobody can tell a wrong secret from a changed letter. */
const FAILURES: Readonly<Record<ZionLock, string>> = {
  none: 'The file is damaged, or was cut short.',
  password: 'The password is wrong, or the file is damaged.',
  'key-of-installation': 'The file is damaged, incomplete, or from another installation.',
}

type Bytes = Uint8Array<ArrayBuffer>

/** The mark is sealed too: a file does not open as another version of itself. */
const parameters = (mark: string, iv: Bytes) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(mark),
})

async function derivedKey(password: string, salt: Bytes): Promise<CryptoKey> {
  const words = new TextEncoder().encode(PASSPHRASE + password)
  const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    base,
    256,
  )
  return keyOf(new Uint8Array(bits))
}

const keyOf = (bytes: Bytes) =>
  crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])

const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
