import { described } from '@ramp/formats'
import * as z from 'zod/mini'

/** What the database counts up to. */
const MOST_VERSIONS = 2 ** 31 - 1

/** A count that may also come as text, in an address. */
const counted = (most: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(most))

/** How many options a quote has at most. */
export const MOST_OPTIONS = 20

/** Number of an option of a quote. */
export const optionNumber = counted(MOST_OPTIONS).apply(described, 'Number of the option: 1, 2, 3 and so on.')

/** Which option of a quote a call is about. */
export const ofOption = z
  .optional(optionNumber)
  .apply(
    described,
    'Which option of the quote. If left out, the ordered one, else the approved one, else the first.',
  )

/** Number of a revision over all options of a quote. */
export const versionNumber = counted(MOST_VERSIONS)
