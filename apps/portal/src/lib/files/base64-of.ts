/** Bytes a piece at a time: a call takes only so many arguments. */
const PIECE = 8192

/** Bytes as they travel in JSON. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}
