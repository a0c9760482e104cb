import { productRules } from '@ramp/domain'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { isFull } from '../db/database-problem.ts'
import { quotesRepository } from '../modules/quotes/quotes.repository.ts'
import { DEALER_PORTAL } from '../modules/quotes/quotes.service.ts'
import { dayIn } from '../modules/revisions/offer-days.ts'

const DEMO_QUOTES = [
  { customerNumber: '10001', createdBy: 'Dana Miller', name: 'Harper residence, front entrance' },
  { customerNumber: '10001', createdBy: 'Dana Miller', name: 'Lindqvist residence, garage door' },
  { customerNumber: '10002', createdBy: 'Sam Ortiz', name: 'Okafor residence, back porch' },
]

/** Gives the people of the demo login something to open; only in a database that has no quote yet, and none on a full disk. */
export async function addDemoQuotes(database: Database, now: Date) {
  const rows = await database.all(z.object({ id: z.number() }), 'select id from headers limit 1')
  if (rows.length > 0) return
  try {
    await create(database, now)
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

async function create(database: Database, now: Date) {
  const quotes = quotesRepository(database, (zone) => dayIn(now, zone))
  for (const quote of DEMO_QUOTES)
    await quotes.create(
      {
        ...quote,
        productLine: 'P3G',
        industry: productRules('P3G').industry,
        quoteType: null,
        project: null,
        clientId: DEALER_PORTAL,
        now,
      },
      async () => undefined,
    )
}
