import * as z from 'zod/mini'

/**
 * A schema with words for the documentation, for `apply`. It checks what it did: the library's own `describe` counts as a check
 * of its own, and what has one cannot be compiled.
 */
export const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  const own = z.clone(schema)
  z.globalRegistry.add(own, { ...z.globalRegistry.get(schema), description })
  return own
}
