import {
  type PaperFacts,
  paperFacts,
  type SavedFacts,
  type savePaperFacts,
  type ValidInputOf,
} from '@ramp/contracts'
import { layoutSchema } from '@ramp/formats'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

const { foundation, revisions, review } = paperFacts.shape
const place = z.object({
  address: z.array(z.string()),
  contact: z.string(),
  phone: z.string(),
  foundation,
  revisions,
  review,
})
const card = z.object({ name: z.string(), licence: z.string(), phone: z.string(), email: z.string() })

const zoneRow = z.object({ time_zone: z.string().nullable() })
const offeredRow = z.object({
  option: z.number(),
  letter: z.string(),
  issued_at: z.date(),
  issued_by: z.string(),
  time_zone: z.string().nullable(),
})

const issuedRow = z.object({ version: z.number(), layout: layoutSchema })

const NO_REVIEW = { permitNumber: '', comments: [] }
const NO_FOUNDATION = { pad: null, isAnchored: null }
const NOWHERE = {
  address: [],
  contact: '',
  phone: '',
  foundation: NO_FOUNDATION,
  revisions: [],
  review: NO_REVIEW,
}
const NOBODY = { name: '', licence: '', phone: '', email: '' }

type Sent = Omit<ValidInputOf<typeof savePaperFacts>, 'id'>
/** The place of a project that is null stays as it is. */
type ToSave = Omit<Sent, 'project'> & { readonly project: Sent['project'] | null }
type Whose = { readonly headerID: string; readonly customerNumber: string }

type Company = NonNullable<SavedFacts['company']>
/** A version of a dealer's card, or the newest; null where none was saved. */
type CardOf = (customerNumber: string, version?: number) => Promise<(PaperFacts['dealer'] & Company) | null>

type FactsOfQuote = PaperFacts & { readonly company: Company | null }

const companyOf = ({ version, address, insurance, terms, logo }: Company): Company => ({
  version,
  address,
  insurance,
  terms,
  logo,
})

export const papersRepository = (database: Database, cardOf: CardOf) => ({
  async facts({ headerID, customerNumber }: Whose): Promise<FactsOfQuote> {
    const [places, cards, inForce] = await Promise.all([
      database.all(
        place,
        'select address, contact, phone, foundation, revisions, review from quote_places where header_id = $1',
        [Number(headerID)],
      ),
      database.all(card, 'select name, licence, phone, email from dealer_cards where customer_number = $1', [
        customerNumber,
      ]),
      cardOf(customerNumber),
    ])
    const { foundation: feet, revisions: kept, review: of, ...project } = oneOf(places) ?? NOWHERE
    const dealer = inForce ? card.parse(inForce) : (oneOf(cards) ?? NOBODY)
    return {
      project,
      foundation: feet,
      revisions: kept,
      review: of,
      dealer,
      company: inForce && companyOf(inForce),
    }
  },

  /** What a version of a dealer's card says beside name, license, phone and e-mail. */
  async company(customerNumber: string, version: number): Promise<Company | null> {
    const found = await cardOf(customerNumber, version)
    return found && companyOf(found)
  },

  /** What was finished last of an option, of the main one where none is named, with its drawing; null while nothing was. */
  issued: async (headerID: string, option: number | null = null) =>
    oneOf(
      await database.all(
        issuedRow,
        `select version, layout from issued_quotes
         where header_id = $1 and option_number = coalesce($2::integer, (select main_option from headers where id = $1))
         order by version desc limit 1`,
        [Number(headerID), option],
      ),
    ),

  /** Every revision that was issued, oldest first, with its dealer's time zone. */
  issuedRevisions: ({ headerID, customerNumber }: Whose) =>
    database.all(
      offeredRow,
      `select option_number as option, letter, offers.issued_at, offers.issued_by,
         (select time_zone from dealer_cards where customer_number = $2) as time_zone
       from offers join issued_quotes on issued_quotes.header_id = offers.header_id and issued_quotes.version = offers.version
       where offers.header_id = $1 order by offers.version`,
      [Number(headerID), customerNumber],
    ),

  /** The time zone that a dealer entered; null where none was. */
  timeZone: async (customerNumber: string): Promise<string | null> => {
    const rows = await database.all(
      zoneRow,
      'select time_zone from dealer_cards where customer_number = $1',
      [customerNumber],
    )
    return oneOf(rows)?.time_zone ?? null
  },

  save: ({ headerID, customerNumber }: Whose, { dealer, ...place }: ToSave): Promise<void> =>
    database.transaction(async (sql) => {
      await savePlace(sql, headerID, place)
      if (dealer !== undefined) await saveDealer(sql, customerNumber, dealer)
    }),
})

function savePlace(
  sql: Sql,
  headerID: string,
  { project, foundation: feet, revisions: changed, review: said }: Omit<ToSave, 'dealer'>,
) {
  return sql.run(
    `insert into quote_places (header_id, address, contact, phone, revisions, review, foundation)
         values ($1, coalesce($2::jsonb, '[]'::jsonb), coalesce($3, ''), coalesce($4, ''), coalesce($5::jsonb, '[]'::jsonb), coalesce($6::jsonb, $7::jsonb),
           coalesce($8::jsonb, $9::jsonb))
         on conflict (header_id) do update
         set address = coalesce($2::jsonb, quote_places.address), contact = coalesce($3, quote_places.contact),
           phone = coalesce($4, quote_places.phone),
           revisions = coalesce($5::jsonb, quote_places.revisions),
           review = coalesce($6::jsonb, quote_places.review),
           foundation = coalesce($8::jsonb, quote_places.foundation)`,
    [
      Number(headerID),
      project && JSON.stringify(project.address),
      project?.contact ?? null,
      project?.phone ?? null,
      changed === undefined ? null : JSON.stringify(changed),
      said === undefined ? null : JSON.stringify(said),
      JSON.stringify(NO_REVIEW),
      feet === undefined ? null : JSON.stringify(feet),
      JSON.stringify(NO_FOUNDATION),
    ],
  )
}

/** Once there is a card, a new version of it says who the dealer is. */
const saveDealer = (
  sql: Sql,
  customerNumber: string,
  { name, licence, phone, email }: PaperFacts['dealer'],
) =>
  sql.run(
    `insert into dealer_cards (customer_number, name, licence, phone, email)
     select $1::text, $2::text, $3::text, $4::text, $5::text
     where not exists (select from dealer_card_versions where customer_number = $1::text)
     on conflict (customer_number) do update
     set name = excluded.name, licence = excluded.licence, phone = excluded.phone, email = excluded.email`,
    [customerNumber, name, licence, phone, email],
  )
