/** Saves a text as a file of this device. */
export function saveText(fileName: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
