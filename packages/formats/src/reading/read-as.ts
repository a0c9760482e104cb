import * as z from 'zod/mini'
import { refuse } from './reading.ts'

/** What a file holds, by the schema of its format; throws NotASystemDescription, which names the first field that is wrong. */
export function readAs<Schema extends z.core.$ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, json)
  if (success) return data
  const [{ path, message } = { path: [], message: 'cannot be read' }] = error.issues
  return refuse(fieldAt(path), message)
}

/** `parts[0].at.x`; of the whole, `file`. */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((field, step) => {
    if (typeof step === 'number') return `${field}[${step}]`
    return field === '' ? String(step) : `${field}.${String(step)}`
  }, '') || 'file'
