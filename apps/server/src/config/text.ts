import { z } from 'zod'

/** What a variable holds; an empty one counts as none. */
export const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
