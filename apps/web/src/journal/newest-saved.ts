import type { Layout } from '@ramp/domain'
import { readBackup } from '../persistence/history-backup.ts'
import type { Owner } from '../persistence/owner.ts'
import { type Entries, entries } from './entries.ts'
import { readJournal } from './journal.ts'
import type { StoreFault } from './saved-store.ts'

/** A drawing that the browser holds: how new it is by the number of its last edit, and by the clock. */
type SavedDrawing = { readonly layout: Layout; readonly edit: number; readonly savedAt: string }

/** What is kept of a project, and why the browser's database could not be asked, if it could not. */
export type NewestSaved = { readonly drawing: SavedDrawing | null; readonly fault: StoreFault | null }

/** The newest drawing of a project that the browser holds: the journal of every edit, or the saved backup. */
export async function newestSaved(owner: Owner, all: Entries = entries): Promise<NewestSaved> {
  const { journal, fault } = await readJournal(owner, all)
  const saved = readBackup(owner)
  const backup = saved && drawingOf({ layout: saved.layout, savedAt: saved.dtmLastUpdate })
  if (!journal) return { drawing: backup, fault }
  const isBackupNewer =
    saved !== null &&
    Date.parse(journal.savedAt) <= Date.parse(saved.dtmLastUpdate) &&
    // The last edit, saved to history: it is no edit of its own.
    JSON.stringify(journal.layout) !== JSON.stringify(saved.layout)
  return { drawing: isBackupNewer ? backup : drawingOf(journal), fault }
}

/** Edits are counted by the clock where nothing else counts them (`nextEdit`). */
const drawingOf = ({
  layout,
  savedAt,
  edit,
}: Pick<SavedDrawing, 'layout' | 'savedAt'> & { readonly edit?: number | undefined }): SavedDrawing => ({
  layout,
  savedAt,
  edit: edit ?? (Date.parse(savedAt) || 0),
})
