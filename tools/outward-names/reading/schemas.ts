/** A JSON schema, as far as names are read from it. */
export type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema | readonly Schema[]
  readonly prefixItems?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** The paths of all fields of a schema, and the values of each that has only some: `parts[].kind = ramp`. */
export const fieldsOfSchema = (schema: unknown, path = ''): readonly string[] => {
  const one = schema as Schema
  return [
    ...valuesOf(one).map((value) => `${path} = ${value}`),
    ...Object.entries(one.properties ?? {}).flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`
      return [at, ...fieldsOfSchema(inner, at)]
    }),
    ...[one.items ?? [], one.prefixItems ?? []].flat().flatMap((inner) => fieldsOfSchema(inner, `${path}[]`)),
    ...(typeof one.additionalProperties === 'object'
      ? fieldsOfSchema(one.additionalProperties, `${path}.*`)
      : []),
    ...[one.anyOf ?? [], one.oneOf ?? [], one.allOf ?? []]
      .flat()
      .flatMap((inner) => fieldsOfSchema(inner, path)),
  ]
}

const valuesOf = ({ enum: choices = [], const: only }: Schema): readonly unknown[] =>
  (only === undefined ? choices : [only]).filter((value) => typeof value === 'string')
