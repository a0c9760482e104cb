import { z } from 'zod'

/**
 * What may stand in a cell, as schemas from text to value. Each says what is wrong, what was found and what to do;
 * the description is the last part, also used where a cell that must be filled is empty.
 */

const refuse = (problem: string, advice: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${problem}, found ${String(input)}; ${advice}`,
  abort: true,
})

/** An empty cell is null. */
const emptyOr = <Value>(schema: z.ZodType<Value, string>) =>
  z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable())

export const words = (advice: string) => z.string().describe(advice)

export const itemNumber = (advice: string) =>
  z
    .string()
    .regex(/^\d{5}$/, refuse('must be five digits', advice))
    .describe(advice)

const decimal = (advice: string) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, refuse('must be a number', advice))
    .refine((cell) => Number(cell) >= 0, refuse('must not be negative', advice))

export const pounds = (advice: string) => decimal(advice).transform(Number).describe(advice)

export const percentage = (advice: string) =>
  decimal(advice)
    .refine(
      (cell) => Number(cell) > 0 && Number(cell) <= 100,
      refuse('must be more than 0 and at most 100', advice),
    )
    .transform(Number)
    .describe(advice)

/** A length in inches, or the like: more than zero. */
export const measure = (advice: string) =>
  emptyOr(
    decimal(advice)
      .refine((cell) => Number(cell) > 0, refuse('must be more than zero', advice))
      .transform(Number),
  ).describe(advice)

/** Dollars with two decimals become integer cents, digit by digit: no fraction is ever computed. */
export const dollars = (advice: string) =>
  emptyOr(
    z
      .string()
      .refine((cell) => !cell.startsWith('-'), refuse('must not be negative', advice))
      .regex(/^\d{1,7}\.\d{2}$/, refuse('must be dollars with two decimals', advice))
      .transform((cell) => Number(cell.replace('.', ''))),
  ).describe(advice)

export const yesOrNo = (advice: string) =>
  z
    .string()
    .refine((cell) => ['yes', 'no', ''].includes(cell), refuse('must be yes or no', advice))
    .transform((cell) => cell === 'yes')
    .describe(advice)

export const oneOf = <const Names extends readonly string[]>(names: Names, advice: string) =>
  z.enum(names, refuse('is unknown', advice)).describe(advice)

export const oneOfOrEmpty = <const Names extends readonly string[]>(names: Names, advice: string) =>
  emptyOr(z.string().pipe(z.enum(names, refuse('is unknown', advice)))).describe(advice)

/** `2 x PPEM45TTL + 1 x PPPC` */
export const pieces = (advice: string) =>
  z
    .string()
    .refine((cell) => cell === '' || cell.split(' + ').every(isPiece), refuse('cannot be read', advice))
    .transform((cell) => (cell === '' ? [] : cell.split(' + ').map(pieceOf)))
    .describe(advice)

const PIECE = /^([1-9]\d*) x (\S.*)$/
const isPiece = (piece: string) => PIECE.test(piece)
const pieceOf = (piece: string) => {
  const [, quantity, shortName] = PIECE.exec(piece) ?? []
  return { shortName: shortName ?? '', quantity: Number(quantity) }
}
