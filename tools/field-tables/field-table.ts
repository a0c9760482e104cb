import { jsonSchemaOf } from '@ramp/formats'

/** JSON Schema, as far as the schemas of our formats become it. */
type Schema = {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly 'x-default'?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

export type Field = {
  /** `parts[].attach.side` */
  readonly name: string
  /** Empty where the schema says nothing. */
  readonly meaning: string
  readonly choices: readonly unknown[]
  /** What holds where it is left out; undefined where its meaning says so. */
  readonly usual: unknown
  readonly isNeeded: boolean
}

/** Every field of a format in the order of its schema, those within a field after it. */
export const fieldsOf = (format: Parameters<typeof jsonSchemaOf>[0]): readonly Field[] =>
  fieldsWithin(jsonSchemaOf(format, 'draft-2020-12') as Schema, '')

function fieldsWithin(schema: Schema, within: string): readonly Field[] {
  if (schema.items) return fieldsWithin(schema.items, `${within}[]`)
  const variants = variantsOf(schema)
  if (variants.length > 0) return distinct(variants.flatMap((one) => fieldsWithin(one, within)))
  const properties = schema.properties ?? {}
  // The page says once what a point is.
  if (Object.keys(properties).join() === 'x,y') return []
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = within === '' ? key : `${within}.${key}`
    return [
      {
        name: isList(field) ? `${name}[]` : name,
        meaning: field.description ?? '',
        choices: choicesOf(field),
        usual: field['x-default'],
        isNeeded: schema.required?.includes(key) ?? false,
      },
      ...fieldsWithin(field, name),
    ]
  })
}

/** What a value may be; that it may be null says nothing. */
const variantsOf = ({ anyOf, oneOf }: Schema) =>
  [...(anyOf ?? []), ...(oneOf ?? [])].filter(({ type }) => type !== 'null')

const isList = (schema: Schema): boolean => schema.items !== undefined || variantsOf(schema).some(isList)

function choicesOf(schema: Schema): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return schema.enum
  if (schema.items) return choicesOf(schema.items)
  return variantsOf(schema).flatMap(choicesOf)
}

/** Rows of several kinds share fields: each is told once, with what any of them may be. */
function distinct(fields: readonly Field[]): readonly Field[] {
  const known = new Map<string, Field>()
  for (const field of fields) {
    const before = known.get(field.name)
    known.set(
      field.name,
      before ? { ...before, choices: [...new Set([...before.choices, ...field.choices])] } : field,
    )
  }
  return [...known.values()]
}

/** A table for people who write files by hand. */
export const fieldTable = (fields: readonly Field[]): string =>
  ['| field | meaning | default |', '|---|---|---|', ...fields.map(rowOf)].join('\n')

const rowOf = ({ name, meaning, choices, usual, isNeeded }: Field): string => {
  const either =
    choices.length > 0 ? ` ${choices.length === 1 ? 'Only' : 'One of'} ${choices.map(code).join(', ')}.` : ''
  const otherwise = isNeeded ? 'needed' : isNothing(usual) ? '' : code(usual)
  return `| \`${name}\` | ${meaning}${either} | ${otherwise} |`
}

const code = (value: unknown): string => `\`${String(value)}\``

/** Whether a default is that there is none. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  JSON.stringify(value) === '[]' ||
  JSON.stringify(value) === '{}'
