import type { HeaderRecord } from '@ramp/contracts'

/** What this window knows of a header, and the finishes whose answers it never got; it moves on with every answer. */
type SentBefore = { dtmLastUpdate: string; unanswered: readonly string[] }

const known = new WeakMap<HeaderRecord, SentBefore>()

/** Kept beside the header that was opened: a person may leave the Finish step, draw on and come back to it. */
export function sentBefore(header: HeaderRecord): SentBefore {
  const before = known.get(header) ?? { dtmLastUpdate: header.dtmLastUpdate, unanswered: [] }
  known.set(header, before)
  return before
}
