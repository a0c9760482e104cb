/** A file that is not what it should be; the message names the field and says what is wanted. */
export class NotASystemDescription extends Error {
  override readonly name = 'NotASystemDescription'
}

type Fields = Readonly<Record<string, unknown>>

const fail = (field: string, wanted: string): never => {
  throw new NotASystemDescription(`${field}: ${wanted}`)
}

/** Enough to know a value again; a whole list of points would hide the sentence. */
const LONGEST_SHOWN = 100

/** What stands in a file where something else should, for a refusal. */
export function found(value: unknown): string {
  if (value === undefined) return 'is missing'
  // A number of too many digits is read as infinite.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return 'is too large'
  const shown = JSON.stringify(value)
  return `is ${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}`
}

export function readObject(value: unknown, field: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  return fail(field, `${found(value)}; it must be an object`)
}

export function readList(value: unknown, field: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(field, `${found(value)}; it must be a list`)
}

/** How long a list may be, and what is in it. */
export type Most = { readonly most: number; readonly things: string }

/** What is wrong with a list that is too long; null of any other. */
export const tooMany = ({ length }: readonly unknown[], { most, things }: Most): string | null =>
  length > most ? `holds ${length} ${things}; ${most} is the most` : null

export function readShortList(value: unknown, field: string, most: Most): readonly unknown[] {
  const list = readList(value, field)
  const fault = tooMany(list, most)
  return fault === null ? list : fail(field, fault)
}

export function readText(value: unknown, field: string): string {
  return typeof value === 'string' && value !== '' ? value : fail(field, `${found(value)}; it must be a text`)
}

export function readNumber(value: unknown, field: string): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : fail(field, `${found(value)}; it must be a number`)
}

/** A size a person can measure. */
export function readSize(value: unknown, field: string): number {
  const size = readNumber(value, field)
  return size > 0 ? size : fail(field, `${found(value)}; it must be greater than 0`)
}

export function readQuantity(value: unknown, field: string): number {
  const quantity = readNumber(value, field)
  return Number.isInteger(quantity) && quantity >= 0
    ? quantity
    : fail(field, `${found(value)}; it must be a whole number, 0 or more`)
}

export function readFlag(value: unknown, field: string): boolean {
  return typeof value === 'boolean' ? value : fail(field, `${found(value)}; it must be true or false`)
}

export function readOneOf<Choice extends string | number>(
  value: unknown,
  choices: readonly Choice[],
  field: string,
): Choice {
  const choice = choices.find((one) => one === value)
  return choice ?? fail(field, `${found(value)}; it must be one of ${choices.join(', ')}`)
}

/** Farther out, numbers are too coarse to tell whether parts meet. */
const FARTHEST = 1_000_000

export function readCoordinate(value: unknown, field: string): number {
  const coordinate = readNumber(value, field)
  return Math.abs(coordinate) <= FARTHEST
    ? coordinate
    : fail(field, `is ${coordinate}; it must lie within ${FARTHEST} in of the corner of the canvas`)
}

/** What is left out or null takes the default. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** Reads a field when it is there, else takes the default. */
export const optional = <Value>(
  fields: Fields,
  name: string,
  fallback: Value,
  read: (value: unknown, field: string) => Value,
  within: string,
): Value => {
  const value = fields[name]
  return isGiven(value) ? read(value, within === '' ? name : `${within}.${name}`) : fallback
}

export const refuse = fail
