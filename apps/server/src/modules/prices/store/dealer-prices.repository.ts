import { PRICE_LEVELS } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf } from '../../../db/database.ts'
import { json, type SavedTerms, type Saving, savedRow, valuesOf } from './saved-terms.ts'

const tableRow = z.object({
  name: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  prices: json(z.array(z.object({ itemNumber: z.string(), price: z.number() }))),
  imported_by: z.string(),
  imported_at: z.date(),
})
export type TableRow = z.infer<typeof tableRow>

const levelRow = z.object({ level: z.enum(PRICE_LEVELS), set_by: z.string(), set_at: z.date() })
export type LevelRow = z.infer<typeof levelRow>

const counterRow = z.object({ counter: z.number() })

/** How dealers build prices, their contract tables, and the level they buy at. */
export const dealerPricesRepository = (database: Database) => ({
  dealer: async (customerNumber: string): Promise<SavedTerms | null> =>
    oneOf(
      await database.all(
        savedRow,
        'select terms, counter, saved_by, saved_at from dealer_prices where customer_number = $1',
        [customerNumber],
      ),
    ),

  /** Whether it was saved: not if somebody saved since. */
  saveDealer: async (customerNumber: string, saving: Saving): Promise<boolean> =>
    (
      await database.all(
        counterRow,
        `insert into dealer_prices (customer_number, terms, counter, saved_by, saved_at)
         select $1, $2, 1, $4, $5::timestamptz where $3::integer = 0
         on conflict (customer_number) do nothing returning counter`,
        [customerNumber, ...valuesOf(saving)],
      )
    ).length > 0 ||
    (await database.run(
      `update dealer_prices set terms = $2, counter = counter + 1, saved_by = $4, saved_at = $5
       where customer_number = $1 and counter = $3`,
      [customerNumber, ...valuesOf(saving)],
    )) > 0,

  tables: (customerNumber: string): Promise<TableRow[]> =>
    database.all(
      tableRow,
      `select name, valid_from::text as valid_from, valid_until::text as valid_until, prices, imported_by, imported_at
       from contract_tables where customer_number = $1 order by valid_from desc, name`,
      [customerNumber],
    ),

  /** Whether it was added: not if there is one of its name. */
  addTable: async (
    customerNumber: string,
    { name, from, until, prices, by, at }: NewTable,
  ): Promise<boolean> =>
    (await database.run(
      `insert into contract_tables (customer_number, name, valid_from, valid_until, prices, imported_by, imported_at)
       values ($1, $2, $3::date, $4::date, $5, $6, $7) on conflict do nothing`,
      [customerNumber, name, from, until, JSON.stringify(prices), by, at],
    )) > 0,

  purchaseLevel: async (customerNumber: string): Promise<LevelRow | null> =>
    oneOf(
      await database.all(
        levelRow,
        'select level, set_by, set_at from purchase_levels where customer_number = $1',
        [customerNumber],
      ),
    ),

  setPurchaseLevel: async (customerNumber: string, { level, set_by, set_at }: LevelRow): Promise<void> => {
    await database.run(
      `insert into purchase_levels (customer_number, level, set_by, set_at) values ($1, $2, $3, $4)
       on conflict (customer_number) do update set level = excluded.level, set_by = excluded.set_by, set_at = excluded.set_at`,
      [customerNumber, level, set_by, set_at],
    )
  },
})

type NewTable = {
  readonly name: string
  readonly from: string
  readonly until: string
  readonly prices: readonly { readonly itemNumber: string; readonly price: number }[]
  readonly by: string
  readonly at: Date
}

export type DealerPricesRepository = ReturnType<typeof dealerPricesRepository>
