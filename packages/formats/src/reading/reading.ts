/** A file that is not what it should be; the message names the field and says what is wanted. */
export class NotASystemDescription extends Error {
  override readonly name = 'NotASystemDescription'
}

export const refuse = (field: string, wanted: string): never => {
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
