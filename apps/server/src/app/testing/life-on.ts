import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf } from '@ramp/domain'
import type { Database, Sql } from '../../db/database.ts'
import { newPlace } from '../../files/places.ts'
import type { Asking } from '../../identity/caller.ts'
import { recordAuditEvent } from '../../modules/audit/audit.repository.ts'
import { accessToWith } from '../../modules/grants/grants.service.ts'
import { headersRepository } from '../../modules/headers/headers.repository.ts'
import { headersService } from '../../modules/headers/headers.service.ts'
import { revisionsService } from '../../modules/revisions/revisions.service.ts'
import { revisionsRepository } from '../../modules/revisions/store/revisions.repository.ts'
import { revisionsOf } from '../../modules/revisions/store/rows.ts'
import { copyRevision, insertOption } from '../../modules/revisions/store/write-revisions.ts'

/** Owner of customer 10001, as a call has them. */
export const OWNER: Asking = {
  id: 'owner',
  email: 'owner@example.com',
  name: 'Dana Miller',
  customerNumber: '10001',
  roles: [],
  permissions: [],
  isInternal: false,
  requestId: 'test',
}

const catalogue = catalogueOf(readCatalogue('P3G'))

/** The life of quotes on a database, with proposals of one byte: thousands of steps take seconds. */
export function lifeOn(database: Database, now: () => Date) {
  const headerRows = headersRepository(database)
  const { change } = headerRows
  const revisions = revisionsService({
    repository: revisionsRepository(database, null),
    openHeader: headersService(headerRows).open,
    accessTo: accessToWith({ database, now }),
    change,
    makeProposal: async () => ({ bytes: new Uint8Array(1), facts: {}, cardVersion: null }),
    priceToIssue: async () => null,
    writeProposal: async (headerID) => ({
      place: newPlace(headerID, 'pdf'),
      complete: async () => undefined,
      discard: async () => undefined,
    }),
    takeRoom: async () => undefined,
    // Orders at the prices of every list are honored, so none is read again.
    lists: {
      inForce: () => 'test',
      today: () => now().toISOString().slice(0, 10),
      honored: () => ({ isHonored: true, until: null }),
      // Says what returns cost.
      catalogueFor: () => catalogue,
      load: unread,
    },
    knownCustoms: unread,
    recordAuditEvent,
    now,
  })
  const writingOf = (headerID: string, sql: Sql) => ({
    sql,
    caller: OWNER,
    headerID,
    at: now(),
    recordAuditEvent,
  })
  return {
    revisions,
    /** Finishes the drawing of the first revision once more, in an option, begun from what is issued there. */
    finish: (headerID: string, option: number) =>
      change(headerID, async ({ sql }) => {
        const writing = writingOf(headerID, sql)
        const all = await revisionsOf(sql, headerID)
        const issued = all.find((row) => row.option === option && row.offer === 'issued')
        const versionNumber = await copyRevision(writing, 1, { option, basedOn: issued?.version ?? null })
        const details = { option, offer: 'none', order: 'none' }
        const { at } = writing
        await recordAuditEvent(sql, OWNER, { event: 'finished', headerID, versionNumber, at, details })
      }),
    addOption: (headerID: string, number: number) =>
      change(headerID, ({ sql }) => insertOption(writingOf(headerID, sql), { number, name: '' })),
  }
}

const unread = (): never => {
  throw new Error('No price list is read in these tests.')
}
