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

  /** Stores a new version; whoever else stores it at the same moment wins or waits. */
  add: (version: string, lines: readonly CatalogueData[], now: Date): Promise<void> =>
    database.transaction(async (sql) => {
      const added = await sql.run(
        'insert into catalogue_versions (version, checksum, loaded_at) values ($1, $2, $3) on conflict do nothing',
        [version, checksumOf(lines), now],
      )
      if (added === 1) for (const line of lines) await addLine(sql, line)
    }),

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
