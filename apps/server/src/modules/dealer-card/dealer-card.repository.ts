import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

const cardRow = z
  .object({
    version: z.number(),
    name: z.string(),
    licence: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(z.string())),
    insurance: z.string(),
    terms: z.string(),
    logo_sha256: z.string().nullable(),
    logo: z.instanceof(Uint8Array).nullable(),
    saved_by: z.string(),
    saved_at: z.date(),
  })
  .transform(({ logo_sha256, logo, saved_by, saved_at, ...texts }) => ({
    ...texts,
    logoSha256: logo_sha256,
    logo: logo && Buffer.from(logo).toString('base64'),
    savedBy: saved_by,
    savedAt: saved_at,
  }))
type CardRow = z.infer<typeof cardRow>

const versionRow = z.object({ version: z.number(), saved_by: z.string(), saved_at: z.date() })
const contactRow = z.object({ name: z.string(), licence: z.string(), phone: z.string(), email: z.string() })

type Texts = Pick<
  CardRow,
  'name' | 'licence' | 'phone' | 'email' | 'address' | 'insurance' | 'terms' | 'savedBy' | 'savedAt'
>
export type CardToSave = Texts & {
  readonly basedOn: number
  /** The sum of a logo that is there already, or one to add with it. */
  readonly logo: { readonly sha256: string; readonly bytes: Uint8Array | null } | null
}

/** Versions of the card of each dealer, which never change. */
export const dealerCardRepository = (database: Database) => ({
  /** A version, or the newest; null where none was saved. */
  card: async (customerNumber: string, version: number | null = null): Promise<CardRow | null> =>
    oneOf(
      await database.all(
        cardRow,
        `select version, name, licence, phone, email, address, insurance, terms, logo_sha256,
           (select bytes from dealer_logos
            where customer_number = dealer_card_versions.customer_number and sha256 = logo_sha256) as logo,
           saved_by, saved_at
         from dealer_card_versions where customer_number = $1 and version = coalesce($2::integer, version)
         order by version desc limit 1`,
        [customerNumber, version],
      ),
    ),

  /** Newest first. */
  versions: (customerNumber: string) =>
    database.all(
      versionRow,
      'select version, saved_by, saved_at from dealer_card_versions where customer_number = $1 order by version desc',
      [customerNumber],
    ),

  /** What was entered with a document before the first version. */
  contact: async (customerNumber: string) =>
    oneOf(
      await database.all(
        contactRow,
        'select name, licence, phone, email from dealer_cards where customer_number = $1',
        [customerNumber],
      ),
    ),

  /** Whether it was saved: not if somebody saved since. */
  save: (customerNumber: string, card: CardToSave): Promise<boolean> =>
    database.transaction(async (sql) => {
      const { logo } = card
      if (logo?.bytes)
        await sql.run(
          'insert into dealer_logos (customer_number, sha256, bytes) values ($1, $2, $3) on conflict do nothing',
          [customerNumber, logo.sha256, logo.bytes],
        )
      if (!(await addVersion(sql, customerNumber, card))) return false
      // Servers of the version before print these.
      await sql.run(
        `insert into dealer_cards (customer_number, name, licence, phone, email) values ($1, $2, $3, $4, $5)
         on conflict (customer_number) do update
         set name = excluded.name, licence = excluded.licence, phone = excluded.phone, email = excluded.email`,
        [customerNumber, card.name, card.licence, card.phone, card.email],
      )
      return true
    }),
})

async function addVersion(sql: Sql, customerNumber: string, card: CardToSave): Promise<boolean> {
  const added = await sql.run(
    `insert into dealer_card_versions
       (customer_number, version, name, licence, phone, email, address, insurance, terms, logo_sha256, saved_by, saved_at)
     select $1::text, $2::integer + 1, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text, $10::text,
       $11::text, $12::timestamptz
     where $2::integer = coalesce((select max(version) from dealer_card_versions where customer_number = $1::text), 0)
     on conflict do nothing`,
    [
      customerNumber,
      card.basedOn,
      card.name,
      card.licence,
      card.phone,
      card.email,
      JSON.stringify(card.address),
      card.insurance,
      card.terms,
      card.logo?.sha256 ?? null,
      card.savedBy,
      card.savedAt,
    ],
  )
  return added > 0
}

export type DealerCardRepository = ReturnType<typeof dealerCardRepository>
