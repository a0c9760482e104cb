/** Lines that an address has at most (the contract of savePaperFacts). */
export const MOST_LINES = 4
const LONGEST_LINE = 120

/** The lines of an address that have words. */
export const linesOf = (address: string): readonly string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Why an address cannot be saved; null where it can. */
export function addressFault(address: string): string | null {
  const lines = linesOf(address)
  if (lines.length > MOST_LINES) return `An address has at most ${MOST_LINES} lines.`
  return lines.some((line) => line.length > LONGEST_LINE)
    ? `A line has at most ${LONGEST_LINE} characters.`
    : null
}
