import { partsListLine } from '@ramp/contracts'
import { layoutSchema } from '@ramp/formats'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../../db/database.ts'
import { type SavedTerms, type Saving, savedRow, valuesOf } from './saved-terms.ts'

const finishedRow = z.object({
  version: z.number(),
  layout: layoutSchema,
  lines: z.array(partsListLine),
  catalogue_version: z.string(),
})
export type FinishedRow = z.infer<typeof finishedRow>

type OfOption = { readonly headerID: string; readonly option: number }

/** What the price of an option has of its own, and the drawings it is worked out from. */
export const optionPricesRepository = (database: Database) => ({
  option: async (headerID: string, option: number): Promise<SavedTerms | null> =>
    oneOf(
      await database.all(
        savedRow,
        'select terms, counter, saved_by, saved_at from option_prices where header_id = $1 and option_number = $2',
        [Number(headerID), option],
      ),
    ),

  /** Whether it was saved: not if somebody saved since. */
  async saveOption(sql: Sql, { headerID, option }: OfOption, saving: Saving): Promise<boolean> {
    const place = [Number(headerID), option]
    const added = await sql.run(
      `insert into option_prices (header_id, option_number, terms, counter, saved_by, saved_at)
       select $1, $2, $3, 1, $5, $6 where $4::integer = 0
       on conflict (header_id, option_number) do nothing`,
      [...place, ...valuesOf(saving)],
    )
    const changed = await sql.run(
      `update option_prices set terms = $3, counter = counter + 1, saved_by = $5, saved_at = $6
       where header_id = $1 and option_number = $2 and counter = $4`,
      [...place, ...valuesOf(saving)],
    )
    return added + changed > 0
  },

  /** A finished drawing of an option, the last one where none is named; null while there is none. */
  finished: async (
    headerID: string,
    option: number,
    version: number | null = null,
  ): Promise<FinishedRow | null> =>
    oneOf(
      await database.all(
        finishedRow,
        `select version, layout, lines, catalogue_version from issued_quotes
         where header_id = $1 and option_number = $2 and version = coalesce($3::integer, version)
         order by version desc limit 1`,
        [Number(headerID), option, version],
      ),
    ),
})

export type OptionPricesRepository = ReturnType<typeof optionPricesRepository>
