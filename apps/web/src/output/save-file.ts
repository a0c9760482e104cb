/** Time for the browser to begin saving before the address of the file ends. */
const RELEASE_AFTER_MS = 10_000

/** Hands a file to the browser to save. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
}
