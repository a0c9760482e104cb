import type { Layout } from '@ramp/domain'
import { readBackup } from '../persistence/history-backup.ts'
import type { Owner } from '../persistence/owner.ts'
import { type Entries, entries } from './entries.ts'
import { readJournal } from './journal.ts'
import type { StoreFault } from './saved-store.ts'

/** What is kept of a project, and why the browser's database could not be asked, if it could not. */
export type NewestSaved = { readonly layout: Layout | null; readonly fault: StoreFault | null }

/** The newest drawing of a project that the browser holds: the journal of every edit, or the saved backup. */
export async function newestSaved(owner: Owner, all: Entries = entries): Promise<NewestSaved> {
  const { journal, fault } = await readJournal(owner, all)
  const saved = readBackup(owner)
  if (!saved || !journal) return { layout: saved?.layout ?? journal?.layout ?? null, fault }
  const isJournalNewer = Date.parse(journal.savedAt) > Date.parse(saved.dtmLastUpdate)
  return { layout: isJournalNewer ? journal.layout : saved.layout, fault }
}
