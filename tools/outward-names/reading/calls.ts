import { fieldsOfSchema, type Schema } from './schemas.ts'

type Body = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
type Operation = {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}

/** An OpenAPI description, as far as names are read from it. */
export type Description = {
  readonly components: { readonly securitySchemes: object }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

type Call = { readonly name: string; readonly operation: Operation }

export const callsOf = ({ paths }: Description): readonly Call[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** `POST /api/fit (fit, bearer) 200 400`: the group of a call, what lets somebody make it, and how it may end. */
export const callLine = ({ name, operation }: Call): string => {
  const { operationId = '', tags = [], security = [], responses } = operation
  const keys = security.flatMap((one) => Object.keys(one))
  const about = [operationId, ...tags, keys.length > 0 ? keys : 'for everybody']
    .flat()
    .filter((word) => word !== '')
  return `${name} (${about.join(', ')}) ${Object.keys(responses).join(' ')}`
}

const REFUSED = /^[45]/

/** What a call takes and gives, by place. Refusals are the same for all and stand by themselves. */
const partsOf = ({ operation }: Call): readonly (readonly [place: string, schema: Schema])[] => [
  ...(operation.parameters ?? []).map((one) => [`in.${one.in}.${one.name}`, one.schema] as const),
  ...bodiesOf(operation.requestBody).map((schema) => ['in.body', schema] as const),
  ...Object.entries(operation.responses)
    .filter(([status]) => !REFUSED.test(status))
    .flatMap(([, response]) => bodiesOf(response).map((schema) => ['out', schema] as const)),
]

const bodiesOf = (body: Body | undefined): readonly Schema[] =>
  Object.values(body?.content ?? {}).map(({ schema }) => schema)

export const refusalFields = (description: Description): readonly string[] =>
  callsOf(description).flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => REFUSED.test(status))
      .flatMap(([, response]) => bodiesOf(response).flatMap((schema) => fieldsOfSchema(schema))),
  )

/** Something that several calls take or give is listed once, where it has at least so many names. */
const LARGE = 12

/**
 * The names of all calls, each call under its own heading. What several of them share is under a heading of its own, named after
 * the field it first comes in, and the calls refer to it: `in.body.layout: see layout`.
 */
export function callFields(description: Description): Readonly<Record<string, readonly string[]>> {
  const calls = callsOf(description)
  const shared = sharedShapes(calls.flatMap((call) => partsOf(call)))
  const own = calls.map((call): [string, readonly string[]] => [
    call.name,
    partsOf(call).flatMap(([place, schema]) => namesOf(schema, place, shared, null)),
  ])
  const apart = [...shared].map(([shape, { name, schema }]): [string, readonly string[]] => [
    `Shared: ${name}`,
    namesOf(schema, '', shared, shape),
  ])
  return Object.fromEntries([...own, ...apart].filter(([, names]) => names.length > 0))
}

type Shared = { readonly name: string; readonly schema: Schema }

function sharedShapes(
  parts: readonly (readonly [place: string, schema: Schema])[],
): ReadonlyMap<string, Shared> {
  const seen = new Map<string, Shared & { count: number }>()
  const visit = (schema: Schema, field: string) => {
    const shape = shapeOf(schema)
    if (schema.properties && fieldsOfSchema(schema).length >= LARGE) {
      const known = seen.get(shape)
      if (known) known.count++
      else seen.set(shape, { name: field, schema, count: 1 })
      if (known) return
    }
    for (const [name, inner] of insideOf(schema)) visit(inner, name === '' ? field : name)
  }
  for (const [place, schema] of parts) visit(schema, place)
  const several = [...seen].filter(([, { count }]) => count > 1)
  return new Map(several.map(([shape, one], index) => [shape, { ...one, name: uniqueName(several, index) }]))
}

/** Two shapes under one field are told apart by a number. */
function uniqueName(all: readonly (readonly [string, Shared])[], index: number): string {
  const name = all[index]?.[1].name ?? ''
  const before = all.slice(0, index).filter(([, one]) => one.name === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}

const shapeOf = (schema: Schema): string => [...new Set(fieldsOfSchema(schema))].sort().join('\n')

const insideOf = (schema: Schema): readonly (readonly [name: string, inner: Schema])[] => [
  ...Object.entries(schema.properties ?? {}),
  ...[
    schema.items ?? [],
    schema.prefixItems ?? [],
    schema.anyOf ?? [],
    schema.oneOf ?? [],
    schema.allOf ?? [],
  ]
    .flat()
    .map((inner) => ['', inner] as const),
  ...(typeof schema.additionalProperties === 'object' ? [['', schema.additionalProperties] as const] : []),
]

/** Names of a schema as `fieldsOfSchema` has them, where a shared shape is one line; `within` is the one that is being listed. */
function namesOf(
  schema: Schema,
  path: string,
  shared: ReadonlyMap<string, Shared>,
  within: string | null,
): readonly string[] {
  const shape = schema.properties ? shapeOf(schema) : ''
  const known = shape === within ? undefined : shared.get(shape)
  if (known) return [`${path}: see ${known.name}`]
  const { properties = {}, items, prefixItems, anyOf, oneOf, allOf, additionalProperties, ...plain } = schema
  const inside = (inner: Schema, at: string) => namesOf(inner, at, shared, null)
  return [
    ...(path === '' ? [] : [path]),
    ...fieldsOfSchema(plain, path),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      inside(inner, path === '' ? name : `${path}.${name}`),
    ),
    ...[items ?? [], prefixItems ?? []].flat().flatMap((inner) => inside(inner, `${path}[]`)),
    ...[anyOf ?? [], oneOf ?? [], allOf ?? []]
      .flat()
      .flatMap((inner) => namesOf(inner, path, shared, within)),
    ...(typeof additionalProperties === 'object' ? inside(additionalProperties, `${path}.*`) : []),
  ]
}
