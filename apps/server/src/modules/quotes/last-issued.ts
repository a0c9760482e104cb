import { type IssuedQuote, issuedQuote } from '@ramp/contracts'
import { layoutSchema } from '@ramp/formats'
import { z } from 'zod'
import { oneOf, type Sql } from '../../db/database.ts'

const issuedRow = z
  .object({
    version: z.number(),
    catalogue_version: z.string(),
    lines: issuedQuote.shape.lines,
    payload: issuedQuote.shape.payload,
    parts_total: z.number(),
    weight: z.number(),
    linear_feet: z.number(),
    warnings: issuedQuote.shape.warnings,
    verdict: issuedQuote.shape.verdict,
    issued_by: z.string(),
    issued_at: z.date(),
    accepted_by: z.string().nullable(),
    accepted_at: z.date().nullable(),
    finish_key: z.string().nullable(),
  })
  .transform((row): { quote: IssuedQuote; finishKey: string | null } => ({
    finishKey: row.finish_key,
    quote: {
      versionNumber: row.version,
      catalogueVersion: row.catalogue_version,
      issuedAt: row.issued_at.toISOString(),
      issuedBy: row.issued_by,
      lines: row.lines,
      partsTotal: row.parts_total,
      weight: row.weight,
      linearFeet: row.linear_feet,
      warnings: row.warnings,
      verdict: row.verdict,
      payload: row.payload,
      acceptedAt: row.accepted_at?.toISOString() ?? null,
      acceptedBy: row.accepted_by,
    },
  }))

/** Revisions of one option of a quote ($2); of the main one where none is named. */
export const OF_OPTION =
  'header_id = $1 and option_number = coalesce($2::integer, (select main_option from headers where id = $1))'

const ISSUED = `select version, catalogue_version, lines, payload, parts_total, weight, linear_feet, warnings, verdict, issued_by,
    issued_at, accepted_by, accepted_at, finish_key
  from issued_quotes`

/** The last finished version of an option, and the name its finish was sent under. */
export const lastIssued = async (sql: Sql, headerID: string, option: number | null = null) =>
  oneOf(
    await sql.all(issuedRow, `${ISSUED} where ${OF_OPTION} order by version desc limit 1`, [
      Number(headerID),
      option,
    ]),
  )

const layoutRow = z.object({ layout: layoutSchema })

/** One issued version of a quote with its drawing; rows never change, so the two are of one moment. */
export async function issuedRevision(sql: Sql, headerID: string, version: number) {
  const key = [Number(headerID), version]
  const [rows, drawings] = await Promise.all([
    sql.all(issuedRow, `${ISSUED} where header_id = $1 and version = $2`, key),
    sql.all(layoutRow, 'select layout from issued_quotes where header_id = $1 and version = $2', key),
  ])
  const [issued, drawing] = [oneOf(rows), oneOf(drawings)]
  return issued && drawing ? { ...issued.quote, layout: drawing.layout } : null
}

const drawingRow = z
  .object({ layout: layoutSchema, issued_at: z.date() })
  .transform(({ layout, issued_at }) => ({ layout, savedAt: issued_at }))

/** The drawing of an option that was finished last, and when. */
export const issuedLayout = async (sql: Sql, headerID: string, option: number | null = null) =>
  oneOf(
    await sql.all(
      drawingRow,
      `select layout, issued_at from issued_quotes where ${OF_OPTION} order by version desc limit 1`,
      [Number(headerID), option],
    ),
  )
