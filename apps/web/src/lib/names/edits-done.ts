import type { EditKind } from '@ramp/editor'

/** What the kinds of spec 2 §4 did, as a person says it. */
export const EDITS_DONE: Readonly<Record<EditKind, string>> = {
  opened: 'opened',
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  rotated: 'turned',
  scaled: 'resized',
  skewing: 'reshaped',
  propChange: 'changed',
}
