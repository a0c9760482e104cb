/** Tells whoever looks into the browser's console, and nobody else, of what failed and stops nobody. */
export function log(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log
  console.error(what, ...(cause === undefined ? [] : [cause]))
}
