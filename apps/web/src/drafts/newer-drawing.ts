import type { DraftRecord } from './draft-record.ts'

/** A drawing that this browser holds. */
type Local = {
  /** Number of its last edit. */
  readonly edit: number
  readonly savedAt: string
}

/** A draft on the server, as far as the choice needs it. */
type Remote = { readonly counter: number; readonly savedAt: string }

type Known = {
  /** null where this browser holds nothing. */
  readonly local: Local | null
  /** null where the server has none, or did not answer. */
  readonly remote: Remote | null
  readonly record: DraftRecord | null
}

/**
 * Which drawing of a quote is the newer one. Edits that the server does not have come first: they are nowhere else. No clock decides
 * where this browser has saved the draft before; clocks of two devices differ.
 */
export function newerDrawing({ local, remote, record }: Known): 'browser' | 'server' | null {
  if (!local) return remote ? 'server' : null
  if (!remote) return 'browser'
  if (!record) return Date.parse(local.savedAt) > Date.parse(remote.savedAt) ? 'browser' : 'server'
  return local.edit > record.edit ? 'browser' : 'server'
}
