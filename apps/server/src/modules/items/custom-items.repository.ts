import { type CustomWish, customItemNumber, HANDRAILS, type ProductLine, SURFACES } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf } from '../../db/database.ts'

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

const storedRow = z.object({ item_number: z.string(), wish })

export type StoredCustom = { readonly itemNumber: string; readonly wish: CustomWish }

type ToKeep = {
  readonly productLine: ProductLine
  /** Says all that is made, so that the same part is kept once. */
  readonly shortName: string
  readonly wish: CustomWish
  readonly createdBy: string
  readonly now: Date
}

export const customItemsRepository = (database: Database) => {
  const find = async (productLine: ProductLine, column: 'item_number' | 'short_name', value: string) => {
    const rows = await database.all(
      storedRow,
      `select item_number, wish from custom_items where product_line = $1 and ${column} = $2`,
      [productLine, value],
    )
    const row = oneOf(rows)
    return row && { itemNumber: row.item_number, wish: row.wish }
  }
  return {
    byNumber: (productLine: ProductLine, itemNumber: string): Promise<StoredCustom | null> =>
      find(productLine, 'item_number', itemNumber),
    byShortName: (productLine: ProductLine, shortName: string): Promise<StoredCustom | null> =>
      find(productLine, 'short_name', shortName),

    /** The number of a part: the one it has, or the next of its line; null when the line has no number left. */
    keep: (part: ToKeep): Promise<string | null> =>
      database.transaction(async (sql) => {
        await sql.script('lock table custom_items in share row exclusive mode')
        const known = await sql.all(
          z.object({ item_number: z.string() }),
          'select item_number from custom_items where product_line = $1 and short_name = $2',
          [part.productLine, part.shortName],
        )
        const held = oneOf(known)
        if (held) return held.item_number
        const next = await sql.all(
          z.object({ running: z.number() }),
          'select coalesce(max(running) + 1, 0)::integer as running from custom_items where product_line = $1',
          [part.productLine],
        )
        const running = oneOf(next)?.running ?? 0
        const itemNumber = customItemNumber(part.productLine, running)
        if (itemNumber === null) return null
        await sql.run(
          `insert into custom_items (product_line, running, item_number, short_name, wish, created_by, created_at)
           values ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
          [
            part.productLine,
            running,
            itemNumber,
            part.shortName,
            JSON.stringify(part.wish),
            part.createdBy,
            part.now,
          ],
        )
        return itemNumber
      }),
  }
}

export type CustomItemsRepository = ReturnType<typeof customItemsRepository>
