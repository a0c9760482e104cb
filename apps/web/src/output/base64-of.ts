/** `String.fromCharCode` takes its bytes as arguments, and there is a limit to those. */
const CHUNK = 8192

/** Content of a file as base64, the way the file calls carry it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const chunks: string[] = []
  for (let from = 0; from < bytes.length; from += CHUNK)
    chunks.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)))
  return btoa(chunks.join(''))
}
