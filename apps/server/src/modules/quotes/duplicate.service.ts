import type { QuoteDetail } from '@ramp/contracts'
import type { Sql } from '../../db/database.ts'
import { type CustomerStorage, ROW } from '../../http/limits/customer-storage.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import { nameOfCopy } from './quotes.policy.ts'
import type { QuotesRepository } from './quotes.repository.ts'
import { DEALER_PORTAL } from './quotes.service.ts'

/** Whose drawing becomes whose, and what it is called there. */
export type DrawingToCopy = {
  readonly from: string
  readonly to: string
  readonly name: string
  readonly createdAt: Date
}

type Deps = {
  readonly repository: QuotesRepository
  readonly openHeader: OpenHeader
  readonly catalogueFor: CatalogueFor
  /** Saves the drawing of the original as the project of the copy; when, or null where there is no drawing yet. */
  readonly copyDrawing: (sql: Sql, caller: Caller, copy: DrawingToCopy) => Promise<Date | null>
  readonly get: (caller: Caller, id: string) => Promise<QuoteDetail>
  readonly takeRoom: CustomerStorage['take']
  /** The size of the drawing that is copied, in bytes. */
  readonly drawingOf: CustomerStorage['drawingOf']
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

export const duplicateService = (deps: Deps) => ({
  /** The copy is for the customer of the original, whoever of those who may open it makes it. */
  async duplicate(caller: Asking, id: string) {
    const original = await deps.openHeader(caller, id)
    deps.catalogueFor(original.productLine)
    await deps.takeRoom({ headerID: id, bytes: ROW + (await deps.drawingOf(id)) })
    const name = nameOfCopy(original.name)
    const createdAt = deps.now()
    const copy = { from: id, name, createdBy: caller.name, clientId: DEALER_PORTAL, now: createdAt }
    const copyID = await deps.repository.duplicate(copy, async (sql, to) => {
      await deps.recordAuditEvent(sql, caller, { event: 'copied', headerID: to, at: createdAt })
      return deps.copyDrawing(sql, caller, { from: id, to, name, createdAt })
    })
    return deps.get(caller, copyID)
  },
})
