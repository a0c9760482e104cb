import * as z from 'zod/mini'

/** A format in JSON Schema: what a file may hold. What only the reader checks is not in it. */
export function jsonSchemaOf(format: z.core.$ZodType, target: 'draft-2020-12' | 'openapi-3.0') {
  const { $schema: _, ...schema } = z.toJSONSchema(format, { io: 'input', target, unrepresentable: 'any' })
  return schema
}
