import type { Database } from '../../../db/database.ts'
import { offerOf } from './offers.ts'
import { frozenOf, layoutPdfOf, optionsOf, ordersOf, proposalPlaceOf, revisionsOf, termsOf } from './rows.ts'

/**
 * Options, revisions and orders, read without a lock.
 * @param companyZone where days end for dealers who entered no time zone; null where the operator set none
 */
export const revisionsRepository = (database: Database, companyZone: string | null) => ({
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
  offer: (headerID: string, version: number) => offerOf(database, headerID, version),
  proposalPlace: (headerID: string, version: number) => proposalPlaceOf(database, headerID, version),
  layoutPdf: (headerID: string, version: number) => layoutPdfOf(database, headerID, version),
  async terms(customerNumber: string) {
    const terms = await termsOf(database, customerNumber)
    return { ...terms, time_zone: terms.time_zone ?? companyZone }
  },
})

export type RevisionsRepository = ReturnType<typeof revisionsRepository>
