import type { Layout } from '@ramp/domain'
import { readBackup } from './history-backup.ts'
import { readJournal } from './journal.ts'
import type { Owner } from './owner.ts'

/** The newest drawing of a project that the browser holds: the journal of every edit, or the saved backup. */
export function newestKept(owner: Owner): Layout | null {
  const saved = readBackup(owner)
  const journal = readJournal(owner)
  if (!saved || !journal) return saved?.layout ?? journal?.layout ?? null
  return Date.parse(journal.savedAt) > Date.parse(saved.dtmLastUpdate) ? journal.layout : saved.layout
}
