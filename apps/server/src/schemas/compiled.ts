import { z } from 'zod'

const known = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/**
 * A schema that checks the same, several times as fast: it is compiled when it is first needed, once. Contracts are written for the
 * browser, where none may be.
 */
export function compiled<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  let made = known.get(schema)
  if (!made) {
    made = z.compile(schema)
    known.set(schema, made)
  }
  return made as Schema
}
