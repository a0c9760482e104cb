import type { QuoteDetail } from '@ramp/contracts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { NO_CHANGES } from '../../identity/call-access.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import { mayArchive } from './quotes.policy.ts'

type Deps = {
  readonly database: Pick<Database, 'transaction'>
  readonly openHeader: OpenHeader
  readonly get: (caller: Caller, id: string) => Promise<QuoteDetail>
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

/** Puts quotes away and lists them again; nothing else of them changes. */
export const archiveService = ({ database, openHeader, get, recordAuditEvent, now }: Deps) => {
  async function setArchived(caller: Asking, id: string, isArchived: boolean) {
    if (!mayArchive(caller, await openHeader(caller, id))) throw new AppError('role.refused', NO_CHANGES)
    await database.transaction(async (sql) => {
      const at = now()
      const changed = await sql.run(
        'update headers set archived_at = $2, archived_by = $3 where id = $1 and (archived_at is not null) <> $4',
        [Number(id), isArchived ? at : null, isArchived ? caller.name : null, isArchived],
      )
      // Of two who archive the same quote the first one did.
      if (changed === 0) return
      const event = isArchived ? 'archived' : 'unarchived'
      await recordAuditEvent(sql, caller, { event, headerID: id, at, details: {} })
    })
    return get(caller, id)
  }
  return {
    archive: (caller: Asking, id: string) => setArchived(caller, id, true),
    restore: (caller: Asking, id: string) => setArchived(caller, id, false),
  }
}
