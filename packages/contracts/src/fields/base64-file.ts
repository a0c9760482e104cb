import { described } from '@ramp/formats'
import * as z from 'zod/mini'

/** About 15 MB of file. */
const MAX_BASE64 = 20_000_000

/** The content of a file that travels inside of a call. */
export const base64File = z.string().check(z.maxLength(MAX_BASE64)).apply(described, 'Content, base64.')
