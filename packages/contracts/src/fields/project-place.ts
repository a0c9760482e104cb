import { described } from '@ramp/formats'
import * as z from 'zod/mini'

const words = z.string().check(z.trim(), z.maxLength(120))

/** The place of a project as documents print it; what was not entered is empty. */
export const projectPlace = z.object({
  address: z.array(words).check(z.maxLength(4)).apply(described, 'Address lines, as on an envelope.'),
  contact: words.apply(described, 'Site contact.'),
  phone: words,
})
