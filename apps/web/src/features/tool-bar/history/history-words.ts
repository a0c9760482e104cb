import type { Entry } from '@ramp/editor'
import { capital } from '../../../lib/names/capital.ts'
import { EDITS_DONE } from '../../../lib/names/edits-done.ts'

/** Names of edits that say no more than their kind. */
const SAY_THE_KIND: readonly string[] = ['Open', 'Add', 'Draw', 'Delete', 'Move', 'Rotate', 'Scale']

/**
 * What a step of the history did: the kind of its edit (spec 2 §4), with the edit's name where it says more, as in `Moved ·
 * align`. A change of properties, and of what is no object, is known by its name alone.
 */
export function historyWords(
  { kind, label, whilePaused }: Omit<Entry, 'layout'>,
  object: string | null,
): string {
  if (whilePaused) return 'Changed while paused'
  const done = capital(EDITS_DONE[kind])
  if (SAY_THE_KIND.includes(label)) return done
  const isKnownByName = kind === 'propChange' || kind === 'opened' || object === null
  return isKnownByName ? label : `${done} · ${label.toLowerCase()}`
}
