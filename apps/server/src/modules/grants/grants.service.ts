import { GRANT_HOURS } from '@ramp/contracts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Asking } from '../../identity/caller.ts'
import { mayGrant } from '../../identity/field-access.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
import { addGrant, lastEnd } from './grants.repository.ts'

type Deps = {
  readonly database: Database
  readonly openHeader: OpenHeader
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

const GRANT_MS = GRANT_HOURS * 60 * 60 * 1000

/** What a quote shows the manufacturer's people for now. */
export const accessToWith =
  ({ database, now }: Pick<Deps, 'database' | 'now'>): AccessTo =>
  async (headerID, { customerNumber }) => {
    const end = await lastEnd(database, headerID)
    const grantedUntil = end !== null && end > now() ? end : null
    return { customerNumber, isGranted: grantedUntil !== null, grantedUntil }
  }

export function grantsService({ database, openHeader, recordAuditEvent, now }: Deps) {
  async function openOwn(caller: Asking, headerID: string) {
    const header = await openHeader(caller, headerID)
    if (!mayGrant(caller, header))
      throw new AppError(
        'role.refused',
        `Only the dealer with customer number ${header.customerNumber} can share this quote with support.`,
      )
  }
  return {
    /** From now on for a day; a grant that still holds begins again. */
    async grant(caller: Asking, headerID: string) {
      await openOwn(caller, headerID)
      const at = now()
      const endsAt = new Date(at.getTime() + GRANT_MS)
      await database.transaction(async (sql) => {
        await addGrant(sql, { headerID, grantedBy: caller.id, grantedAt: at, endsAt })
        await recordAuditEvent(sql, caller, { event: 'granted', headerID, at })
      })
      return { grantedUntil: endsAt.toISOString() }
    },
    /** Ends a grant that holds; without one nothing is done. */
    async end(caller: Asking, headerID: string) {
      await openOwn(caller, headerID)
      const at = now()
      await database.transaction(async (sql) => {
        const end = await lastEnd(sql, headerID)
        if (end === null || end <= at) return
        await addGrant(sql, { headerID, grantedBy: caller.id, grantedAt: at, endsAt: at })
        await recordAuditEvent(sql, caller, { event: 'grant-ended', headerID, at })
      })
      return { grantedUntil: null }
    },
  }
}
