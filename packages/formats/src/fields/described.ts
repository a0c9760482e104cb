import * as z from 'zod/mini'

/**
 * A schema with something beside it, for `apply`. It checks what it did: what the library's own `describe` adds counts as a
 * check of its own, and what has one cannot be compiled.
 */
const beside = <Schema extends z.core.$ZodType>(schema: Schema, meta: z.core.GlobalMeta): Schema => {
  const own = z.clone(schema)
  z.globalRegistry.add(own, { ...z.globalRegistry.get(schema), ...meta })
  return own
}

/** A schema with words for the documentation. */
export const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema =>
  beside(schema, { description })

/** A schema of a file within a call, which may check less of it; the documentation of calls shows the format whole. */
export const ofFormat = <Schema extends z.core.$ZodType>(schema: Schema, format: string): Schema =>
  beside(schema, { 'x-format': format })

/** A schema that documents what holds where the field is left out; the library's own `default` is for what a schema fills in itself. */
export const usually = <Schema extends z.core.$ZodType>(schema: Schema, usual: unknown): Schema =>
  beside(schema, { 'x-default': usual })
