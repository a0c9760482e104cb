import { type OwnTerms, ownTerms } from '@ramp/contracts'
import { z } from 'zod'

/** JSON that is kept as text. */
export const json = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)

export const savedRow = z
  .object({ terms: json(ownTerms), counter: z.number(), saved_by: z.string(), saved_at: z.date() })
  .transform(({ terms, counter, saved_by, saved_at }) => ({
    terms,
    counter,
    savedBy: saved_by,
    savedAt: saved_at,
  }))
/** Terms as somebody saved them; those of a dealer may lack fields that are newer than the save. */
export type SavedTerms = z.infer<typeof savedRow>

/** Somebody who saves, and the counter of what that is based on. */
export type Saving = {
  readonly terms: OwnTerms
  readonly basedOn: number
  readonly savedBy: string
  readonly savedAt: Date
}

export const valuesOf = ({ terms, basedOn, savedBy, savedAt }: Saving) =>
  [JSON.stringify(terms), basedOn, savedBy, savedAt] as const
