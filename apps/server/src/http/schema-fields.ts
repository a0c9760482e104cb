import { z } from 'zod'
import { type Html, html } from '../identity/demo/html.ts'

export type JsonSchema = {
  readonly type?: string | readonly string[] | undefined
  readonly description?: string | undefined
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: JsonSchema | undefined
  readonly anyOf?: readonly JsonSchema[] | undefined
  readonly oneOf?: readonly JsonSchema[] | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
  }),
)

/** The fields of a schema as a list; what lies inside a field is folded away. */
export function fieldList(schema: JsonSchema): Html {
  const { properties, required = [] } = insideOf(schema)
  if (!properties) return html`<p class="type">${typeOf(schema)}</p>`
  const fields = Object.entries(properties)
  if (fields.length === 0) return html`<p class="type">{}</p>`
  return html`<ul class="fields">${fields.map(([name, field]) => fieldItem(name, field, required.includes(name)))}</ul>`
}

function fieldItem(name: string, field: JsonSchema, isRequired: boolean): Html {
  const head = html`<code>${name}</code> <span class="type">${typeOf(field)}${isRequired ? '' : ', optional'}</span> ${field.description ?? ''}`
  return insideOf(field).properties
    ? html`<li><details><summary>${head}</summary>${fieldList(field)}</details></li>`
    : html`<li>${head}</li>`
}

/** The object a field holds, whether alone, in a list, or beside null. */
function insideOf(schema: JsonSchema): JsonSchema {
  if (schema.properties) return schema
  if (schema.items) return insideOf(schema.items)
  const variants = schema.anyOf ?? schema.oneOf ?? []
  const objects = variants.map(insideOf).filter(({ properties }) => properties)
  if (objects.length === 0) return {}
  return { properties: Object.assign({}, ...objects.map(({ properties }) => properties)), required: [] }
}

function typeOf({ type, items, anyOf, oneOf, ...schema }: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(String).join(' | ')
  const variants = anyOf ?? oneOf
  if (variants) return [...new Set(variants.map(typeOf))].join(' | ')
  if (items) return `list of ${typeOf(items)}`
  return type === undefined ? 'any' : String(type)
}
