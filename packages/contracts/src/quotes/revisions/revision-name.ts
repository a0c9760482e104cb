/** Letters that cannot be taken for a digit or for each other (ASME Y14.35). */
const LETTERS = 'ABCDEFGHJKLMNPRTUVWY'

/** Letter of the revision that was issued as the first (1), second, and so on of its option: A to Y, then AA. */
export function revisionLetter(number: number): string {
  const before = Math.floor((number - 1) / LETTERS.length)
  return (before > 0 ? revisionLetter(before) : '') + (LETTERS[(number - 1) % LETTERS.length] ?? '')
}

/** Option and letter, always together: `1A`. */
export const revisionMark = ({
  option,
  letter,
}: {
  readonly option: number
  readonly letter: string
}): string => `${option}${letter}`

/** What people call a revision: quote, option and letter, `1042-1A`. */
export const revisionName = (
  quote: string,
  revision: { readonly option: number; readonly letter: string },
): string => `${quote}-${revisionMark(revision)}`
