import { z } from 'zod'
import type { Database, Sql } from '../../../db/database.ts'
import { migrate, readMigrations } from '../../../db/migrate.ts'

/** The first step that the release before options and revisions does not know. */
const FIRST_NEW = '027'

export const QUOTES = 1000

/** The events that the release before knows, and no other. */
const EVENTS = [
  'created',
  'copied',
  'issued',
  'accepted',
  'reopened',
  'exported',
  'facts-saved',
  'granted',
  'grant-ended',
  'shared-seen',
] as const

/** The tables of the release before, with quotes in mixed states: drafts, finished once and three times, accepted at once and later. */
export async function fillAsReleaseBefore(database: Database) {
  await migrate(
    database,
    readMigrations().filter(({ name }) => name < FIRST_NEW),
  )
  await database.script(`
    insert into catalogue_versions (version, checksum, loaded_at) values ('2026.0', 'none', now());
    insert into headers (customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at, updated_at)
      select case n % 4 when 0 then '10002' else '10001' end, 'Quote ' || n, 'P3G', 'residential',
        case when n % 6 < 2 then 'draft' when n % 6 < 4 then 'received' else 'accepted' end, 2, 'Dana Miller',
        timestamptz '2026-01-01' + n * interval '1 hour', timestamptz '2026-06-01' + n * interval '1 hour'
      from generate_series(1, ${QUOTES}) as n order by n;
    insert into projects (header_id, version, body, saved_by, saved_at)
      select id, v, jsonb_build_object('save', v), created_by, updated_at from headers, generate_series(1, 2) as v where id % 3 > 0;
    insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet,
      issued_by, issued_at, accepted_by, accepted_at)
      select headers.id, v, '2026.0', '{}', jsonb_build_array(jsonb_build_object('itemNumber', '21180', 'shortName', 'PRSTL8',
        'description', 'Ramp', 'quantity', v, 'unitPrice', 1000 + headers.id, 'total', v * (1000 + headers.id))), '{}',
        v * (1000 + headers.id), 10 * v, 8 * v, created_by, updated_at + v * interval '1 minute',
        case when status = 'accepted' and v = versions then 'Sam Ortiz' end,
        case when status = 'accepted' and v = versions then updated_at + interval '1 day' end
      from headers, lateral (select case when id % 2 = 0 then 1 else 3 end as versions) as made, generate_series(1, versions) as v
      where status <> 'draft';
    insert into audit (at, event, person, customer_number, header_id, version, request_id)
      select issued_at, 'issued', 'dana', '10001', header_id, version, 'request' from issued_quotes;
    insert into drafts (header_id, counter, body, saved_by, saved_at)
      select id, 3, '{}', created_by, updated_at from headers where id % 5 = 0 and status <> 'accepted';
  `)
}

const factRow = z.object({ what: z.string(), rows: z.number(), sum: z.string() })

/** How many rows there are of everything that the release before knew, and a sum over all that they say. */
export const factsOfReleaseBefore = (sql: Sql) =>
  sql.all(
    factRow,
    [
      [
        'headers',
        'id, customer_number, name, product_line, status, creator_client_id, created_by, created_at, updated_at',
      ],
      ['projects', 'header_id, version, body, saved_by, saved_at'],
      [
        'issued_quotes',
        'header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet, issued_by, issued_at, accepted_by, accepted_at',
      ],
      ['audit', 'id, at, event, person, customer_number, header_id, version, request_id'],
      ['drafts', 'header_id, option_number, counter, body, saved_by, saved_at'],
    ]
      .map(
        ([table, columns]) =>
          `select '${table}' as what, count(*)::integer as rows, md5(string_agg(said, ' ' order by said)) as sum
           from (select row(${columns})::text as said from ${table}) as ${table}_said`,
      )
      .join(' union all '),
  )

/** What a server of the release before runs on its tables, statement by statement. */
export const serverBefore = (sql: Sql) => ({
  save: (id: number) =>
    sql.run(
      `with changed as (
         update headers set updated_at = $4
         where id = $1 and status <> 'accepted' and product_line = $5
           and ($6::text is null or (customer_number = $6 and customer_number <> ''))
           and ($7::timestamptz is null or updated_at = $7)
         returning id
       )
       insert into projects (header_id, version, body, saved_by, saved_at)
       select id, (select coalesce(max(version), 0) + 1 from projects where header_id = $1), $2::jsonb, $3, $4
       from changed
       on conflict (header_id, version) do nothing returning version`,
      [id, '{"save":"old"}', 'Dana Miller', new Date(), 'P3G', null, null],
    ),
  async finish(id: number) {
    await sql.run(
      `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload,
         parts_total, weight, linear_feet, issued_by, issued_at, finish_key, warnings, verdict, pdf_place, pdf_bytes, pdf_saved_at)
       select $1, (select coalesce(max(version), 0)::integer + 1 from issued_quotes where header_id = $1), '2026.0', '{}'::jsonb, '[]'::jsonb,
         '{}'::jsonb, 777, 1, 1, 'Dana Miller', $2, null, '[]'::jsonb, null, files.place, files.bytes, files.saved_at
       from (select $3::text as name) as pdf left join files on files.name = pdf.name`,
      [id, new Date(), `${id}.pdf`],
    )
    await sql.run("update headers set status = 'received', updated_at = $2 where id = $1", [id, new Date()])
    await sql.run(
      `insert into audit (at, event, person, customer_number, header_id, version, request_id, name)
       values ($1, 'issued', 'dana', '10001', $2, 1, 'request', 'Dana Miller')`,
      [new Date(), id],
    )
  },
  async accept(id: number) {
    const touched = await sql.run(
      `update issued_quotes set accepted_by = $2, accepted_at = $3
       where header_id = $1 and version = (select max(version) from issued_quotes where header_id = $1)`,
      [id, 'Dana Miller', new Date()],
    )
    await sql.run("update headers set status = 'accepted', updated_at = $2 where id = $1", [id, new Date()])
    return touched
  },
  audit: (id: number) =>
    sql.all(
      z.object({ event: z.enum(EVENTS), version: z.number().nullable() }),
      `select audit.id, at, event, person, coalesce(audit.name, users.email) as name, audit.customer_number, header_id, version, request_id
       from audit left join users on users.id = audit.person where header_id = $1 order by audit.id desc limit 101`,
      [id],
    ),
  list: () =>
    sql.all(
      z.object({ id: z.number(), status: z.string(), parts_total: z.number().nullable() }),
      `select headers.id, status, issued.parts_total from headers
       left join lateral (select parts_total from issued_quotes where header_id = headers.id order by version desc limit 1) as issued on true
       where headers.customer_number = '10001' order by headers.updated_at desc, headers.id desc limit 50`,
    ),
})
