import { CUSTOM_NUMBERS, type CustomWish, customItemNumber, type ProductLine } from '@ramp/domain'
import { z } from 'zod'
import { oneOf, type Sql } from '../../db/database.ts'
import { DAY, type Standing, sourceOfNumber } from './custom-numbers.policy.ts'

export type ToNumber = {
  readonly productLine: ProductLine
  /** Says all that is made, so that the same part has one number. */
  readonly madeName: string
  readonly wish: CustomWish
  /** What a customer calls it; empty for the description of the product, which all customers share. */
  readonly description: string
  readonly customerNumber: string
  readonly createdBy: string
  readonly now: Date
}

type Numbered = { readonly kind: 'numbered'; readonly itemNumber: string; readonly shortName: string }
/** `too-many` is for this customer to hear, `none-left` for all. */
export type Numbering = Numbered | { readonly kind: 'too-many' } | { readonly kind: 'none-left' }

/** The number of a part: the one it has, else one that is given to it now. One number is given at a time. */
export async function giveNumber(sql: Sql, part: ToNumber): Promise<Numbering> {
  await sql.script('lock table custom_items in share row exclusive mode')
  const known = await numberOf(sql, part)
  if (known) return { kind: 'numbered', ...known }
  const standing = await standingOf(sql, part)
  const source = sourceOfNumber(standing)
  if (source === 'refused') return { kind: 'too-many' }
  const fresh = source === 'fresh' ? await freshNumber(sql, part.productLine, standing.given) : null
  if (fresh) return addUnder(sql, fresh, part)
  const spare = await spareNumber(sql, part, source === 'own' ? part.customerNumber : null)
  if (spare === null) return { kind: source === 'own' ? 'too-many' : 'none-left' }
  await sql.run('delete from custom_items where product_line = $1 and item_number = $2', [
    part.productLine,
    spare.itemNumber,
  ])
  return addUnder(sql, spare, part)
}

const numberedRow = z
  .object({ item_number: z.string(), short_name: z.string() })
  .transform((row) => ({ itemNumber: row.item_number, shortName: row.short_name }))

const numberOf = async (sql: Sql, { productLine, madeName, description, customerNumber }: ToNumber) =>
  oneOf(
    description === ''
      ? await sql.all(
          numberedRow,
          'select item_number, short_name from custom_items where product_line = $1 and short_name = $2',
          [productLine, madeName],
        )
      : await sql.all(
          numberedRow,
          `select item_number, short_name from custom_items
           where product_line = $1 and customer_number = $2 and description = $3
             and short_name = $4::text || '-' || item_number`,
          [productLine, customerNumber, description, madeName],
        ),
  )

const standingRow = z.object({ given: z.number(), held: z.number(), newToday: z.number() })

async function standingOf(sql: Sql, { productLine, customerNumber, now }: ToNumber): Promise<Standing> {
  const rows = await sql.all(
    standingRow,
    `select coalesce(max(running) + 1, 0)::integer as given,
       count(*) filter (where customer_number = $2)::integer as held,
       count(*) filter (where customer_number = $2 and created_at > $3)::integer as "newToday"
     from custom_items where product_line = $1`,
    [productLine, customerNumber, new Date(now.getTime() - DAY)],
  )
  return oneOf(rows) ?? { given: 0, held: 0, newToday: 0 }
}

type Place = { readonly running: number; readonly itemNumber: string }

/** The next number of a line. In earlier versions lines went on at one place, so another line may have one already. */
async function freshNumber(sql: Sql, productLine: ProductLine, given: number): Promise<Place | null> {
  for (let running = given; running < CUSTOM_NUMBERS; running += 1) {
    const itemNumber = customItemNumber(productLine, running)
    if (itemNumber === null) return null
    const taken = await sql.all(
      numberedRow,
      'select item_number, short_name from custom_items where item_number = $1',
      [itemNumber],
    )
    if (taken.length === 0) return { running, itemNumber }
  }
  return null
}

const spareRow = z
  .object({ running: z.number(), item_number: z.string() })
  .transform((row): Place => ({ running: row.running, itemNumber: row.item_number }))

/**
 * A number that no quote was issued with, nor is at this moment, and that is a day old: of one customer, or of the one who holds most of them. The
 * drawing it was made for, if there still is one, asks to have its part generated again.
 */
export const spareNumber = async (sql: Sql, { productLine, now }: ToNumber, customerNumber: string | null) =>
  oneOf(
    await sql.all(
      spareRow,
      `select running, item_number
       from custom_items join (
         select coalesce(customer_number, '') as holder, count(*) as held
         from custom_items where product_line = $1 and quoted_at is null group by 1
       ) as holders on holders.holder = coalesce(customer_number, '')
       where product_line = $1 and quoted_at is null and ($2::text is null or customer_number = $2) and created_at <= $3
       order by held desc, created_at, running limit 1 for update of custom_items skip locked`,
      [productLine, customerNumber, new Date(now.getTime() - DAY)],
    ),
  )

/** Two parts of one size are told apart by their short names too: a described one carries its number. */
async function addUnder(sql: Sql, { running, itemNumber }: Place, part: ToNumber): Promise<Numbered> {
  const shortName = part.description === '' ? part.madeName : `${part.madeName}-${itemNumber}`
  await sql.run(
    `insert into custom_items (product_line, running, item_number, short_name, wish, description, customer_number,
       created_by, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9)`,
    [
      part.productLine,
      running,
      itemNumber,
      shortName,
      JSON.stringify(part.wish),
      part.description,
      part.customerNumber,
      part.createdBy,
      part.now,
    ],
  )
  return { kind: 'numbered', itemNumber, shortName }
}
