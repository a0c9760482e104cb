import { createHash } from 'node:crypto'
import { catalogueData } from '@ramp/contracts'
import type { CatalogueData } from '@ramp/domain'
import { item } from '@ramp/formats'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

const lineRow = z.object({
  product_line: catalogueData.shape.productLine,
  price_levels: catalogueData.shape.priceLevels,
})
const itemRow = z.object({ body: item })
const listRow = z.object({
  version: z.string(),
  holds_from: z.string().nullable(),
  honored_until: z.string().nullable(),
  published_by: z.string().nullable(),
  published_at: z.date(),
  withdrawn_at: z.date().nullable(),
  withdrawn_by: z.string().nullable(),
})

/** Every version of the catalogue; one that came with a release has no day from which it holds. */
export type ListRow = z.infer<typeof listRow>

/** Who publishes a list, and from which day until when. */
type Publication = {
  readonly holdsFrom: string
  readonly honoredUntil: string | null
  readonly publishedBy: string
}

/** Tells two catalogues apart by all that is in them. */
export const checksumOf = (lines: readonly CatalogueData[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...lines].sort((a, b) => (a.productLine < b.productLine ? -1 : 1))))
    .digest('hex')

export const catalogueRepository = (database: Database) => ({
  /** Checksum of a version that was loaded before; null for a new one. */
  async checksum(version: string): Promise<string | null> {
    const rows = await database.all(
      z.object({ checksum: z.string() }),
      'select checksum from catalogue_versions where version = $1',
      [version],
    )
    return oneOf(rows)?.checksum ?? null
  },

  /** Stores a new version, published by somebody or of a release; false where somebody else has stored it before. */
  add: (version: string, { lines, now, publication }: ToAdd): Promise<boolean> =>
    database.transaction(async (sql) => {
      const { holdsFrom = null, honoredUntil = null, publishedBy = null } = publication ?? {}
      const added = await sql.run(
        `insert into catalogue_versions (version, checksum, loaded_at, holds_from, honored_until, published_by)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [version, checksumOf(lines), now, holdsFrom, honoredUntil, publishedBy],
      )
      if (added === 1) for (const line of lines) await addLine(sql, line)
      return added === 1
    }),

  lists: (): Promise<ListRow[]> =>
    database.all(
      listRow,
      `select version, holds_from::text, honored_until::text, published_by, loaded_at as published_at, withdrawn_at, withdrawn_by
       from catalogue_versions order by holds_from nulls first, loaded_at, version`,
    ),

  /** Takes a list back that does not hold yet; false where it holds, or was taken back before. */
  withdraw: async (version: string, { by, at, today }: Withdrawal): Promise<boolean> =>
    (await database.run(
      `update catalogue_versions set withdrawn_by = $2, withdrawn_at = $3
       where version = $1 and withdrawn_at is null and holds_from > $4::date`,
      [version, by, at, today],
    )) === 1,

  /** All product lines of a version. */
  async read(version: string): Promise<CatalogueData[]> {
    const lines = await database.all(
      lineRow,
      'select product_line, price_levels from catalogue_lines where version = $1 order by product_line',
      [version],
    )
    return Promise.all(
      lines.map(async ({ product_line: productLine, price_levels: priceLevels }) => {
        const rows = await database.all(
          itemRow,
          'select body from items where version = $1 and product_line = $2 order by position',
          [version, productLine],
        )
        return { version, productLine, items: rows.map(({ body }) => body), priceLevels }
      }),
    )
  },
})

type ToAdd = {
  readonly lines: readonly CatalogueData[]
  readonly now: Date
  readonly publication?: Publication
}

type Withdrawal = { readonly by: string; readonly at: Date; readonly today: string }

export type CatalogueRepository = ReturnType<typeof catalogueRepository>

async function addLine(sql: Sql, { version, productLine, items, priceLevels }: CatalogueData) {
  await sql.run(
    'insert into catalogue_lines (version, product_line, price_levels) values ($1, $2, $3::jsonb)',
    [version, productLine, JSON.stringify(priceLevels)],
  )
  await sql.run(
    `insert into items (version, product_line, position, item_number, short_name, body)
     select $1, $2, position, body->>'itemNumber', body->>'shortName', body
     from jsonb_array_elements($3::jsonb) with ordinality as listed (body, position)`,
    [version, productLine, JSON.stringify(items)],
  )
}
