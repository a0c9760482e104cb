import type pg from 'pg'

/**
 * Copies a finished quote of customer 10001 so many times within the database: every sixth copy is a draft that was never finished, the others
 * are received, issued (some of them expired), declined or accepted, each with a name, a contact and an address of its own.
 */
export async function copyQuote(
  client: pg.Client,
  { id, copies }: { readonly id: number; readonly copies: number },
) {
  await client.query(COPY_HEADERS, [id, copies])
  await client.query(COPY_REVISIONS, [id])
  await client.query(SET_STATES, [id])
  await client.query(ADD_PLACES, [id])
  await client.query('vacuum analyze')
}

const COPY_HEADERS = `
  insert into headers (customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at, updated_at)
  select customer_number,
    (array['Harper', 'Miller', 'Okafor', 'Jensen', 'Alvarez', 'Nguyen', 'Kowalski', 'Reyes'])[1 + job % 8] || ' residence ' || job,
    product_line, industry, case when job % 6 = 0 then 'draft' when job % 6 = 5 then 'accepted' else 'received' end,
    creator_client_id, created_by, created_at - job * interval '1 hour', updated_at - job * interval '1 hour'
  from headers, generate_series(1, $2::integer) as job where id = $1`

const COPY_REVISIONS = `
  insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet,
    issued_by, issued_at, warnings, verdict)
  select headers.id, 1, catalogue_version, layout, lines, payload, parts_total + headers.id, weight, linear_feet + headers.id % 40,
    issued_by, issued_at, warnings, verdict
  from headers, issued_quotes where header_id = $1 and version = 1 and headers.id > $1 and headers.status <> 'draft'`

const SET_STATES = `
  update revision_status set valid_until = current_date + header_id % 60 - 20,
    offer_state = (array['none', 'issued', 'issued', 'declined'])[1 + header_id % 4]
  where header_id > $1`

const ADD_PLACES = `
  insert into quote_places (header_id, address, contact, phone)
  select id, jsonb_build_array(id || ' Elm Street', 'Reading, PA ' || 19600 + id % 100), 'Contact ' || id, '610-555-' || lpad((id % 10000)::text, 4, '0')
  from headers where id > $1`
