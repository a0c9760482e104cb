/** What a .zion file begins with: the scheme, and its version. */
const MARK = 'ZION'
const VERSION = '1'
const IV_BYTES = 12
const ALGORITHM = 'AES-GCM'

export type OpenedZion =
  | { readonly isOpen: true; readonly text: string }
  | { readonly isOpen: false; readonly reason: string }

/** The content of a .zion file: a text under a key of 32 bytes in base64. A change to a single letter is noticed. */
export async function sealZion(text: string, key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(parameters(iv), await keyOf(key), new TextEncoder().encode(text))
  return [MARK + VERSION, base64Of(iv), base64Of(new Uint8Array(sealed))].join('.')
}

/** The text of a .zion file, or one sentence that says why there is none. */
export async function openZion(content: string, key: string): Promise<OpenedZion> {
  const [mark = '', iv = '', sealed = ''] = content.trim().split('.')
  if (content.trim() === '') return refused('The file is empty.')
  if (!mark.startsWith(MARK)) return refused('The file is no .zion project file.')
  if (mark !== MARK + VERSION)
    return refused('It was saved by a newer version. Reload this page, then try again.')
  try {
    const opened = await crypto.subtle.decrypt(parameters(bytesOf(iv)), await keyOf(key), bytesOf(sealed))
    return { isOpen: true, text: new TextDecoder().decode(opened) }
  } catch {
    return refused('The file is damaged, was cut short, or comes from another installation.')
  }
}

const refused = (reason: string): OpenedZion => ({ isOpen: false, reason })

/** The mark is sealed too: a file does not open as another version of itself. */
const parameters = (iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(MARK + VERSION),
})

const keyOf = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['encrypt', 'decrypt'])

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
