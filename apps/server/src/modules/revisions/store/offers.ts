import { paperFacts, printedPrice } from '@ramp/contracts'
import type { PrintedPrice } from '@ramp/pricing'
import { z } from 'zod'
import { oneOf, type Sql } from '../../../db/database.ts'

const json = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)

/** What a revision was issued for; the first offers had the parts at retail alone, which is no price. */
const frozenPrice = z.union([
  z.array(z.unknown()).transform((): PrintedPrice | null => null),
  z.object({ price: z.nullable(printedPrice) }).transform(({ price }): PrintedPrice | null => price),
])
export const figures = json(frozenPrice)

export const figuresToFreeze = (price: PrintedPrice | null): string => JSON.stringify({ price })

const projectOnOffer = z.object({
  name: z.string(),
  address: z.array(z.string()),
  contact: z.string(),
  phone: z.string(),
})
const { foundation, dealer, review } = paperFacts.shape
const factsOnOffer = z.object({ project: projectOnOffer, foundation, dealer, review })

const offerRow = z
  .object({
    facts: json(factsOnOffer),
    terms: json(z.object({ validDays: z.number() })),
    figures,
    first_until: z.string(),
    issued_by: z.string(),
    card_version: z.number().nullable(),
  })
  .transform(({ facts, terms: { validDays }, figures: price, first_until, issued_by, card_version }) => ({
    facts,
    price,
    validDays,
    /** The last day as it was issued, before anybody extended it. */
    validUntil: first_until,
    issuedBy: issued_by,
    cardVersion: card_version,
  }))
export type OfferRow = z.infer<typeof offerRow>

/** What a revision was issued with; null where it was not issued. */
export const offerOf = async (sql: Sql, headerID: string, version: number): Promise<OfferRow | null> =>
  oneOf(
    await sql.all(
      offerRow,
      `select facts, terms, figures, valid_until::text as first_until, issued_by, card_version
       from offers where header_id = $1 and version = $2`,
      [Number(headerID), version],
    ),
  )
