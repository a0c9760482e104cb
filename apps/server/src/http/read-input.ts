import type { ObjectSchema, ValidInputOf } from '@ramp/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'

/** The input of a call, gathered from path, query and body and checked against its contract. */
export function readInput<Input extends ObjectSchema>(
  schema: Input,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): ValidInputOf<{ readonly input: Input }> {
  if (body !== undefined && !isFields(body))
    throw new AppError('input.invalid', 'The body must be a JSON object.')
  const parsed = z.safeParse(schema, { ...fieldsOf(query), ...fieldsOf(body), ...fieldsOf(params) })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path.map(String).join('.'),
    message,
  }))
  const [first] = problems
  throw new AppError(
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
