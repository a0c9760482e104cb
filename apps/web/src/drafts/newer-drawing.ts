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
  /** Counter of the draft on the server, also where it was finished or discarded; null where the server did not answer. */
  readonly counter: number | null
}

/**
 * Which drawing of a quote is the newer one. Edits that the server does not have come first: they are nowhere else. No clock decides
 * where this browser has saved the draft before; clocks of two devices differ.
 */
export function newerDrawing({ local, remote, record, counter }: Known): 'browser' | 'server' | null {
  if (!local) return remote ? 'server' : null
  if (!remote) return wasEnded({ local, record, counter }) ? null : 'browser'
  if (!record) return Date.parse(local.savedAt) > Date.parse(remote.savedAt) ? 'browser' : 'server'
  return local.edit > record.edit ? 'browser' : 'server'
}

/** Everything that is here was on the server, and was finished or discarded there since: it is unfinished no more. */
const wasEnded = ({
  local,
  record,
  counter,
}: Pick<Known, 'record' | 'counter'> & { readonly local: Local }): boolean =>
  record !== null && counter !== null && counter > record.counter && local.edit <= record.edit
