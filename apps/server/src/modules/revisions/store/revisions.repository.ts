import type { Database } from '../../../db/database.ts'
import { frozenOf, layoutPdfOf, optionsOf, ordersOf, proposalPlaceOf, revisionsOf, termsOf } from './rows.ts'

/** Options, revisions and orders, read without a lock. */
export const revisionsRepository = (database: Database) => ({
  async all(headerID: string) {
    const [options, revisions, orders] = await Promise.all([
      optionsOf(database, headerID),
      revisionsOf(database, headerID),
      ordersOf(database, headerID),
    ])
    return { options, revisions, orders }
  },
  revisions: (headerID: string) => revisionsOf(database, headerID),
  frozen: (headerID: string, version: number) => frozenOf(database, headerID, version),
  proposalPlace: (headerID: string, version: number) => proposalPlaceOf(database, headerID, version),
  layoutPdf: (headerID: string, version: number) => layoutPdfOf(database, headerID, version),
  terms: (customerNumber: string) => termsOf(database, customerNumber),
})

export type RevisionsRepository = ReturnType<typeof revisionsRepository>
