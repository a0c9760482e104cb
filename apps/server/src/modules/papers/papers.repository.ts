import type { PaperFacts } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, oneOf } from '../../db/database.ts'

const place = z.object({ address: z.array(z.string()), contact: z.string(), phone: z.string() })
const card = z.object({ name: z.string(), licence: z.string(), phone: z.string(), email: z.string() })

const NOWHERE = { address: [], contact: '', phone: '' }
const NOBODY = { name: '', licence: '', phone: '', email: '' }

type Whose = { readonly headerID: string; readonly customerNumber: string }

export const papersRepository = (database: Database) => ({
  async facts({ headerID, customerNumber }: Whose): Promise<PaperFacts> {
    const [places, cards] = await Promise.all([
      database.all(place, 'select address, contact, phone from quote_places where header_id = $1', [
        Number(headerID),
      ]),
      database.all(card, 'select name, licence, phone, email from dealer_cards where customer_number = $1', [
        customerNumber,
      ]),
    ])
    return { project: oneOf(places) ?? NOWHERE, dealer: oneOf(cards) ?? NOBODY }
  },

  save: ({ headerID, customerNumber }: Whose, { project, dealer }: PaperFacts): Promise<void> =>
    database.transaction(async (sql) => {
      await sql.run(
        `insert into quote_places (header_id, address, contact, phone) values ($1, $2::jsonb, $3, $4)
         on conflict (header_id) do update set address = excluded.address, contact = excluded.contact, phone = excluded.phone`,
        [Number(headerID), JSON.stringify(project.address), project.contact, project.phone],
      )
      await sql.run(
        `insert into dealer_cards (customer_number, name, licence, phone, email) values ($1, $2, $3, $4, $5)
         on conflict (customer_number) do update
         set name = excluded.name, licence = excluded.licence, phone = excluded.phone, email = excluded.email`,
        [customerNumber, dealer.name, dealer.licence, dealer.phone, dealer.email],
      )
    }),
})
