import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

/** Until a quote has options its drawing is that of option 1. */
const OPTION = 1

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
  find: async (headerID: string) =>
    oneOf(
      await database.all(
        draftRow,
        `select counter, body, saved_by, saved_at, preview is not null as has_preview, device, edit
         from drafts where header_id = $1 and option_number = $2`,
        [Number(headerID), OPTION],
      ),
    ),

  /** How far a draft is, and how many bytes it takes. */
  state: async (headerID: string) =>
    oneOf(
      await database.all(
        stateRow,
        `select counter, coalesce(octet_length(body), 0) + coalesce(octet_length(preview), 0) as bytes, saved_by, saved_at
         from drafts where header_id = $1 and option_number = $2`,
        [Number(headerID), OPTION],
      ),
    ),

  /** Takes the place of the draft it is based on: null where that is no longer the last one, or the quote was accepted. */
  save: async ({ headerID, basedOn, body, preview, device, edit, savedBy, savedAt }: DraftToSave) =>
    oneOf(
      await database.all(
        savedRow,
        `insert into drafts (header_id, option_number, counter, body, preview, saved_by, saved_at, device, edit)
         select id, $2, 1, $4, $5, $6, $7, $8, $9 from headers
         where id = $1 and status <> 'accepted'
           and ($3 = 0 or exists (select from drafts where header_id = $1 and option_number = $2))
         on conflict (header_id, option_number) do update
           set counter = drafts.counter + 1, body = excluded.body,
             preview = coalesce(excluded.preview, drafts.preview), saved_by = excluded.saved_by, saved_at = excluded.saved_at,
             device = excluded.device, edit = excluded.edit
           where drafts.counter = $3
         returning counter, preview is not null as has_preview`,
        [Number(headerID), OPTION, basedOn, body, preview, savedBy, savedAt, device, edit],
      ),
    ),

  /** Leaves the row without its body, so that its counter goes on; null where the draft is no longer the one that is meant. */
  discard: async (headerID: string, counter: number) =>
    oneOf(
      await database.all(
        counterRow,
        `update drafts set counter = counter + 1, body = null, preview = null
         where header_id = $1 and option_number = $2 and counter = $3 returning counter`,
        [Number(headerID), OPTION, counter],
      ),
    )?.counter ?? null,

  preview: async (headerID: string): Promise<string | null> =>
    oneOf(
      await database.all(
        previewRow,
        'select preview from drafts where header_id = $1 and option_number = $2 and body is not null',
        [Number(headerID), OPTION],
      ),
    )?.preview ?? null,
})

/** The draft of another quote becomes that of a copy, with its preview; part of the transaction that makes the copy. */
export async function copyDraft(
  sql: Sql,
  { from, to, savedBy, savedAt, adapt }: DraftToCopy,
): Promise<boolean> {
  const [found] = await sql.all(
    bodyRow,
    'select body from drafts where header_id = $1 and option_number = $2 and body is not null',
    [Number(from), OPTION],
  )
  const body = found ? adapt(found.body) : null
  if (body === null) return false
  await sql.run(
    `insert into drafts (header_id, option_number, counter, body, preview, saved_by, saved_at)
     select $3, $2, 1, $4, preview, $5, $6 from drafts where header_id = $1 and option_number = $2`,
    [Number(from), OPTION, Number(to), body, savedBy, savedAt],
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
