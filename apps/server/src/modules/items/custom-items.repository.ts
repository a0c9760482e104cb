import { type CustomWish, HANDRAILS, type ProductLine, SURFACES } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { giveNumber, type ToNumber } from './custom-numbers.repository.ts'

const size = { width: z.number(), length: z.number() }
const wish = z.union([
  z.object({ ...size, itemType: z.literal('TRANSITION'), baseItemNumber: z.string() }),
  z.object({
    ...size,
    itemType: z.enum(['PLATFORM', 'PLATFORM_EXT', 'RAMP']),
    surface: z.enum(SURFACES),
    handrails: z.enum(HANDRAILS),
    isTurn: z.boolean(),
    isLowProfile: z.boolean(),
  }),
]) satisfies z.ZodType<CustomWish>

const storedRow = z
  .object({
    item_number: z.string(),
    short_name: z.string(),
    wish,
    description: z.string(),
    customer_number: z.string().nullable(),
  })
  .transform(({ item_number, short_name, customer_number, ...row }) => ({
    ...row,
    itemNumber: item_number,
    shortName: short_name,
    customerNumber: customer_number,
  }))

/** A part that has a number. An empty description stands for that of the product. */
export type StoredCustom = z.output<typeof storedRow>

const COLUMNS = 'item_number, short_name, wish, description, customer_number'

const NUMBERED = `select ${COLUMNS} from custom_items
  where product_line = $1 and item_number in (select jsonb_array_elements_text($2::jsonb))`

export const customItemsRepository = (database: Database) => {
  const find = async (productLine: ProductLine, column: 'item_number' | 'short_name', value: string) =>
    oneOf(
      await database.all(
        storedRow,
        `select ${COLUMNS} from custom_items where product_line = $1 and ${column} = $2`,
        [productLine, value],
      ),
    )
  return {
    byNumber: (productLine: ProductLine, itemNumber: string) => find(productLine, 'item_number', itemNumber),
    /** The parts under these numbers, as far as there are any. */
    byNumbers: (productLine: ProductLine, itemNumbers: readonly string[]) =>
      database.all(storedRow, NUMBERED, [productLine, JSON.stringify(itemNumbers)]),
    byShortName: (productLine: ProductLine, shortName: string) => find(productLine, 'short_name', shortName),

    /** The number of a part: the one it has, or one that is given to it now. */
    keep: (part: ToNumber) => database.transaction((sql) => giveNumber(sql, part)),

    /**
     * The parts that a quote is about to be issued with; nobody gives their numbers to others meanwhile, and the quote marks
     * them as given for good (migration 013). They are held in one order, so that two who issue with the same parts never
     * wait for each other in a circle.
     */
    hold: (sql: Sql, productLine: ProductLine, itemNumbers: readonly string[]): Promise<StoredCustom[]> =>
      sql.all(storedRow, `${NUMBERED} order by item_number for update`, [
        productLine,
        JSON.stringify(itemNumbers),
      ]),
  }
}

export type CustomItemsRepository = ReturnType<typeof customItemsRepository>
