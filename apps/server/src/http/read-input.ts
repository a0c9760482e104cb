import type { ObjectSchema, ValidInputOf } from '@ramp/contracts'
import { z } from 'zod'
import { compiled } from '../schemas/compiled.ts'
import { AppError } from './app-error.ts'
import { unstorableIn } from './storable.ts'

type Asked = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** The input of a call, gathered from path, query and body and checked against its contract. */
export function readInput<Input extends ObjectSchema>(
  schema: Input,
  { params, query, body }: Asked,
): ValidInputOf<{ readonly input: Input }> {
  if (body !== undefined && !isFields(body))
    throw new AppError('input.invalid', 'The body must be a JSON object.')
  const parsed = z.safeParse(compiled(schema), { ...fieldsOf(query), ...fieldsOf(body), ...fieldsOf(params) })
  if (!parsed.success) throw refusalOf(parsed.error.issues)
  const way = unstorableIn(parsed.data)
  if (way) throw refusalOf([{ path: way, message: 'has a character that cannot be saved; delete it' }])
  return parsed.data
}

/** What a body holds that is still bytes. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AppError('input.invalid', NOT_WHOLE)
  }
}

export const NOT_WHOLE = 'The body is not complete JSON. Send it again.'

/** More than a person mends at once; a long list with a thousand wrong rows is wrong for one reason. */
const MOST_PROBLEMS = 20

type Problem = { readonly path: readonly PropertyKey[]; readonly message: string }

function refusalOf(found: readonly Problem[]): AppError {
  const problems = found
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
  const [first] = problems
  return new AppError(
    'input.invalid',
    `Correct ${first?.field ?? 'the input'}: ${first?.message ?? ''}`,
    problems,
  )
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown) => (isFields(value) ? value : {})

/** The fields of a schema that travel in the path, and the others; for the documentation. */
export function partsOf(input: ObjectSchema, inPath: readonly string[]) {
  const fields: readonly (readonly [string, z.core.$ZodType])[] = Object.entries(input.shape)
  const pick = (isWanted: (name: string) => boolean) => {
    const wanted = fields.filter(([name]) => isWanted(name))
    return wanted.length === 0 ? undefined : z.object(Object.fromEntries(wanted))
  }
  return { path: pick((name) => inPath.includes(name)), rest: pick((name) => !inPath.includes(name)) }
}
