import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

/** Which draft: that of the main option where none is named. */
type Which = { readonly headerID: string; readonly option?: number | undefined }

const ITS_ROW =
  'header_id = $1 and option_number = coalesce($2::integer, (select main_option from headers where id = $1))'

/** The revision of an option that is issued while a draft of it is begun. */
const ISSUED_NOW = `(
           select version from revision_status
           where header_id = headers.id and option_number = quote_options.number and offer_state = 'issued')`

const draftRow = z.object({
  counter: z.number(),
  body: z.string().nullable(),
  saved_by: z.string(),
  saved_at: z.date(),
  has_preview: z.boolean(),
  device: z.string(),
  edit: z.number(),
})
const stateRow = z.object({
  counter: z.number(),
  bytes: z.number(),
  saved_by: z.string(),
  saved_at: z.date(),
})
const savedRow = z.object({ counter: z.number(), has_preview: z.boolean() })
const counterRow = z.object({ counter: z.number() })
const bodyRow = z.object({ body: z.string() })
const previewRow = z.object({ preview: z.string().nullable() })

export type DraftToSave = {
  readonly headerID: string
  readonly option?: number | undefined
  /** Counter of the draft that is replaced; 0 where there was none. */
  readonly basedOn: number
  readonly body: string
  /** PNG, base64; null leaves the one before. */
  readonly preview: string | null
  /** Which edit of which browser it is. */
  readonly device: string
  readonly edit: number
  readonly savedBy: string
  readonly savedAt: Date
}

/** Drafts of quotes, each a row that is updated in place. */
export const draftsRepository = (database: Database) => ({
  find: async ({ headerID, option }: Which) =>
    oneOf(
      await database.all(
        draftRow,
        `select counter, body, saved_by, saved_at, preview is not null as has_preview, device, edit
         from drafts where ${ITS_ROW}`,
        [Number(headerID), option ?? null],
      ),
    ),

  /** How far a draft is, and how many bytes it takes. */
  state: async ({ headerID, option }: Which) =>
    oneOf(
      await database.all(
        stateRow,
        `select counter, coalesce(octet_length(body), 0) + coalesce(octet_length(preview), 0) as bytes, saved_by, saved_at
         from drafts where ${ITS_ROW}`,
        [Number(headerID), option ?? null],
      ),
    ),

  /** Takes the place of the draft it is based on: null where that is no longer the last one, or the quote was accepted. */
  save: async ({ headerID, option, basedOn, body, preview, device, edit, savedBy, savedAt }: DraftToSave) =>
    oneOf(
      await database.all(
        savedRow,
        `insert into drafts (header_id, option_number, counter, body, preview, saved_by, saved_at, device, edit, based_on)
         select headers.id, quote_options.number, 1, $4, $5, $6, $7, $8, $9, ${ISSUED_NOW}
         from headers join quote_options
           on quote_options.header_id = headers.id and quote_options.number = coalesce($2::integer, headers.main_option)
         where headers.id = $1
           and case when changing_option is null then status <> 'accepted' else changing_option = quote_options.number end
           and ($3 = 0 or exists (select from drafts where ${ITS_ROW}))
         on conflict (header_id, option_number) do update
           set counter = drafts.counter + 1, body = excluded.body,
             preview = coalesce(excluded.preview, drafts.preview), saved_by = excluded.saved_by, saved_at = excluded.saved_at,
             device = excluded.device, edit = excluded.edit,
             based_on = case when drafts.body is null then excluded.based_on else drafts.based_on end
           where drafts.counter = $3
         returning counter, preview is not null as has_preview`,
        [Number(headerID), option ?? null, basedOn, body, preview, savedBy, savedAt, device, edit],
      ),
    ),

  /** Leaves the row without its body, so that its counter goes on; null where the draft is no longer the one that is meant. */
  discard: async ({ headerID, option }: Which, counter: number) =>
    oneOf(
      await database.all(
        counterRow,
        `update drafts set counter = counter + 1, body = null, preview = null
         where ${ITS_ROW} and counter = $3 returning counter`,
        [Number(headerID), option ?? null, counter],
      ),
    )?.counter ?? null,

  preview: async ({ headerID, option }: Which): Promise<string | null> =>
    oneOf(
      await database.all(previewRow, `select preview from drafts where ${ITS_ROW} and body is not null`, [
        Number(headerID),
        option ?? null,
      ]),
    )?.preview ?? null,
})

/** The draft of another quote becomes that of a copy, with its preview; part of the transaction that makes the copy. */
export async function copyDraft(
  sql: Sql,
  { from, to, savedBy, savedAt, adapt }: DraftToCopy,
): Promise<boolean> {
  const [found] = await sql.all(bodyRow, `select body from drafts where ${ITS_ROW} and body is not null`, [
    Number(from),
    null,
  ])
  const body = found ? adapt(found.body) : null
  if (body === null) return false
  await sql.run(
    `insert into drafts (header_id, option_number, counter, body, preview, saved_by, saved_at)
     select $3, 1, 1, $4, preview, $5, $6 from drafts where ${ITS_ROW}`,
    [Number(from), null, Number(to), body, savedBy, savedAt],
  )
  return true
}

type DraftToCopy = {
  readonly from: string
  readonly to: string
  readonly savedBy: string
  readonly savedAt: Date
  /** The drawing as that of the copy; null where it cannot be read. */
  readonly adapt: (body: string) => string | null
}

/**
 * Gives the room of replaced drafts back to the table: every save leaves the one before. PostgreSQL does so by itself, the embedded
 * database does not.
 */
export const reclaimDrafts = async (database: Pick<Database, 'kind' | 'run'>): Promise<void> => {
  if (database.kind === 'embedded') await database.run('vacuum drafts')
}

export type DraftsRepository = ReturnType<typeof draftsRepository>
