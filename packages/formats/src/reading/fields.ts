import * as z from 'zod/mini'
import { described, usually } from '../fields/described.ts'
import { found } from './reading.ts'

/** The sentence of a field that holds something else: what it holds, and what it must be. */
const mustBe = (wanted: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${found(input)}; it must be ${wanted}`,
})

export const text = z.string(mustBe('a text')).check(z.minLength(1, mustBe('a text')))
export const anyText = z.string({ error: () => 'must be a text' })
export const flag = z.boolean(mustBe('true or false'))
export const number = z.number(mustBe('a number'))
/** A size a person can measure. */
export const size = number.check(z.positive(mustBe('greater than 0')))
/** A room or a distance. */
export const margin = number.check(
  z.nonnegative({ error: ({ input }) => `is ${input}; it must be 0 or more` }),
)
export const quantity = number.check(
  z.refine((value) => Number.isInteger(value) && value >= 0, mustBe('a whole number, 0 or more')),
)

/** Farther out, numbers are too coarse to tell whether parts meet. */
const FARTHEST = 1_000_000
const isNear = (value: number) => Math.abs(value) <= FARTHEST
export const coordinate = number.check(
  z.refine(isNear, {
    error: ({ input }) => `is ${input}; it must be within ${FARTHEST}" of the corner of the canvas`,
  }),
)

export const oneOf = <const Choice extends string | number>(choices: readonly Choice[]) =>
  z.literal(choices, mustBe(`one of ${choices.join(', ')}`))

export const list = <Row extends z.ZodMiniType>(row: Row) => z.array(row, mustBe('a list'))

/** A list that is counted before any of it is read. */
export const shortList = <Row extends z.ZodMiniType>(
  row: Row,
  { most, things }: { readonly most: number; readonly things: string },
) => {
  const rows = list(row)
  const counted = z.transform((value: z.input<typeof rows>, { issues }) => {
    if (Array.isArray(value) && value.length > most)
      issues.push({
        code: 'custom',
        input: value,
        path: [],
        message: `has ${value.length} ${things}; ${most} is the maximum`,
      })
    return value
  })
  return z.pipe(counted, rows)
}

/** What may be left out, or be null, which says the same. */
export const given = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.nullish(value),
    z.transform((one) => one ?? undefined),
  )

/** What takes a default where it is left out or null. */
export const otherwise = <Value extends z.ZodMiniType>(value: Value, usual: z.output<Value>) =>
  z
    .pipe(
      z.nullish(value),
      z.transform((one) => one ?? usual),
    )
    .apply(usually, usual)

type Optional<Fields> = { [Key in keyof Fields]-?: undefined extends Fields[Key] ? Key : never }[keyof Fields]

/** Fields that are not given are no fields. */
export type Present<Fields> = Omit<Fields, Optional<Fields>> & {
  [Key in Optional<Fields>]?: Exclude<Fields[Key], undefined>
}

export const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>

export const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(z.object(shape, mustBe('an object')), z.transform(present))

export const point = object({
  x: coordinate.apply(described, 'To the right.'),
  y: coordinate.apply(described, 'Down.'),
})

/** A file with every field of its format said, so that one that is forgotten here does not compile. */
export type Written<Fields> = { readonly [Key in keyof Fields]-?: Fields[Key] | undefined }
